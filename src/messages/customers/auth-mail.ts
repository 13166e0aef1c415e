/** Mails about an account. */
import { msg } from '#messages/text.ts'

/** Texts of a mail; `{shop}` is the shop's name, `{until}` until when its link is valid. */
export const verify = {
  subject: msg('Confirmă adresa de e-mail', 'Please confirm your email address', 'Kérjük, erősítse meg az e-mail-címét'),
  title: msg('Mai e un pas', 'One more step', 'Még egy lépés'),
  text: msg(
    'Cineva, probabil tu, a creat un cont la {shop} cu adresa aceasta. Confirmă adresa și contul e gata.',
    'Somebody, probably you, has created an account at {shop} with this address. Confirm the address and the account is ready.',
    'Valaki, valószínűleg Ön, ezzel a címmel hozott létre fiókot itt: {shop}. Erősítse meg a címet, és a fiók elkészült.',
  ),
  action: msg('Confirmă adresa', 'Confirm the address', 'A cím megerősítése'),
  until: msg(
    'Linkul e valabil până la {until} și merge o singură dată.',
    'The link is valid until {until} and works once.',
    'A link érvényes eddig: {until}. Egyszer használható fel.',
  ),
  otherwise: msg(
    'Dacă nu ai fost tu, nu trebuie să faci nimic: fără confirmare nu se face niciun cont.',
    'If it was not you, there is nothing to do: without the confirmation there is no account.',
    'Ha nem Ön volt, nincs teendője: megerősítés nélkül nem jön létre fiók.',
  ),
}

export const alreadyRegistered = {
  subject: msg('Ai deja un cont', 'You already have an account', 'Önnek már van fiókja'),
  title: msg('Ai deja un cont', 'You already have an account', 'Önnek már van fiókja'),
  text: msg(
    'Cineva, probabil tu, a vrut să creeze un cont la {shop} cu adresa aceasta. Există deja unul: poți intra în el.',
    'Somebody, probably you, wanted to create an account at {shop} with this address. There is one already: you can sign in.',
    'Valaki, valószínűleg Ön, fiókot szeretett volna létrehozni ezzel a címmel itt: {shop}. Már van ilyen fiók: be is jelentkezhet.',
  ),
  action: msg('Intră în cont', 'Sign in', 'Bejelentkezés'),
  otherwise: msg(
    'Dacă ai uitat parola, poți cere alta de pe pagina de intrare. Dacă nu ai fost tu, nu trebuie să faci nimic: contul nu s-a schimbat.',
    'If you have forgotten your password, you can ask for another one there. If it was not you, there is nothing to do: the account is unchanged.',
    'Ha elfelejtette a jelszavát, ott kérhet újat. Ha nem Ön volt, nincs teendője: a fiók nem változott.',
  ),
}

export const welcome = {
  subject: msg('Contul tău e gata', 'Your account is ready', 'A fiókja elkészült'),
  title: msg('Bine ai venit', 'Welcome', 'Üdvözöljük'),
  titleFor: msg('Bine ai venit, {name}', 'Welcome, {name}', 'Üdvözöljük, {name}'),
  text: msg(
    'Adresa e confirmată și contul tău la {shop} e gata. Comenzile, adresele și mărimile copiilor stau de acum într-un singur loc.',
    'Your address is confirmed and your account at {shop} is ready. Your orders, your addresses and your children’s sizes are now in one place.',
    'A címét megerősítette, és a fiókja elkészült itt: {shop}. Rendelései, címei és gyermekei méretei mostantól egy helyen vannak.',
  ),
  action: msg('Spre magazin', 'To the shop', 'Tovább az áruházba'),
}

export const reset = {
  subject: msg('Un link pentru altă parolă', 'A link to a new password', 'Link az új jelszóhoz'),
  title: msg('Alege o parolă nouă', 'Choose a new password', 'Válasszon új jelszót'),
  text: msg(
    'Cineva, probabil tu, a cerut o parolă nouă pentru contul de la {shop}.',
    'Somebody, probably you, has asked for a new password for the account at {shop}.',
    'Valaki, valószínűleg Ön, új jelszót kért a fiókhoz itt: {shop}.',
  ),
  action: msg('Alege parola nouă', 'Choose the new password', 'Új jelszó választása'),
  until: verify.until,
  otherwise: msg(
    'Dacă nu ai fost tu, nu trebuie să faci nimic: parola rămâne cea veche.',
    'If it was not you, there is nothing to do: the password stays as it is.',
    'Ha nem Ön volt, nincs teendője: a jelszó nem változik.',
  ),
}

