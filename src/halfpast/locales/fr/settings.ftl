# Settings of this device, and the faces people can choose from.

settings-title = Réglages
settings-about = Conservés sur cet appareil.

settings-cards = Taille des cartes
settings-cards-small = Petite
settings-cards-normal = Normale
settings-cards-large = Grande
settings-speed = Vitesse
    .about = La vitesse des cartes. Si tu ne joues qu’avec des robots, ils suivent aussi ce rythme.
settings-speed-slow = Lente
settings-speed-normal = Normale
settings-speed-fast = Rapide
settings-hand = Mode gaucher
    .about = Les boutons à portée du pouce gauche.
settings-felt = Couleur de la table
settings-felt-night = Ambre
settings-felt-green = Vert
settings-felt-wine = Bordeaux
settings-felt-slate = Ardoise
settings-buzz = Vibreur
    .about = Une courte vibration quand c’est à toi de jouer.
settings-sound = Son
settings-volume = Volume

## Faces

settings-face = Ton visage
settings-animal = Animal
settings-animal-cat = Chat
settings-animal-dog = Chien
settings-animal-bear = Ours
settings-animal-mouse = Souris
settings-animal-frog = Grenouille
settings-animal-duck = Canard
settings-animal-deer = Cerf
settings-animal-pig = Cochon
settings-animal-penguin = Pingouin
settings-animal-sheep = Mouton
settings-colour = Couleur
settings-colour-amber = Ambre
settings-colour-coral = Corail
settings-colour-rose = Rose
settings-colour-violet = Violet
settings-colour-blue = Bleu
settings-colour-teal = Turquoise
settings-colour-green = Vert
settings-colour-sand = Sable
