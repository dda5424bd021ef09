# Settings of this device, and the faces people can choose from.

settings-title = Instellingen
settings-about = Blijft op dit apparaat bewaard.

settings-cards = Grootte van de kaarten
settings-cards-small = Klein
settings-cards-normal = Normaal
settings-cards-large = Groot
settings-speed = Snelheid
    .about = Hoe snel kaarten vliegen. Speel je alleen tegen bots, dan houden die dit tempo ook aan.
settings-speed-slow = Rustig
settings-speed-normal = Normaal
settings-speed-fast = Snel
settings-hand = Linkshandig
    .about = Knoppen binnen bereik van je linkerduim.
settings-felt = Kleur van de tafel
settings-felt-night = Amber
settings-felt-green = Groen
settings-felt-wine = Wijnrood
settings-felt-slate = Leigrijs
settings-buzz = Trillen
    .about = Even trillen als jij aan de beurt bent.
settings-sound = Geluid
settings-volume = Volume

## Faces

settings-face = Je gezicht
settings-animal = Dier
settings-animal-cat = Kat
settings-animal-dog = Hond
settings-animal-bear = Beer
settings-animal-mouse = Muis
settings-animal-frog = Kikker
settings-animal-duck = Eend
settings-animal-deer = Hert
settings-animal-pig = Varken
settings-animal-penguin = Pinguïn
settings-animal-sheep = Schaap
settings-colour = Kleur
settings-colour-amber = Amber
settings-colour-coral = Koraal
settings-colour-rose = Roze
settings-colour-violet = Violet
settings-colour-blue = Blauw
settings-colour-teal = Turkoois
settings-colour-green = Groen
settings-colour-sand = Zand