export const emailChangeConfirm = {
  subject: msg(
    'Confirmă noua adresă de e-mail',
    'Please confirm your new email address',
    'Kérjük, erősítse meg az új e-mail-címét',
  ),
  title: msg('Confirmă noua adresă', 'Confirm your new address', 'Új címének megerősítése'),
  text: msg(
    'Contul de la {shop} trece pe adresa aceasta după ce o confirmi.',
    'The account at {shop} moves to this address once you have confirmed it.',
    'A fiók itt: {shop}, a megerősítés után erre a címre kerül át.',
  ),
  action: verify.action,
  until: verify.until,
  otherwise: msg(
    'Dacă nu ai cerut tu schimbarea, nu trebuie să faci nimic: contul rămâne pe adresa lui.',
    'If you did not ask for the change, there is nothing to do: the account keeps its address.',
    'Ha nem Ön kérte a módosítást, nincs teendője: a fiók a régi címén marad.',
  ),
}

/** Asked for at the registration. Its words are those of the consent: raise `CONSENT_TEXT_VERSION` when their meaning changes. */
export const newsletterConfirm = {
  subject: msg('Confirmă newsletterul', 'Please confirm the newsletter', 'Kérjük, erősítse meg a hírlevelet'),
  title: msg('Vrei newsletterul nostru?', 'Would you like our newsletter?', 'Kéri a hírlevelünket?'),
  text: msg(
    'Cineva, probabil tu, a cerut pentru adresa aceasta noutăți și oferte prin e-mail de la {shop}. Îți scriem doar dacă le confirmi. Poți renunța oricând.',
    'Somebody, probably you, has asked for news and offers by email from {shop} at this address. We write only if you confirm it. You can stop at any time.',
    'Valaki, valószínűleg Ön, újdonságokat és ajánlatokat kért e-mailben erre a címre. Feladó: {shop}. Csak akkor írunk, ha ezt megerősíti. Bármikor leállíthatja.',
  ),
  action: msg('Vreau newsletterul', 'Yes, send me the newsletter', 'Kérem a hírlevelet'),
  until: verify.until,
  otherwise: msg(
    'Dacă nu ai fost tu, nu trebuie să faci nimic: fără confirmare nu trimitem nimic.',
    'If it was not you, there is nothing to do: without the confirmation we send nothing.',
    'Ha nem Ön volt, nincs teendője: megerősítés nélkül nem küldünk semmit.',
  ),
}

export const emailChanged = {
  subject: msg('Adresa contului s-a schimbat', 'The address of your account has changed', 'A fiókja címe megváltozott'),
  title: msg('Adresa contului s-a schimbat', 'The address of your account has changed', 'A fiókja címe megváltozott'),
  text: msg(
    'Contul de la {shop} are acum adresa {email}. Mesajele despre cont vin acolo.',
    'Your account at {shop} now has the address {email}. Messages about it go there.',
    'A fiókja itt: {shop}, mostantól ezzel a címmel működik: {email}. A fiókkal kapcsolatos üzeneteket oda küldjük.',
  ),
  otherwise: msg(
    'Dacă nu ai făcut tu schimbarea, scrie-ne imediat: putem opri contul.',
    'If you did not make this change, please write to us at once: we can stop the account.',
    'Ha nem Ön végezte a módosítást, kérjük, azonnal írjon nekünk: le tudjuk állítani a fiókot.',
  ),
}

export const passwordChanged = {
  subject: msg('Parola s-a schimbat', 'Your password has changed', 'A jelszava megváltozott'),
  title: msg('Parola s-a schimbat', 'Your password has changed', 'A jelszava megváltozott'),
  /** `at`: date and time. */
  text: msg(
    'Parola contului de la {shop} s-a schimbat: {at}. Pe celelalte dispozitive nu mai ești în cont.',
    'The password of your account at {shop} was changed: {at}. Your other devices are signed out.',
    'A fiókja jelszava megváltozott itt: {shop}. Időpont: {at}. A többi eszközén kijelentkeztettük.',
  ),
  otherwise: msg(
    'Dacă nu ai fost tu, alege imediat altă parolă:',
    'If it was not you, please choose another password at once:',
    'Ha nem Ön volt, kérjük, azonnal válasszon másik jelszót:',
  ),
  action: reset.action,
}

