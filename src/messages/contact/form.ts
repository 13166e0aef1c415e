/** The form of the contact page, and what follows it. */
import { MAX_MESSAGE_LENGTH, type ContactProblem, type ContactTopic } from '#domain/contact/contact.ts'
import { msg, plural } from '#messages/text.ts'
import { isFieldProblem, problemText, tooLong } from '#messages/validation.ts'

export const topic = msg('Despre ce e vorba', 'What it is about', 'Miről van szó')
const TOPICS: Record<ContactTopic, () => string> = {
  order: msg('O comandă', 'An order', 'Egy rendelésről'),
  product: msg('Un produs', 'A product', 'Egy termékről'),
  withdrawal: msg('O retragere sau o garanție', 'A withdrawal or a guarantee', 'Elállásról vagy jótállásról'),
  other: msg('Altceva', 'Something else', 'Másról'),
}
export const topicText = (one: ContactTopic): string => TOPICS[one]()
export const reference = msg('Numărul comenzii', 'Order number', 'Rendelésszám')
export const firstName = msg('Prenume', 'First name', 'Keresztnév')
export const lastName = msg('Nume', 'Last name', 'Vezetéknév')
export const email = msg('E-mail', 'Email', 'E-mail-cím')
export const message = msg('Mesaj', 'Message', 'Üzenet')
export const send = msg('Trimite mesajul', 'Send the message', 'Üzenet küldése')
export const messageRequired = msg('Mesajul este obligatoriu', 'Message is required', 'Az üzenet megadása kötelező')

/** Returns the sentence for a problem of a field. */
export function faultText(problem: ContactProblem | undefined, field: string): string | undefined {
  if (problem === undefined) return undefined
  if (problem === 'message_required') return messageRequired()
  if (problem === 'too_long' && field === 'message') return tooLong(MAX_MESSAGE_LENGTH)
  return isFieldProblem(problem) ? problemText(problem, field, '') : undefined
}

/** Under the form, before a link to the page of that name. */
export const kept = msg(
  'Păstrăm mesajele 12 luni, ca să nu te punem să repeți.',
  'We keep messages for 12 months, so that you need not repeat yourself.',
  'Az üzeneteket 12 hónapig őrizzük, hogy ne kelljen megismételnie.',
)
export const privacyPage = msg('Politica de confidențialitate', 'Privacy policy', 'Adatvédelmi tájékoztató')

export const tooMany = msg(
  'De la această conexiune la internet s-au trimis multe formulare. Încearcă din nou peste {wait} sau scrie-ne pe e-mail.',
  'Many forms have come from this internet connection. Try again in {wait}, or write to us by email.',
  'Erről az internetkapcsolatról sok űrlap érkezett. Próbálja újra {wait} múlva, vagy írjon e-mailt.',
)
export const faults = plural(
  {
    one: 'Mai e un lucru de corectat. Mesajul încă nu a plecat.',
    few: 'Mai sunt # lucruri de corectat. Mesajul încă nu a plecat.',
    other: 'Mai sunt # de lucruri de corectat. Mesajul încă nu a plecat.',
  },
  {
    one: 'One thing needs correcting. The message has not been sent yet.',
    other: '# things need correcting. The message has not been sent yet.',
  },
  {
    one: '# adatot javítani kell. Az üzenet még nem ment el.',
    other: '# adatot javítani kell. Az üzenet még nem ment el.',
  },
)

export const sentTitle = msg('Mesajul a ajuns la noi', 'Your message has arrived', 'Üzenete megérkezett')
export const sentText = msg(
  'Îți răspundem pe e-mail în cel mult o zi lucrătoare. Ți-am trimis și o confirmare.',
  'We answer by email within one working day. We have sent you a confirmation, too.',
  'Egy munkanapon belül e-mailben válaszolunk. Visszaigazolást is küldtünk.',
)
