# An account, for those who want one: in a sheet on the home page.

account-title = Garder mes tables
account-mine = Mon compte
account-intro = Pas besoin de compte pour jouer. Avec un compte, tu retrouves tes tables sur tous tes appareils. Aucune adresse e-mail, aucune question sur toi.
account-brings = Les tables de cet appareil y seront aussi.
account-new = En créer un
account-have = J’en ai un
account-passkey-make = Créer une clé d’accès
account-passkey-about = Ton appareil la garde et demande ton empreinte, ton visage ou un code. Il n’y a rien à retenir.
account-passkey-enter = Se connecter avec une clé d’accès
account-no-passkey = Il existe aussi les clés d’accès, mais pas ici : il faut un navigateur récent et une adresse en https, ou « localhost ».
account-by-passphrase = Ou avec une phrase secrète
account-name = Nom pour se connecter
account-name-about = N’importe quel nom encore libre. Personne ne le voit.
account-passphrase = Phrase secrète
account-passphrase-about = Au moins 12 lettres ; quelques mots, c’est le mieux. Les majuscules ne comptent pas.
account-write-down = Note le nom et la phrase secrète. Personne ne peut te les retrouver.
account-another = Une autre
account-copy = Copier
account-own = La choisir moi-même
account-offer = M’en proposer une
account-show = Afficher
account-hide = Masquer
account-enter = Se connecter
account-welcome = Tes tables sont gardées. Connecte-toi sur tes autres appareils : elles y sont aussi.
account-ways = Comment tu te connectes
account-as = Avec le nom { $name } et ta phrase secrète
account-change = Changer la phrase secrète
account-add-passphrase = Ajouter une phrase secrète
account-until-now = Phrase secrète actuelle
account-save = Enregistrer
account-changed = La phrase secrète est enregistrée.
account-passkey-of = Clé d’accès, créée sur { $kind ->
    [phone] un téléphone
    [tablet] une tablette
   *[computer] un ordinateur
  }
account-passkey-days = Créée le { $made }, utilisée le { $used }
account-add-passkey = Ajouter une clé d’accès
account-remove = Retirer
account-devices = Appareils connectés
account-device-phone = Téléphone
account-device-tablet = Tablette
account-device-computer = Ordinateur
account-this-device = cet appareil
account-device-days = Depuis le { $since }, vu le { $seen }
account-leave-device = Déconnecter
account-leave-others = Déconnecter tous les autres appareils
account-leave = Me déconnecter de cet appareil
account-leave-about = Cet appareil ne gardera plus rien de toi. Tes tables restent dans le compte.
account-links = Liens que tu as peut-être donnés
account-links-about = Toute personne qui a le lien de ta place peut y jouer pour toi ; un lien vers une rediffusion montre la partie. Un lien révoqué n’ouvre plus rien, et les appareils qui l’ont utilisé perdent la place.
account-link-seat = Lien vers ta place
account-link-opened = { $count ->
    [one] Lien vers ta place, ouvert sur un autre appareil
   *[other] Lien vers ta place, ouvert sur { $count } autres appareils
  }
account-link-replay = Lien vers la rediffusion, depuis le { $day }
account-link-rest = { $count ->
    [one] Une partie terminée dont les liens n’ont jamais été révoqués
   *[other] { $count } parties terminées dont les liens n’ont jamais été révoqués
  }
account-link-revoke = Révoquer
account-link-all = Révoquer tous les liens
account-link-done = C’est fait : les anciens liens n’ouvrent plus rien.
account-forget = Effacer tout ce qui me concerne
account-forget-ask = Effacer tout ce qui te concerne ?
account-forget-goes = Voici ce qui disparaîtra pour toujours :
account-forget-account = ton compte, sa phrase secrète et ses clés d’accès, sur tous les appareils
account-forget-names = ton nom à chaque table ; aux tables terminées, on lira « Quelqu’un »
account-forget-seats = tes places : dans les parties en cours, des robots continuent
account-forget-tables = les tables où personne d’autre n’était assis
account-forget-record = tes résultats : ce que tu as joué et gagné
account-forget-browser = ce que ce navigateur a gardé : ton nom, tes choix, tes propres règles
account-forget-stays = Les coups des parties jouées avec d’autres restent, sans ton nom.
account-forget-yes = Tout effacer
account-forgotten = Tout ce qui te concerne est effacé.
page-trouble-secret-wrong = Il y a une erreur dans le nom ou la phrase secrète.
page-trouble-secret-taken = Ce nom est déjà pris. Choisis-en un autre.
page-trouble-secret-easy = Cela ne suffit pas encore : il faut deux lettres pour le nom, 12 pour la phrase secrète, et pas toujours les mêmes.
page-trouble-secret-fast = Trop d’essais. Attends quelques minutes et réessaie.
page-trouble-secret-passkey = La clé d’accès n’a pas fonctionné. Réessaie, ou utilise une phrase secrète.
page-trouble-secret-last = C’est le seul moyen de te connecter. Ajoutes-en d’abord un autre.