export const newSignIn = {
  subject: msg('Intrare în cont dintr-un browser nou', 'Sign-in from a new browser', 'Bejelentkezés új böngészőből'),
  title: msg('Intrare în cont dintr-un browser nou', 'Sign-in from a new browser', 'Bejelentkezés új böngészőből'),
  text: msg(
    'Cineva, probabil tu, a intrat în contul de la {shop}: {browser}, {at}.',
    'Somebody, probably you, signed in to your account at {shop}: {browser}, {at}.',
    'Valaki, valószínűleg Ön, bejelentkezett a fiókjába itt: {shop}. Böngésző: {browser}, időpont: {at}.',
  ),
  otherwise: msg(
    'Dacă ai fost tu, nu trebuie să faci nimic. Dacă nu, alege imediat altă parolă:',
    'If it was you, there is nothing to do. If not, please choose another password at once:',
    'Ha Ön volt, nincs teendője. Ha nem, kérjük, azonnal válasszon másik jelszót:',
  ),
  action: reset.action,
}

/** `browser`: the one in which it was done. */
export const passkeyAdded = {
  subject: msg('Cheie de acces nouă în cont', 'A passkey was added to your account', 'Új azonosítókulcs a fiókjában'),
  title: msg('Cheie de acces nouă în cont', 'A passkey was added to your account', 'Új azonosítókulcs a fiókjában'),
  text: msg(
    'Contul de la {shop} are o cheie de acces nouă ({browser}, {at}). Cu ea intri în cont fără parolă.',
    'Your account at {shop} has a new passkey ({browser}, {at}). It signs you in without a password.',
    'A fiókja itt: {shop}, új azonosítókulcsot kapott ({browser}, {at}). Ezzel jelszó nélkül is bejelentkezhet.',
  ),
  otherwise: msg(
    'Dacă nu ai fost tu, șterge cheia din cont, încheie celelalte sesiuni și schimbă parola imediat:',
    'If it was not you, please remove the passkey, end the other sessions and change your password at once:',
    'Ha nem Ön volt, kérjük, azonnal törölje a kulcsot, fejezze be a többi munkamenetet, és módosítsa a jelszavát:',
  ),
  action: msg('Securitatea contului', 'Security of the account', 'A fiók biztonsága'),
}

export const passkeyRemoved = {
  subject: msg(
    'Cheie de acces ștearsă din cont',
    'A passkey was removed from your account',
    'Azonosítókulcs törlése a fiókjából',
  ),
  title: msg(
    'Cheie de acces ștearsă din cont',
    'A passkey was removed from your account',
    'Töröltek egy azonosítókulcsot a fiókjából',
  ),
  text: msg(
    'Din contul de la {shop} a fost ștearsă o cheie de acces ({browser}, {at}). Cu ea nu se mai poate intra în cont.',
    'A passkey was removed from your account at {shop} ({browser}, {at}). It no longer signs anybody in.',
    'A fiókjából itt: {shop}, töröltek egy azonosítókulcsot ({browser}, {at}). Ezzel már nem lehet bejelentkezni.',
  ),
  otherwise: msg(
    'Dacă nu ai fost tu, încheie celelalte sesiuni și schimbă parola imediat:',
    'If it was not you, please end the other sessions and change your password at once:',
    'Ha nem Ön volt, kérjük, azonnal fejezze be a többi munkamenetet, és módosítsa a jelszavát:',
  ),
  action: passkeyAdded.action,
}

/** `browser`: the one in which it was done. */
export const identityLinked = {
  subject: msg(
    'Un cont Google e legat de contul tău',
    'A Google account was linked to your account',
    'Google-fiókot kapcsoltak a fiókjához',
  ),
  title: msg(
    'Un cont Google e legat de contul tău',
    'A Google account was linked to your account',
    'Google-fiókot kapcsoltak a fiókjához',
  ),
  text: msg(
    'De contul tău de la {shop} s-a legat un cont Google ({browser}, {at}). Cu el se intră în cont fără parolă.',
    'A Google account was linked to your account at {shop} ({browser}, {at}). It signs you in without a password.',
    'A fiókjához itt: {shop}, Google-fiókot kapcsoltak ({browser}, {at}). Ezzel jelszó nélkül is be lehet jelentkezni.',
  ),
  otherwise: msg(
    'Dacă nu ai fost tu, dezleagă-l în cont, încheie celelalte sesiuni și schimbă parola imediat:',
    'If it was not you, please unlink it, end the other sessions and change your password at once:',
    'Ha nem Ön volt, kérjük, azonnal válassza le, fejezze be a többi munkamenetet, és módosítsa a jelszavát:',
  ),
  action: passkeyAdded.action,
}

