/** Signing in and out, registration, forgotten passwords, and the account menu of the header. */
import type { PasswordProblem } from '#domain/customers/account.ts'
import { msg, plural } from '#messages/text.ts'

export const orders = msg('Comenzile mele', 'My orders', 'Rendeléseim')
export const signIn = msg('Intră în cont', 'Sign in', 'Bejelentkezés')
export const signOut = msg('Ieși din cont', 'Sign out', 'Kijelentkezés')
export const register = msg('Creează cont', 'Create an account', 'Fiók létrehozása')
export const signedInAs = msg('Ești în cont ca {name}', 'Signed in as {name}', 'Bejelentkezve: {name}')
export const backToStore = msg('Înapoi la magazin', 'Back to the shop', 'Vissza az áruházba')

export const email = msg('E-mail', 'Email', 'E-mail-cím')
export const emailExample = msg('nume@exemplu.ro', 'name@example.com', 'nev@pelda.hu')
export const password = msg('Parolă', 'Password', 'Jelszó')
export const newPassword = msg('Parola nouă', 'New password', 'Új jelszó')
export const firstName = msg('Prenume', 'First name', 'Keresztnév')
export const lastName = msg('Nume', 'Last name', 'Vezetéknév')
export const show = msg('Arată', 'Show', 'Megjelenítés')
export const hide = msg('Ascunde', 'Hide', 'Elrejtés')
/** Names of the button beside a password for screen readers. */
export const showPassword = msg('Arată parola', 'Show password', 'Megjelenítés: jelszó')
export const hidePassword = msg('Ascunde parola', 'Hide password', 'Elrejtés: jelszó')

export const signInTitle = msg('Bine ai revenit', 'Welcome back', 'Üdvözöljük újra')
export const continueWithGoogle = msg('Continuă cu Google', 'Continue with Google', 'Folytatás Google-fiókkal')
export const orWithEmail = msg('sau cu e-mailul', 'or with your email', 'vagy e-mail-címmel')
export const forgotLink = msg('Ai uitat parola?', 'Forgotten your password?', 'Elfelejtette a jelszavát?')
export const noAccount = msg('Nu ai cont?', 'No account yet?', 'Még nincs fiókja?')
export const createOne = msg('Creează unul', 'Create one', 'Hozzon létre egyet')
/** For those who ordered without an account. */
export const guestTitle = msg(
  'Am o comandă, dar nu am cont',
  'I have an order, but no account',
  'Van rendelésem, de nincs fiókom',
)
export const guestHint = msg(
  'O găsești cu numărul ei și cu e-mailul folosit',
  'Find it by its number and the email you used',
  'A számával és a megadott e-mail-címmel megtalálja',
)
export const guestEmail = msg('E-mailul comenzii', 'Email of the order', 'A rendelés e-mail-címe')
export const sessionRequired = msg(
  'Intră în cont ca să vezi pagina aceasta.',
  'Please sign in to see this page.',
  'Az oldal megtekintéséhez jelentkezzen be.',
)

export const registerTitle = msg('Bine ai venit', 'Welcome', 'Üdvözöljük')
export const registerLead = msg(
  'Comenzile, adresele și mărimile copiilor, într-\u2060un singur loc.',
  'Your orders, your addresses and your children’s sizes, in one place.',
  'Rendelései, címei és gyermekei méretei egy helyen.',
)
export const emailHelp = msg(
  'Trimitem aici un link de confirmare.',
  'We will send a confirmation link here.',
  'Erre a címre küldjük a megerősítő linket.',
)
/** `least` characters. */
export const passwordHelp = msg(
  'Cel puțin {least} caractere. Trei-patru cuvinte la întâmplare se țin minte mai ușor decât un cod.',
  'At least {least} characters. Three or four random words are easier to remember than a code.',
  'Legalább {least} karakter. Három-négy véletlen szót könnyebb megjegyezni, mint egy kódot.',
)
export const childrenLater = msg(
  'Copiii îi adaugi mai târziu, dacă vrei. Contul merge și fără ei.',
  'You can add your children later, if you like. The account works without them.',
  'Gyermekeit később is hozzáadhatja, ha szeretné. A fiók nélkülük is működik.',
)
export const createAccount = msg('Creează contul', 'Create account', 'Fiók létrehozása')
/** Before the name of a text page. */
export const termsBefore = msg('Contul se supune acestui text:', 'The account is subject to', 'A fiókra ez vonatkozik:')
export const privacyBefore = msg(
  'Ce facem cu datele tale scrie aici:',
  'What we do with your data:',
  'Az adatkezelésről itt olvashat:',
)
export const haveAccount = msg('Ai deja cont?', 'Already have an account?', 'Már van fiókja?')
export const enterIt = msg('Intră în el', 'Sign in', 'Jelentkezzen be')

