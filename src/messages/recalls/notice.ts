/** Notices of recalls, on pages and in mails (LAW-41). The headline is the one that the law prescribes. */
import { msg } from '#messages/text.ts'

export const recalls = msg('Rechemări de produse', 'Product recalls', 'Termékvisszahívások')
/** May be broken, in large letters. */
export const title = msg('Rechemări de produse', 'Product recalls', 'Termék\u00advisszahívások')
export const headline = msg(
  'Rechemare a produsului din motive de siguranță',
  'Product safety recall',
  'Termékbiztonsági visszahívás',
)
export const lead = msg(
  'Produse pe care le-am vândut și care nu mai trebuie folosite.',
  'Products that we have sold and that must not be used any longer.',
  'Termékek, amelyeket mi adtunk el, és amelyeket tilos tovább használni.',
)
export const none = msg(
  'Acum nu rechemăm niciun produs.',
  'We are not recalling any product now.',
  'Most egyetlen terméket sem hívunk vissza.',
)
export const readNotice = msg('Citește avizul', 'Read the notice', 'Közlemény megtekintése')
export const brand = msg('Marcă', 'Brand', 'Márka')
export const items = msg('Cod de produs', 'Article number', 'Cikkszám')
export const barcode = msg('cod de bare {barcode}', 'barcode {barcode}', 'vonalkód: {barcode}')
export const lots = msg('Lot sau serie', 'Batch or serial number', 'Tétel- vagy sorozatszám')
export const everyLot = msg('toate loturile', 'every batch', 'minden tétel')
export const sold = msg('Vândut', 'Sold', 'Értékesítve')
export const soldBetween = msg('între {from} și {until}', 'from {from} to {until}', '{from} és {until} között')
export const soldFrom = msg('din {from}', 'from {from}', 'ettől a naptól: {from}')
export const soldUntil = msg('până la {until}', 'until {until}', 'eddig a napig: {until}')
export const maker = msg('Producător', 'Manufacturer', 'Gyártó')
export const hazard = msg('Pericol', 'Hazard', 'Veszély')
export const todo = msg('Ce faci acum', 'What to do now', 'Teendő')
export const remedy = msg('La ce ai dreptul', 'What you are entitled to', 'Ami Önt megilleti')
export const remedyFree = msg(
  'Fără nicio cheltuială pentru tine; alegi tu:',
  'At no cost to you; the choice is yours:',
  'Önnek ez nem kerül semmibe; Ön választ:',
)
export const oneRemedy = msg('Fără nicio cheltuială pentru tine:', 'At no cost to you:', 'Önnek ez nem kerül semmibe:')
export const remedies = {
  refund: msg('primești banii înapoi', 'your money back', 'a vételár visszatérítése'),
  replacement: msg('primești un produs sigur în loc', 'a safe product in its place', 'biztonságos csereterméket kap'),
  repair: msg('produsul este reparat', 'the product is repaired', 'a termék javítása'),
}
export const contact = msg('Contact', 'Contact', 'Kapcsolat')
export const contactText = msg(
  'Pentru întrebări și pentru a obține ce ți se cuvine: {email}, {phone}.',
  'For questions, and to get what you are entitled to: {email}, {phone}.',
  'Kérdés esetén, és hogy megkapja, ami Önt megilleti: {email}, {phone}.',
)
export const writeToUs = msg('Scrie-ne', 'Write to us', 'Írjon nekünk')
export const tellOthers = msg(
  'Dacă ai dat produsul altcuiva, transmite-i acest aviz.',
  'If somebody else has the product now, pass this notice on.',
  'Ha a termék már másnál van, adja tovább ezt a közleményt.',
)
export const endedNote = msg(
  'Rechemarea s-a încheiat pe {date}. Dacă mai ai produsul, nu îl folosi: ce scrie mai jos rămâne valabil.',
  'This recall ended on {date}. If you still have the product, do not use it: what is written below still holds.',
  'A visszahívás lezárult ({date}). Ha még Önnél van a termék, ne használja: az alábbiak továbbra is érvényesek.',
)
export const published = msg('Publicat pe {date}', 'Published on {date}', 'Közzététel napja: {date}')

export const subject = msg(
  'Rechemare a produsului din motive de siguranță: {name}',
  'Product safety recall: {name}',
  'Termékbiztonsági visszahívás: {name}',
)
export const youOrdered = msg(
  'Ai comandat la noi acest produs. Nu îl mai folosi.',
  'You ordered this product from us. Stop using it.',
  'Ön ezt a terméket rendelte meg nálunk. Ne használja tovább.',
)
export const reminderSubject = msg('Reamintire. {subject}', 'Reminder. {subject}', 'Emlékeztető. {subject}')
export const writtenBefore = msg(
  'Ți-am mai scris despre acest produs și nu știm dacă ai citit. Dacă ai rezolvat deja, răspunde-ne pe scurt.',
  'We wrote to you about this product and do not know whether you read it. If you have dealt with it already, tell us in a few words.',
  'Már írtunk Önnek erről a termékről, és nem tudjuk, olvasta-e. Ha már intézkedett, kérjük, írja meg röviden.',
)
export const openNotice = msg('Avizul întreg', 'The whole notice', 'A teljes közlemény')