export const identityUnlinked = {
  subject: msg(
    'Contul Google nu mai e legat de contul tău',
    'Your Google account was unlinked',
    'Leválasztották a Google-fiókját',
  ),
  title: msg('Contul Google nu mai e legat de contul tău', 'Your Google account was unlinked', 'Leválasztották a Google-fiókját'),
  text: msg(
    'Contul Google a fost dezlegat de contul tău de la {shop} ({browser}, {at}). Cu el nu se mai poate intra în cont.',
    'The Google account was unlinked from your account at {shop} ({browser}, {at}). It no longer signs anybody in.',
    'A Google-fiókot leválasztották a fiókjáról itt: {shop} ({browser}, {at}). Ezzel már nem lehet bejelentkezni.',
  ),
  otherwise: passkeyRemoved.otherwise,
  action: passkeyAdded.action,
}

export const accountDeleted = {
  subject: msg('Contul a fost șters', 'Your account has been deleted', 'A fiókját töröltük'),
  title: msg('Contul a fost șters', 'Your account has been deleted', 'A fiókját töröltük'),
  text: msg(
    'Contul tău de la {shop} a fost șters, cu adresele, copiii și favoritele din el. Facturile le păstrăm cât ne obligă legea.',
    'Your account at {shop} has been deleted, with its addresses, children and wishlist. We keep invoices for as long as the law demands.',
    'A fiókját itt: {shop}, a címekkel, a gyermekek adataival és a kedvencekkel együtt töröltük. A számlákat a törvényben előírt ideig őrizzük meg.',
  ),
  otherwise: msg(
    'Dacă nu ai cerut tu ștergerea, scrie-ne.',
    'If you did not ask for this, please write to us.',
    'Ha nem Ön kérte a törlést, kérjük, írjon nekünk.',
  ),
}

/** The children of an account that is no longer used are deleted soon (LAW-51). */
export const childrenExpiry = {
  subject: msg(
    'Ștergem datele copiilor din contul tău',
    'We are about to delete the children in your account',
    'Töröljük a fiókjában megadott gyermekek adatait',
  ),
  title: msg('Mai ai nevoie de ele?', 'Do you still need them?', 'Szüksége van még rájuk?'),
  text: msg(
    'Nu ai mai intrat în contul de la {shop} de aproape trei ani. Pe {day} ștergem numele și datele de naștere ale copiilor pe care le păstrăm acolo.',
    'You have not signed in to your account at {shop} for almost three years. On {day} we will delete the names and dates of birth of the children kept there.',
    'Majdnem három éve nem jelentkezett be a fiókjába itt: {shop}. Az ott tárolt gyermekek nevét és születési dátumát töröljük. A törlés napja: {day}.',
  ),
  otherwise: msg(
    'Dacă vrei să rămână, e de ajuns să intri în cont până atunci. Altfel nu trebuie să faci nimic.',
    'If you would like to keep them, signing in before then is enough. Otherwise there is nothing to do.',
    'Ha meg szeretné tartani őket, elég addig bejelentkeznie. Egyébként nincs teendője.',
  ),
  action: msg('Intră în cont', 'Sign in', 'Bejelentkezés'),
}

/** The copy of one's data, which staff do not see: it is taken on the customer's own page (LAW-51, LAW-53). */
export const dataCopy = {
  subject: msg('Copia datelor tale', 'The copy of your data', 'Az adatai másolata'),
  title: msg('Datele tale, într-un fișier', 'Your data, in one file', 'Az adatai, egy fájlban'),
  text: msg(
    'Ai cerut o copie a tot ce păstrăm despre tine la {shop}. O descarci din contul tău, de la „Datele mele”: doar tu o vezi.',
    'You asked for a copy of everything that {shop} keeps about you. Download it in your account, under “My data”: nobody but you sees it.',
    'Másolatot kért mindarról, amit Önről őrzünk itt: {shop}. A fiókjában, az „Adataim” oldalon töltheti le: Önön kívül senki sem látja.',
  ),
  otherwise: msg(
    'Dacă nu ai cerut copia, nu trebuie să faci nimic.',
    'If you did not ask for the copy, there is nothing to do.',
    'Ha nem kért másolatot, nincs teendője.',
  ),
  action: msg('Descarcă datele', 'Download your data', 'Adatok letöltése'),
}
