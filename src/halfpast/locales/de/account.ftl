# An account, for those who want one: in a sheet on the home page.

account-title = Meine Tische behalten
account-mine = Mein Konto
account-intro = Zum Spielen braucht niemand ein Konto. Mit einem Konto findest du deine Tische auf allen deinen Geräten wieder. Wir wollen keine E-Mail-Adresse und fragen dich nichts.
account-brings = Die Tische auf diesem Gerät kommen mit.
account-new = Neu anlegen
account-have = Ich habe eins
account-passkey-make = Passkey anlegen
account-passkey-about = Dein Gerät bewahrt ihn auf und fragt nach Fingerabdruck, Gesicht oder PIN. Du musst dir nichts merken.
account-passkey-enter = Mit Passkey anmelden
account-no-passkey = Es geht auch mit einem Passkey, aber nicht hier: Dafür braucht es einen neueren Browser und eine Adresse mit https oder „localhost“.
account-by-passphrase = Oder mit einer Passphrase
account-name = Name zum Anmelden
account-name-about = Irgendein Name, der noch frei ist. Niemand sieht ihn.
account-passphrase = Passphrase
account-passphrase-about = Mindestens 12 Buchstaben, am besten ein paar Wörter. Groß- und Kleinschreibung ist egal.
account-write-down = Schreib dir Namen und Passphrase auf. Niemand kann sie dir wiederbeschaffen.
account-another = Eine andere
account-copy = Kopieren
account-own = Selbst ausdenken
account-offer = Eine vorschlagen
account-show = Zeigen
account-hide = Verbergen
account-enter = Anmelden
account-welcome = Deine Tische bleiben erhalten. Melde dich auf deinen anderen Geräten an, dann findest du sie auch dort.
account-ways = So meldest du dich an
account-as = Mit dem Namen { $name } und deiner Passphrase
account-change = Passphrase ändern
account-add-passphrase = Passphrase hinzufügen
account-until-now = Bisherige Passphrase
account-save = Speichern
account-changed = Die Passphrase ist gespeichert.
account-passkey-of = Passkey, angelegt auf { $kind ->
    [phone] einem Handy
    [tablet] einem Tablet
   *[computer] einem Computer
  }
account-passkey-days = Angelegt am { $made }, zuletzt benutzt am { $used }
account-add-passkey = Passkey hinzufügen
account-remove = Entfernen
account-devices = Wo du angemeldet bist
account-device-phone = Handy
account-device-tablet = Tablet
account-device-computer = Computer
account-this-device = dieses Gerät
account-device-days = Seit { $since }, zuletzt gesehen am { $seen }
account-leave-device = Abmelden
account-leave-others = Überall sonst abmelden
account-leave = Auf diesem Gerät abmelden
account-leave-about = Dieses Gerät behält dann nichts von dir. Deine Tische bleiben im Konto.
account-links = Links, die du vielleicht weitergegeben hast
account-links-about = Wer den Link zu deinem Platz hat, kann dort für dich spielen; ein Link zu einer Wiederholung zeigt die Partie. Ein widerrufener Link öffnet nichts mehr, und Geräte, die ihn benutzt haben, verlieren den Platz.
account-link-seat = Link zu deinem Platz
account-link-opened = { $count ->
    [one] Link zu deinem Platz, offen auf einem anderen Gerät
   *[other] Link zu deinem Platz, offen auf { $count } anderen Geräten
  }
account-link-replay = Link zur Wiederholung, seit { $day }
account-link-rest = { $count ->
    [one] Eine beendete Partie, deren Links nie widerrufen wurden
   *[other] { $count } beendete Partien, deren Links nie widerrufen wurden
  }
account-link-revoke = Widerrufen
account-link-all = Alle Links widerrufen
account-link-done = Erledigt: Die alten Links öffnen nichts mehr.
account-forget = Alles über mich löschen
account-forget-ask = Alles über dich löschen?
account-forget-goes = Das verschwindet für immer:
account-forget-account = dein Konto mit Passphrase und Passkeys, auf allen Geräten
account-forget-names = dein Name an jedem Tisch; an beendeten steht dann „Jemand“
account-forget-seats = deine Plätze: In laufenden Partien spielen Bots weiter
account-forget-tables = die Tische, an denen sonst niemand saß
account-forget-record = deine Bilanz: was du gespielt und gewonnen hast
account-forget-browser = was dieser Browser behalten hat: Name, Einstellungen, eigene Regeln
account-forget-stays = Von Partien mit anderen bleiben die Züge, ohne deinen Namen.
account-forget-yes = Alles löschen
account-forgotten = Alles über dich ist gelöscht.
page-trouble-secret-wrong = Der Name oder die Passphrase stimmt nicht.
page-trouble-secret-taken = Dieser Name ist schon vergeben. Nimm einen anderen.
page-trouble-secret-easy = Das reicht noch nicht: Der Name braucht zwei Buchstaben, die Passphrase 12, und nicht lauter gleiche.
page-trouble-secret-fast = Zu viele Versuche. Warte ein paar Minuten und versuch es noch einmal.
page-trouble-secret-passkey = Mit dem Passkey hat es nicht geklappt. Versuch es noch einmal, oder nimm eine Passphrase.
page-trouble-secret-last = Anders kannst du dich nicht anmelden. Richte zuerst einen anderen Weg ein.
