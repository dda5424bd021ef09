# What happened, a sentence an event; spoken by a screen reader, printed by the terminal, written in the log.
# $who is "you" where the reader did it, else "other", and then $name is the name of who did.
# $cards: "a 7", "a ghost", "two 3s"; $card, $lowest, $catch: a number card, "7"; $bid: "6½"; $said: "six and a half"; $count: a number of cards.

half-event-began = 8½, édition { $edition } : { $seats } joueurs, { $games ->
    [one] une partie
   *[other] { $games } parties
  }.
half-event-loaded = Le jeu reprend là où il en était.
half-event-dealt = Partie { $game }. { $who ->
    [you] C’est toi qui distribues.
   *[other] C’est { $name } qui distribue.
  }
half-event-may-exchange = { $who ->
    [you] Tu as fini en premier à la partie précédente : tu peux échanger une carte ouverte avec { $with }.
   *[other] { $name } a fini en premier à la partie précédente et peut échanger une carte ouverte avec { $whom ->
        [you] toi
       *[other] { $with }
      }.
  }
half-event-exchanged = { $who ->
    [you] Tu échanges avec { $with } : tu donnes { $own } et tu reçois { $other }.
   *[other] { $whom ->
        [you] { $name } échange avec toi : tu donnes { $other } et tu reçois { $own }.
       *[other] { $name } échange avec { $with }, donne { $own } et reçoit { $other }.
      }
  }
half-event-declined = { $who ->
    [you] Tu gardes tes cartes ouvertes.
   *[other] { $name } garde ses cartes ouvertes.
  }
half-event-announced = { $who ->
    [you] Ta plus petite carte { $of ->
        [yellow] jaune
       *[number] à chiffre
      } est un { $lowest }.
   *[other] { $name } a pour plus petite carte { $of ->
        [yellow] jaune
       *[number] à chiffre
      } un { $lowest }.
  }
half-event-announced-none = { $who ->
    [you] Tu n’as pas de carte { $of ->
        [yellow] jaune
       *[number] à chiffre
      } en main.
   *[other] { $name } n’a pas de carte { $of ->
        [yellow] jaune
       *[number] à chiffre
      } en main.
  }
half-event-opens = { $by ->
    [lowest] { $who ->
        [you] Tu as la plus petite carte : c’est toi qui ouvres.
       *[other] { $name } a la plus petite carte et ouvre.
      }
    [tie] { $who ->
        [you] Égalité : le sort te désigne, c’est toi qui ouvres.
       *[other] Égalité : le sort désigne { $name }, qui ouvre.
      }
   *[lot] { $who ->
        [you] Le sort te désigne : c’est toi qui ouvres.
       *[other] Le sort désigne { $name }, qui ouvre.
      }
  }
half-event-turned = { $who ->
    [you] Tu retournes ta carte aveugle n° { $place } : { $cards }.
   *[other] { $name } retourne sa carte aveugle n° { $place } : { $cards }.
  }
half-event-laid = { $from ->
    [open] { $who ->
        [you] Parmi tes cartes ouvertes, tu poses { $cards }.
       *[other] Parmi ses cartes ouvertes, { $name } pose { $cards }.
      }
    [blind] { $who ->
        [you] Tu poses { $cards } sur la pile.
       *[other] { $name } pose { $cards } sur la pile.
      }
   *[hand] { $who ->
        [you] Tu poses { $cards }.
       *[other] { $name } pose { $cards }.
      }
  }
half-event-bid = { $who ->
    [you] Tu annonces « { $said } ».
   *[other] { $name } annonce « { $said } ».
  }