export const verifyTitle = msg('Confirmă adresa de e-mail', 'Confirm your email address', 'E-mail-címének megerősítése')
export const verifyLead = msg(
  'Apasă butonul și contul e gata.',
  'Press the button and your account is ready.',
  'Nyomja meg a gombot, és a fiókja elkészült.',
)
export const verifyButton = msg('Confirmă adresa', 'Confirm the address', 'A cím megerősítése')
export const verifiedTitle = msg('Adresa e confirmată', 'Your address is confirmed', 'A címet megerősítettük')
export const verifiedText = msg(
  'Contul e gata. Acum poți intra în el.',
  'Your account is ready. You can sign in now.',
  'A fiókja elkészült. Most már bejelentkezhet.',
)
export const toAccount = msg('Spre cont', 'To your account', 'A fiókomhoz')
export const sentTitle = msg(
  'Mai e un pas: confirmă e-mailul',
  'One more step: confirm your email',
  'Még egy lépés: erősítse meg az e-mail-címét',
)
/** Around the address, which stands out. */
export const sentBefore = msg('Am trimis un link la', 'We have sent a link to', 'Linket küldtünk erre a címre:')
export const sentAfter = msg(
  '. Deschide-l și contul e gata.',
  '. Open it and your account is ready.',
  '. Nyissa meg, és a fiókja elkészült.',
)
export const sentUnnamed = msg(
  'Am trimis un link la adresa ta. Deschide-l și contul e gata.',
  'We have sent a link to your address. Open it and your account is ready.',
  'Linket küldtünk a címére. Nyissa meg, és a fiókja elkészült.',
)
export const resend = msg('Retrimite e-mailul de confirmare', 'Resend the confirmation email', 'A megerősítő e-mail újraküldése')
/** `time` of the day. */
export const resent = msg(
  'Dacă adresa are un cont neconfirmat, am retrimis mesajul la {time}. Linkul e valabil 24 de ore.',
  'If the address has an unconfirmed account, we sent the message again at {time}. The link is valid for 24 hours.',
  'Ha a címhez megerősítetlen fiók tartozik, az üzenetet újra elküldtük ({time}). A link 24 óráig érvényes.',
)
export const resendIn = plural(
  {
    one: 'Îl poți retrimite peste # secundă.',
    few: 'Îl poți retrimite peste # secunde.',
    other: 'Îl poți retrimite peste # de secunde.',
  },
  { one: 'You can resend it in # second.', other: 'You can resend it in # seconds.' },
  { one: '# másodperc múlva újra elküldheti.', other: '# másodperc múlva újra elküldheti.' },
)
export const resendReady = msg('Îl poți retrimite acum.', 'You can resend it now.', 'Most újra elküldheti.')
export const lookInSpam = msg(
  'Uită-te și în „Spam” sau „Promoții”.',
  'Please look in “Spam” or “Promotions” too.',
  'Nézze meg a „Spam” és a „Promóciók” mappát is.',
)
export const cartStays = msg(
  'Coșul și favoritele te așteaptă exact cum le-ai lăsat.',
  'Your cart and your wishlist are just as you left them.',
  'Kosara és kedvencei pontosan úgy várják, ahogyan hagyta őket.',
)
export const wrongAddress = msg('Am greșit adresa', 'I mistyped the address', 'Elírtam a címet')
export const otherAccount = msg('Intră cu alt cont', 'Sign in with another account', 'Bejelentkezés másik fiókkal')

