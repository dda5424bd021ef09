# An account, for those who want one: in a sheet on the home page.

account-title = Keep my tables
account-mine = My account
account-intro = Nobody needs an account to play. With one, you find your tables on all your devices. It needs no e-mail address and asks nothing about you.
account-brings = The tables on this device come along.
account-new = Make one
account-have = I have one
account-passkey-make = Make a passkey
account-passkey-about = Your device keeps it for you and asks for your fingerprint, your face or a PIN. There is nothing to remember.
account-passkey-enter = Sign in with a passkey
account-no-passkey = You could also use a passkey, but not here: passkeys need a recent browser and an address with https, or “localhost”.
account-by-passphrase = Or use a passphrase
account-name = Name to sign in with
account-name-about = Any name that is still free. Nobody sees it.
account-passphrase = Passphrase
account-passphrase-about = At least 12 letters; a few words are best. Capitals make no difference.
account-write-down = Write the name and the passphrase down. Nobody can give them back to you.
account-another = Another one
account-copy = Copy
account-own = Choose my own
account-offer = Make one for me
account-show = Show
account-hide = Hide
account-enter = Sign in
account-welcome = Your tables are kept. Sign in on your other devices, and they are there too.
account-ways = How you sign in
account-as = With the name { $name } and your passphrase
account-change = Change the passphrase
account-add-passphrase = Add a passphrase
account-until-now = Current passphrase
account-save = Save
account-changed = The passphrase is saved.
account-passkey-of = Passkey, made on { $kind ->
    [phone] a phone
    [tablet] a tablet
   *[computer] a computer
  }
account-passkey-days = Made { $made }, last used { $used }
account-add-passkey = Add a passkey
account-remove = Remove
account-devices = Where you are signed in
account-device-phone = Phone
account-device-tablet = Tablet
account-device-computer = Computer
account-this-device = this device
account-device-days = Since { $since }, last seen { $seen }
account-leave-device = Sign out
account-leave-others = Sign out everywhere else
account-leave = Sign out on this device
account-leave-about = Nothing of yours stays on this device. Your tables stay in the account.
account-links = Links you may have given out
account-links-about = Anyone with the link to your place can play there for you; a link to a replay shows the match. A revoked link no longer opens anything, and devices that used it lose the place.
account-link-seat = Link to your place
account-link-opened = { $count ->
    [one] Link to your place, open on one other device
   *[other] Link to your place, open on { $count } other devices
  }
account-link-replay = Link to the replay, since { $day }
account-link-rest = { $count ->
    [one] One finished match whose links have not been revoked
   *[other] { $count } finished matches whose links have not been revoked
  }
account-link-revoke = Revoke
account-link-all = Revoke all links
account-link-done = Done: the old links no longer open anything.
account-forget = Delete everything about me
account-forget-ask = Delete everything about you?
account-forget-goes = This will be gone for good:
account-forget-account = your account, with its passphrase and passkeys, on all devices
account-forget-names = your name at every table; finished ones will say “Somebody”
account-forget-seats = your places: bots carry on in games that are still being played
account-forget-tables = the tables where nobody else sat
account-forget-record = your record: what you have played and won
account-forget-browser = what this browser has kept: your name, your choices, your own rules
account-forget-stays = The moves of games with others stay, without your name.
account-forget-yes = Delete everything
account-forgotten = Everything about you has been deleted.
page-trouble-secret-wrong = The name or the passphrase is wrong.
page-trouble-secret-taken = This name is taken. Choose another one.
page-trouble-secret-easy = Not enough yet: the name needs two letters, the passphrase 12, and not all the same.
page-trouble-secret-fast = Too many tries. Wait a few minutes and try again.
page-trouble-secret-passkey = The passkey did not work. Try again, or use a passphrase.
page-trouble-secret-last = This is the only way to sign in. Add another one first.
