# Why a bot makes a move.

level8-why-only-move = C’est le seul coup possible.
level8-why-by-chance = Un coup tiré au hasard.
level8-why-slip = Comme ça, sur un coup de tête.
level8-why-lays-level = Le niveau entier est posé.
level8-why-lays-off = Une carte de moins en main.
level8-why-ends-round = Cela met fin à la manche.
level8-why-stock-better = La pioche promet au moins autant que les cartes visibles.
level8-why-helps = Cette carte rapproche du niveau.
level8-why-goes-off = Cette carte s’ajoute tout de suite à une combinaison.
level8-why-not-needed = Cette carte ne sert pas au niveau.
level8-why-needed = Cette carte est utile au niveau.
level8-why-safe = Cela ne révèle rien.
level8-why-helps-nobody = Cette carte ne sert à personne.
level8-why-plays-take = Les autres montrent des cartes ; l’une d’elles peut servir.
level8-why-plays-swap = Les cartes inutiles partent, d’autres arrivent.
level8-why-plays-keep = On pourra garder plus de cartes pour la manche suivante.
level8-why-plays-skip = C’est le joueur le plus dangereux.
level8-why-nothing-helps = Aucune des cartes montrées n’est utile.
level8-why-enough = Les autres cartes restent où elles sont.
level8-why-secret = C’est son secret.
level8-why-least-needed = C’est la carte qui manquera le moins.