export const forgotTitle = msg('Ai uitat parola?', 'Forgotten your password?', 'Elfelejtette a jelszavát?')
export const forgotLead = msg(
  'La cât ai dormit, e de înțeles. Spune-ne e-mailul și îți trimitem un link pentru alta.',
  'With that little sleep, no wonder. Tell us your email and we will send a link for a new one.',
  'Ennyi alvás mellett érthető. Adja meg az e-mail-címét, és küldünk egy linket az új jelszóhoz.',
)
export const sendLink = msg('Trimite linkul', 'Send the link', 'Link küldése')
export const remembered = msg('Mi-am amintit-o', 'I have remembered it', 'Eszembe jutott')
export const forgotSentTitle = msg('Uită-te în e-mail', 'Check your email', 'Nézze meg az e-mailjeit')
export const forgotSentBefore = msg(
  'Dacă există un cont cu adresa',
  'If there is an account with the address',
  'Ha van fiók ezzel a címmel:',
)
export const forgotSentAfter = msg(
  ', linkul a plecat deja. E valabil 30 de minute.',
  ', the link is on its way. It is valid for 30 minutes.',
  ', a linket már elküldtük. 30 percig érvényes.',
)
export const notInTwoMinutes = msg(
  'Nu a venit în două minute? Caută-l în „Spam”.',
  'Not there within two minutes? Look in “Spam”.',
  'Két perc múlva sem érkezett meg? Keresse a „Spam” mappában.',
)
/** For those who have never had a password. */
export const signedUpWithGoogle = msg(
  'Dacă te-ai înscris cu Google, intră tot cu Google: acolo nu ai parolă.',
  'If you signed up with Google, please sign in with Google: there is no password then.',
  'Ha Google-fiókkal regisztrált, azzal jelentkezzen be: ahhoz nem tartozik jelszó.',
)
export const sendAgain = msg('Trimite din nou', 'Send again', 'Újraküldés')
export const backToSignIn = msg('Înapoi la intrarea în cont', 'Back to sign-in', 'Vissza a bejelentkezéshez')

export const resetTitle = msg('Alege o parolă nouă', 'Choose a new password', 'Válasszon új jelszót')
export const savePassword = msg('Salvează parola', 'Save the password', 'A jelszó mentése')
export const othersSignedOut = msg(
  'După schimbare ieși automat din cont pe celelalte dispozitive.',
  'After the change you are signed out on your other devices.',
  'A módosítás után a többi eszközén automatikusan kijelentkeztetjük.',
)
export const resetDoneTitle = msg('Parola e schimbată', 'Your password is changed', 'A jelszavát megváltoztattuk')
export const resetDoneText = msg(
  'Acum poți intra în cont cu parola nouă.',
  'You can now sign in with the new password.',
  'Most már bejelentkezhet az új jelszóval.',
)
export const linkEndedTitle = msg('Linkul nu mai e valabil', 'The link is no longer valid', 'A link már nem érvényes')
export const linkEndedText = msg(
  'A fost folosit deja, a expirat sau adresa s-a copiat doar pe jumătate. Cere altul.',
  'It has been used, has expired, or only part of it was copied. Please ask for another.',
  'Már felhasználták, lejárt, vagy csak részben másolta ki. Kérjen másikat.',
)
export const askForAnother = msg('Cere alt link', 'Ask for another link', 'Másik link kérése')

