# Settings of this device, and the faces people can choose from.

settings-title = Settings
settings-about = Kept on this device.

settings-cards = Card size
settings-cards-small = Small
settings-cards-normal = Normal
settings-cards-large = Large
settings-speed = Speed
    .about = How fast cards fly. If you play only with bots, the bots keep this pace too.
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-hand = Left-handed
    .about = Buttons within reach of the left thumb.
settings-felt = Table colour
settings-felt-night = Amber
settings-felt-green = Green
settings-felt-wine = Wine
settings-felt-slate = Slate
settings-buzz = Vibrate
    .about = A short buzz when it is your turn.
settings-sound = Sound
settings-volume = Volume

## Faces

settings-face = Your face
settings-animal = Animal
settings-animal-cat = Cat
settings-animal-dog = Dog
settings-animal-bear = Bear
settings-animal-mouse = Mouse
settings-animal-frog = Frog
settings-animal-duck = Duck
settings-animal-deer = Deer
settings-animal-pig = Pig
settings-animal-penguin = Penguin
settings-animal-sheep = Sheep
settings-colour = Colour
settings-colour-amber = Amber
settings-colour-coral = Coral
settings-colour-rose = Rose
settings-colour-violet = Violet
settings-colour-blue = Blue
settings-colour-teal = Teal
settings-colour-green = Green
settings-colour-sand = Sand
