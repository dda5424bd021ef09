"""All tables of this server: found, kept in memory or at rest, listed, driven, given room."""