export const errorTitle = msg('Nu am reușit să te autentificăm', 'We could not sign you in', 'A bejelentkezés nem sikerült')
export const errorText = msg(
  'Verifică e-mailul și parola sau cere un link nou. Coșul tău rămâne așa cum l-ai lăsat.',
  'Check your email and password, or ask for a new link. Your cart stays as you left it.',
  'Ellenőrizze az e-mail-címét és a jelszavát, vagy kérjen új linket. A kosara megmarad.',
)
/** Of a failure of the shop. */
export const ownFailureText = msg(
  'S-a stricat ceva la noi, nu la tine. Încearcă din nou peste câteva minute. Coșul tău rămâne așa cum l-ai lăsat.',
  'Something went wrong on our side, not yours. Please try again in a few minutes. Your cart stays as you left it.',
  'A hiba nálunk történt, nem Önnél. Kérjük, próbálja újra néhány perc múlva. A kosara megmarad.',
)
export const tryAgain = msg('Încearcă din nou', 'Try again', 'Újrapróbálom')
export const changePassword = msg('Schimbă parola', 'Change the password', 'Jelszó módosítása')
export const notVerifiedTitle = msg('E-mailul nu e confirmat', 'Your email is not confirmed', 'Az e-mail-címe nincs megerősítve')
export const notVerifiedText = msg(
  'Înainte de prima intrare în cont confirmă adresa, din mesajul pe care ți l-am trimis.',
  'Before you sign in for the first time, please confirm the address from the message that we sent you.',
  'Az első bejelentkezés előtt erősítse meg a címét az elküldött üzenetből.',
)

/** Of a failure of the shop; `reference` is its number in the log. */
export const reference = msg(
  'Dacă ne scrii, spune-ne și asta: autentificare eșuată, {date}, {time}, referință {reference}.',
  'If you write to us, please tell us this too: failed sign-in, {date}, {time}, reference {reference}.',
  'Ha ír nekünk, kérjük, adja meg ezt is: sikertelen bejelentkezés, {date}, {time}, hivatkozási szám: {reference}.',
)
export const writeToUs = msg('Scrie-ne', 'Write to us', 'Írjon nekünk')

export const signOutTitle = msg('Ieși din cont?', 'Sign out?', 'Kijelentkezik?')
export const signOutText = msg(
  'Comenzile și adresele rămân în cont până revii.',
  'Your orders and addresses stay in your account until you come back.',
  'Rendelései és címei a fiókjában maradnak, amíg vissza nem tér.',
)
export const stay = msg('Rămân în cont', 'Stay signed in', 'Bejelentkezve maradok')
export const signOutFailed = msg(
  'Nu te-am putut scoate din cont. Încearcă din nou.',
  'We could not sign you out. Please try again.',
  'Nem sikerült kijelentkeztetni. Kérjük, próbálja újra.',
)

