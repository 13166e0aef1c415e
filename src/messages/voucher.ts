/** The page of a gift voucher, and the recipient form. */
import { msg } from './text.ts'

export const head = msg('Voucher cadou', 'Gift voucher', 'Ajándékutalvány')
export const title = msg('Voucher cadou', 'Gift voucher', 'Ajándékutalvány')
/** May be broken, in large letters. */
export const titleOnCard = msg('Voucher cadou', 'Gift voucher', 'Ajándék\u00adutalvány')
export const worth = msg('În valoare de', 'Worth', 'Értéke')
export const code = msg('Cod', 'Code', 'Kód')
export const balance = msg('Credit rămas', 'Credit left', 'Felhasználható egyenleg')
export const validUntil = msg('Valabil până la', 'Valid until', 'Érvényes eddig')
export const noEnd = msg('fără dată limită', 'no end date', 'határidő nélkül')
export const minimum = msg('Comandă minimă', 'Minimum order', 'Minimális rendelés')
export const none = msg('fără', 'none', 'nincs')
export const appliesTo = msg('Se aplică la', 'Applies to', 'Mire érvényes')
export const wholeOrder = msg('toată comanda', 'the whole order', 'a teljes rendelésre')
export const howTo = msg(
  'Scrie codul în coș, la „{field}”, sau arată-l în oricare dintre showroomurile noastre. Îl poți folosi în mai multe comenzi, până se termină creditul.',
  'Type the code in your cart, under “{field}”, or show it in any of our showrooms. You can use it for several orders, until its credit is spent.',
  'Írja be a kódot a kosárban, a „{field}” mezőbe, vagy mutassa be bármelyik bemutatótermünkben. Több rendeléshez is felhasználható, amíg az egyenlege el nem fogy.',
)
export const used = msg(
  'Creditul acestui voucher a fost folosit în întregime.',
  'The credit of this voucher has been used up.',
  'Az utalvány egyenlege elfogyott.',
)
export const expired = msg(
  'Acest voucher nu mai este valabil.',
  'This voucher is no longer valid.',
  'Ez az utalvány már nem érvényes.',
)
export const stopped = msg(
  'Acest voucher a fost oprit. Pentru întrebări, scrie-ne.',
  'This voucher has been stopped. Write to us with any questions.',
  'Ezt az utalványt letiltottuk. Kérdés esetén írjon nekünk.',
)
export const print = msg('Tipărește', 'Print', 'Nyomtatás')
export const send = msg('Trimite pe e-mail', 'Send by email', 'Küldés e-mailben')
export const use = msg('Folosește-l acum', 'Use it now', 'Felhasználom most')
export const inCart = msg('Voucherul te așteaptă în coș', 'The voucher is waiting in your cart', 'Az utalvány a kosárban várja')

export const loading = msg('Se încarcă voucherul', 'Loading the voucher', 'Az utalvány betöltése')
export const invalidTitle = msg('Codul de voucher nu este valid', 'Invalid voucher code', 'Érvénytelen utalványkód')
export const invalidText = msg(
  'Verifică linkul din e-mailul cu voucherul. Dacă tot nu merge, scrie-ne.',
  'Check the link in the email that brought the voucher. If it still does not work, write to us.',
  'Ellenőrizze az utalványt tartalmazó e-mailben kapott linket. Ha így sem működik, írjon nekünk.',
)
export const failed = msg(
  'Nu am putut încărca voucherul. E păstrat la noi; încearcă din nou.',
  'We couldn’t load the voucher. It is safe with us; please try again.',
  'Nem sikerült betölteni az utalványt. Nálunk megvan; kérjük, próbálja újra.',
)
export const tryAgain = msg('Încearcă din nou', 'Try again', 'Újrapróbálom')
export const toStore = msg('Spre magazin', 'To the shop', 'Az áruházba')

// Recipient of a bought voucher
export const wishes = msg('Pentru cine e?', 'Who is it for?', 'Kinek szól?')
export const recipient = msg('Numele celui care îl primește', 'Recipient’s name', 'A megajándékozott neve')
export const message = msg('Mesajul tău', 'Your message', 'Az Ön üzenete')
export const messageExample = msg('La mulți ani!', 'Happy birthday!', 'Boldog születésnapot!')
export const email = msg('E-mailul celui care îl primește', 'Recipient’s email', 'A megajándékozott e-mail-címe')
export const emailHelp = msg(
  'Lăsat gol, îl primești tu, gata de tipărit.',
  'Left empty, it comes to you, ready to print.',
  'Üresen hagyva Önnek küldjük, nyomtatásra készen.',
)
export const emailInvalid = msg('Adresa de e-mail nu este validă', 'Enter a valid email address', 'Az e-mail-cím érvénytelen')
export const date = msg('Ziua în care pleacă', 'Day it is sent', 'A küldés napja')
export const dateHelp = msg(
  'Lăsată goală, pleacă imediat ce plata e confirmată.',
  'Left empty, it goes out as soon as the payment is confirmed.',
  'Üresen hagyva a fizetés visszaigazolása után azonnal elküldjük.',
)