# A lay and the bid it makes, in one sentence.
half-event-laid-bid = { $from ->
    [open] { $who ->
        [you] Parmi tes cartes ouvertes, tu poses { $cards } : « { $said } ».
       *[other] Parmi ses cartes ouvertes, { $name } pose { $cards } : « { $said } ».
      }
    [blind] { $who ->
        [you] Elle est jouable : « { $said } ».
       *[other] Elle est jouable : « { $said } ».
      }
   *[hand] { $who ->
        [you] Tu poses { $cards } : « { $said } ».
       *[other] { $name } pose { $cards } : « { $said } ».
      }
  }
# Said after a bid that puts the next player under a 5.
half-event-under-five = La carte suivante doit être un 5 ou moins, un ½ ou un fantôme.
half-event-drew = { $who ->
    [you] Tu pioches : { $cards }.
   *[other] { $name } pioche { $count ->
        [one] une carte
       *[other] { $count } cartes
      }.
  }
half-event-caught = { $who ->
    [you] Attaque réussie ! Tu attaques { $caught } sur { $bid } avec un { $card }.
   *[other] { $whom ->
        [you] Attaque réussie ! { $name } t’attaque sur { $bid } avec un { $card }.
       *[other] Attaque réussie ! { $name } attaque { $caught } sur { $bid } avec un { $card }.
      }
  }
half-event-took = { $why ->
    [blind] { $who ->
        [you] Elle n’est pas jouable : tu la prends en main avec la pile ({ $count ->
            [one] une carte
           *[other] { $count } cartes
          } en tout).
       *[other] Elle n’est pas jouable : { $name } la prend en main avec la pile ({ $count ->
            [one] une carte
           *[other] { $count } cartes
          } en tout).
      }
   *[take] { $who ->
        [you] Tu ramasses la pile ({ $count ->
            [one] une carte
           *[other] { $count } cartes
          }) et tu la { $to ->
            [hand] prends en main
           *[aside] mets de côté
          }.
       *[other] { $name } ramasse la pile ({ $count ->
            [one] une carte
           *[other] { $count } cartes
          }) et la { $to ->
            [hand] prend en main
           *[aside] met de côté
          }.
      }
  }
half-event-table = { $who ->
    [you] Tu passes à tes cartes ouvertes : une pile que tu ramasses va désormais dans ta main.
   *[other] { $name } passe à ses cartes ouvertes.
  }
half-event-last-chance = { $who ->
    [you] { $finisher } n’a plus de carte. À toi la dernière chance : attaque { $bid } avec un { $catch }.
   *[other] { $whom ->
        [you] Tu n’as plus de carte.
       *[other] { $finisher } n’a plus de carte.
      } { $name } a la dernière chance : il faut un { $catch } pour attaquer { $bid }.
  }
half-event-passed = { $who ->
    [you] Tu laisses passer la dernière chance.
   *[other] { $name } laisse passer la dernière chance.
  }
half-event-missed = Pas d’attaque : la carte est remise en place.
half-event-finished = { $who ->
    [you] Tu as fini !
   *[other] { $name } a fini !
  }
half-event-endless = La partie tourne en rond. Elle s’arrête après { $plays } coups, et personne n’a fini.
half-event-scored = La partie { $game } est terminée. { $scores }
# One player's part of the score; several stand one after another.
half-event-score = { $who ->
    [you] { $count ->
        [0] Tu n’as aucune carte
        [one] Tu as une carte
       *[other] Tu as { $count } cartes
      }
   *[other] { $count ->
        [0] { $name } n’a aucune carte
        [one] { $name } a une carte
       *[other] { $name } a { $count } cartes
      }
  } : { $points ->
    [0] aucun point
    [one] un point
   *[other] { $points } points
  }.
# $games: how many there were.
half-event-over = { $games ->
    [1] La partie est terminée.
   *[other] La série est terminée.
  } { $winners ->
    [one] { $who ->
        [you] Tu gagnes !
       *[other] { $name } gagne !
      }
   *[other] Victoire partagée : { $names }.
  }
half-event-turn = { $who ->
    [you] C’est à toi de jouer.
   *[other] C’est à { $name } de jouer.
  }
