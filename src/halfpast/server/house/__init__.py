"""All tables of this server: found, kept in memory or put to rest, listed, driven, given room."""
