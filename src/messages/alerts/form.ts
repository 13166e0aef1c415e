/** The form for a mail when goods are back in stock. */
import { msg } from '#messages/text.ts'

/** `option`: size and colour. */
export const optionOut = msg('{option}: nu e în stoc', '{option} is out of stock', '{option}: elfogyott')
export const allOut = msg('Momentan nu e în stoc', 'Out of stock at the moment', 'Jelenleg nincs raktáron')
export const lead = msg(
  'Îți scriem o singură dată, când ajunge.',
  'We will write once, when it arrives.',
  'Egyszer írunk, amikor megérkezik.',
)
export const which = msg('Ce aștepți', 'What you wait for', 'Mire vár')
export const email = msg('E-mail', 'Email', 'E-mail')
export const promise = msg(
  'Ștergem adresa după mesaj. Nu e abonare la nimic.',
  'We delete your address after the message. It is not a subscription.',
  'Az üzenet után töröljük a címét. Ez nem feliratkozás.',
)
/** Beside it on a page with other sizes that can be bought, where scripts do not run. */
export const someOut = msg('Nu e mărimea ta?', 'Your size is not there?', 'Nincs az Ön mérete?')

export const sentTitle = msg('Uită-te în e-mail', 'Please check your email', 'Nézze meg az e-mailjét')
export const sentText = msg(
  'Ți-am trimis un mesaj. Apasă butonul din el, ca să știm că adresa e a ta.',
  'We have sent you a message. Press the button in it, so that we know the address is yours.',
  'Küldtünk egy üzenetet. Nyomja meg benne a gombot, hogy tudjuk, az Öné a cím.',
)
export const waitingTitle = msg('Te anunțăm', 'We will tell you', 'Értesíteni fogjuk')
export const waitingText = msg(
  'Îți scriem la adresa contului când ajunge. Nu mai ai nimic de făcut.',
  'We will write to the address of your account when it arrives. There is nothing more to do.',
  'Megérkezésekor a fiókja címére írunk. Nincs további teendője.',
)
export const anotherAddress = msg('Altă adresă', 'Another address', 'Másik cím')

const FAULTS = {
  email_required: msg('Scrie adresa de e-mail', 'Enter your email address', 'Adja meg az e-mail-címét'),
  email_invalid: msg(
    'Adresa de e-mail nu pare întreagă: nume@exemplu.ro',
    'This email address does not look complete: name@example.com',
    'Az e-mail-cím nem tűnik teljesnek: nev@pelda.hu',
  ),
}
/** Returns what is wrong with the typed address. */
export const faultText = (fault: string): string => (fault === 'email_required' ? FAULTS.email_required : FAULTS.email_invalid)()

/** What the shop refuses. */
export const inStock = msg(
  'A revenit chiar acum. Reîncarcă pagina și adaugă produsul în coș.',
  'It is back just now. Reload the page and add it to your cart.',
  'Épp most érkezett vissza. Töltse újra az oldalt, és tegye a kosárba.',
)
export const notSold = msg(
  'Produsul nu se mai vinde aici, așa că nu avem ce să te anunțăm.',
  'This product is no longer sold here, so there is nothing to notify you of.',
  'Ezt a terméket itt már nem árusítjuk, ezért nincs miről értesítenünk.',
)
export const tooMany = msg(
  'De la această conexiune la internet s-au trimis multe cereri. Încearcă din nou peste o oră.',
  'Many requests have come from this internet connection. Try again in an hour.',
  'Erről az internetkapcsolatról sok kérés érkezett. Próbálja újra egy óra múlva.',
)
export const notSent = msg(
  'Nu s-a trimis. Verifică dacă ai internet și apasă din nou; adresa a rămas scrisă.',
  'It was not sent. Check your connection and press again; the address is still there.',
  'Nem sikerült elküldeni. Ellenőrizze a kapcsolatot, és nyomja meg újra; a cím megmaradt.',
)
