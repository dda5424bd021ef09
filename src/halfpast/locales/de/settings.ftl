# Settings of this device, and the faces people can choose from.

settings-title = Einstellungen
settings-about = Bleiben auf diesem Gerät gespeichert.

settings-cards = Kartengröße
settings-cards-small = Klein
settings-cards-normal = Normal
settings-cards-large = Groß
settings-speed = Tempo
    .about = Wie schnell Karten fliegen. Spielst du allein gegen Bots, halten sie sich auch daran.
settings-speed-slow = Langsam
settings-speed-normal = Normal
settings-speed-fast = Schnell
settings-hand = Linkshändig
    .about = Knöpfe in Reichweite des linken Daumens.
settings-felt = Tischfarbe
settings-felt-night = Bernstein
settings-felt-green = Grün
settings-felt-wine = Weinrot
settings-felt-slate = Schiefer
settings-buzz = Vibrieren
    .about = Kurz vibrieren, wenn du dran bist.
settings-sound = Ton
settings-volume = Lautstärke

## Faces

settings-face = Dein Gesicht
settings-animal = Tier
settings-animal-cat = Katze
settings-animal-dog = Hund
settings-animal-bear = Bär
settings-animal-mouse = Maus
settings-animal-frog = Frosch
settings-animal-duck = Ente
settings-animal-deer = Hirsch
settings-animal-pig = Schwein
settings-animal-penguin = Pinguin
settings-animal-sheep = Schaf
settings-colour = Farbe
settings-colour-amber = Bernstein
settings-colour-coral = Koralle
settings-colour-rose = Rosa
settings-colour-violet = Violett
settings-colour-blue = Blau
settings-colour-teal = Türkis
settings-colour-green = Grün
settings-colour-sand = Sand