const FAILURES = {
  CredentialsSignin: msg(
    'E-mailul sau parola nu se potrivesc.',
    'The email and password do not match.',
    'Az e-mail-cím és a jelszó nem egyezik.',
  ),
  MissingCSRF: msg(
    'Pagina a stat deschisă prea mult. Încearcă încă o dată.',
    'The page has been open for too long. Please try once more.',
    'Az oldal túl sokáig volt nyitva. Kérjük, próbálja újra.',
  ),
  OAuthAccountNotLinked: msg(
    'Adresa aceasta are deja un cont. Intră în el ca până acum; pe Google îl legi apoi din „Securitate”.',
    'This address already has an account. Please sign in as you did before; you can then link Google under “Security”.',
    'Ehhez a címhez már tartozik fiók. Kérjük, jelentkezzen be a megszokott módon; a Google-fiókot utána a „Biztonság” alatt kapcsolhatja hozzá.',
  ),
  OAuthSignin: msg(
    'Nu ajungem la Google acum. Încearcă mai târziu sau intră cu e-mailul.',
    'We cannot reach Google at the moment. Please try later, or sign in with your email.',
    'A Google most nem érhető el. Kérjük, próbálja később, vagy jelentkezzen be az e-mail-címével.',
  ),
  OAuthCallback: msg(
    'Nu am putut încheia intrarea cu Google. Încearcă încă o dată.',
    'We could not complete the sign-in with Google. Please try once more.',
    'A Google-bejelentkezést nem sikerült befejezni. Kérjük, próbálja újra.',
  ),
  OAuthCreateAccount: msg(
    'Google nu ne-a dat o adresă de e-mail confirmată. Creează contul cu e-mail și parolă.',
    'Google did not give us a verified email address. Please create the account with an email and a password.',
    'A Google nem adott meg megerősített e-mail-címet. Kérjük, hozza létre a fiókot e-mail-címmel és jelszóval.',
  ),
  AccessDenied: msg(
    'Intrarea în cont a fost refuzată sau întreruptă.',
    'Signing in was refused or cancelled.',
    'A bejelentkezést elutasították vagy megszakították.',
  ),
  network: msg(
    'Nu ajungem la magazin. Verifică dacă ai internet.',
    'We cannot reach the shop. Please check your connection.',
    'Az áruház nem érhető el. Kérjük, ellenőrizze az internetkapcsolatot.',
  ),
  TooManySignIns: msg(
    'Au fost prea multe încercări. Așteaptă puțin sau cere un link pentru o parolă nouă.',
    'There have been too many attempts. Please wait a little, or ask for a link to a new password.',
    'Túl sok próbálkozás történt. Várjon egy kicsit, vagy kérjen linket az új jelszóhoz.',
  ),
  busy: msg(
    'Au fost prea multe cereri. Așteaptă puțin și încearcă din nou.',
    'There have been too many requests. Please wait a little and try again.',
    'Túl sok kérés érkezett. Várjon egy kicsit, majd próbálja újra.',
  ),
}
type SignInFailure = keyof typeof FAILURES

/** Returns whether a code has a sentence of its own. */
export const isKnownFailure = (code: string): code is SignInFailure => Object.hasOwn(FAILURES, code)

const failed = msg('Nu a mers. Încearcă din nou.', 'That did not work. Please try again.', 'Nem sikerült. Kérjük, próbálja újra.')

/** Returns the sentence for an error code of the sign-in contract or of our own endpoints; a general one for others. */
export const failureText = (code: string): string => (isKnownFailure(code) ? FAILURES[code]() : failed())

export const passwordRequired = msg('Parola este obligatorie', 'Password is required', 'A jelszó megadása kötelező')

const PASSWORD_PROBLEMS = {
  password_short: msg(
    'Parola are nevoie de cel puțin {min} caractere',
    'The password needs at least {min} characters',
    'A jelszónak legalább {min} karakterből kell állnia',
  ),
  password_long: msg(
    'Parola poate avea cel mult {max} de caractere',
    'The password can have {max} characters at most',
    'A jelszó legfeljebb {max} karakter lehet',
  ),
  password_common: msg(
    'Parola e printre cele mai folosite. Încearcă trei cuvinte.',
    'This password is among the most used. Try three words.',
    'Ez a jelszó a leggyakoribbak közé tartozik. Próbáljon három szót.',
  ),
  password_shop: msg(
    'Parola se ghicește ușor în magazinul acesta. Încearcă trei cuvinte.',
    'This password is easily guessed in this shop. Try three words.',
    'Ez a jelszó ebben az áruházban könnyen kitalálható. Próbáljon három szót.',
  ),
  password_email: msg(
    'Parola nu poate fi chiar adresa de e-mail',
    'The password cannot be the email address',
    'A jelszó nem lehet maga az e-mail-cím',
  ),
} satisfies Record<PasswordProblem, (length: { min: number; max: number }) => string>

export const isPasswordProblem = (code: string): code is PasswordProblem => Object.hasOwn(PASSWORD_PROBLEMS, code)

/** Returns the sentence for a problem of a new password; `length` in characters. */
export const passwordProblemText = (code: PasswordProblem, length: { min: number; max: number }): string =>
  PASSWORD_PROBLEMS[code](length)
