# An account, for those who want one: in a sheet on the home page.

account-title = Bewaar mijn tafels
account-mine = Mijn account
account-intro = Om te spelen heeft niemand een account nodig. Met een account vind je je tafels terug op al je apparaten. We vragen geen e-mailadres en willen niets van je weten.
account-brings = De tafels op dit apparaat gaan mee.
account-new = Maak er een
account-have = Ik heb er een
account-passkey-make = Maak een passkey
account-passkey-about = Je apparaat bewaart hem en vraagt om je vingerafdruk, je gezicht of een pincode. Je hoeft niets te onthouden.
account-passkey-enter = Aanmelden met een passkey
account-no-passkey = Het kan ook met een passkey, maar niet hier: daarvoor zijn een recente browser en een adres met https (of “localhost”) nodig.
account-by-passphrase = Of met een wachtwoordzin
account-name = Naam om je aan te melden
account-name-about = Elke naam die nog vrij is. Niemand ziet hem.
account-passphrase = Wachtwoordzin
account-passphrase-about = Minstens 12 letters; het liefst een paar woorden. Hoofdletters maken niet uit.
account-write-down = Schrijf de naam en de wachtwoordzin op. Niemand kan ze voor je terughalen.
account-another = Een andere
account-copy = Kopieer
account-own = Zelf bedenken
account-offer = Bedenk er een voor mij
account-show = Toon
account-hide = Verberg
account-enter = Aanmelden
account-welcome = Je tafels worden bewaard. Meld je aan op je andere apparaten, en je vindt ze daar ook.
account-ways = Hoe je je aanmeldt
account-as = Met de naam { $name } en je wachtwoordzin
account-change = Wachtwoordzin wijzigen
account-add-passphrase = Wachtwoordzin toevoegen
account-until-now = Huidige wachtwoordzin
account-save = Bewaar
account-changed = De wachtwoordzin is bewaard.
account-passkey-of = Passkey, gemaakt op { $kind ->
    [phone] een telefoon
    [tablet] een tablet
   *[computer] een computer
  }
account-passkey-days = Gemaakt op { $made }, laatst gebruikt op { $used }
account-add-passkey = Passkey toevoegen
account-remove = Verwijder
account-devices = Waar je bent aangemeld
account-device-phone = Telefoon
account-device-tablet = Tablet
account-device-computer = Computer
account-this-device = dit apparaat
account-device-days = Sinds { $since }, laatst gezien op { $seen }
account-leave-device = Afmelden
account-leave-others = Overal elders afmelden
account-leave = Afmelden op dit apparaat
account-leave-about = Dit apparaat bewaart dan niets meer van je. Je tafels blijven in het account.
account-links = Links die je misschien hebt gedeeld
account-links-about = Wie de link naar je plaats heeft, kan daar voor je spelen; een link naar een herhaling toont de partij. Een ingetrokken link opent niets meer, en apparaten die hem gebruikten, raken de plaats kwijt.
account-link-seat = Link naar je plaats
account-link-opened = { $count ->
    [one] Link naar je plaats, open op één ander apparaat
   *[other] Link naar je plaats, open op { $count } andere apparaten
  }
account-link-replay = Link naar de herhaling, sinds { $day }
account-link-rest = { $count ->
    [one] Eén afgelopen partij waarvan de links nooit zijn ingetrokken
   *[other] { $count } afgelopen partijen waarvan de links nooit zijn ingetrokken
  }
account-link-revoke = Intrekken
account-link-all = Alle links intrekken
account-link-done = Klaar: de oude links openen niets meer.
account-forget = Verwijder alles over mij
account-forget-ask = Alles over jou verwijderen?
account-forget-goes = Dit verdwijnt voorgoed:
account-forget-account = je account, met wachtwoordzin en passkeys, op alle apparaten
account-forget-names = je naam aan elke tafel; bij afgelopen partijen staat dan ‘Iemand’
account-forget-seats = je plaatsen: in partijen die nog lopen, spelen bots verder
account-forget-tables = de tafels waar niemand anders aan zat
account-forget-record = je resultaten: wat je hebt gespeeld en gewonnen
account-forget-browser = wat deze browser heeft bewaard: je naam, je keuzes, je eigen regels
account-forget-stays = Van partijen met anderen blijven de zetten bewaard, zonder jouw naam.
account-forget-yes = Verwijder alles
account-forgotten = Alles over jou is verwijderd.
page-trouble-secret-wrong = De naam of de wachtwoordzin klopt niet.
page-trouble-secret-taken = Deze naam is al bezet. Kies een andere.
page-trouble-secret-easy = Nog niet genoeg: de naam moet minstens twee letters hebben, de wachtwoordzin 12, en niet steeds dezelfde.
page-trouble-secret-fast = Te veel pogingen. Wacht een paar minuten en probeer het opnieuw.
page-trouble-secret-passkey = Dat lukte niet met de passkey. Probeer het opnieuw, of gebruik een wachtwoordzin.
page-trouble-secret-last = Dit is de enige manier om je aan te melden. Voeg eerst een andere toe.
