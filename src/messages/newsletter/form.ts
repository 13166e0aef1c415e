/** The form of the newsletter, and what follows it. What it promises is what the merchant has set for the market. */
import { msg } from '#messages/text.ts'

export const newsletter = msg('Newsletter', 'Newsletter', 'Hírlevél')
/** `amount`: money. */
export const title = msg('{amount} pentru prima comandă', '{amount} off your first order', '{amount} az első rendelésére')
export const plainTitle = msg('Noutăți pe e-mail', 'News by email', 'Újdonságok e-mailben')
/** `minimum`: money. */
export const lead = msg(
  'Scrie-ne numele și adresa. Primești noutăți și oferte pe e-mail, și un cod valabil la comenzi de cel puțin {minimum}.',
  'Tell us your name and address. You get news and offers by email, and a code for orders of {minimum} or more.',
  'Adja meg nevét és címét. Újdonságokat és ajánlatokat küldünk e-mailben, és egy kupont legalább {minimum} értékű rendeléshez.',
)
export const plainLead = msg(
  'Scrie-ne numele și adresa. Primești noutăți și oferte pe e-mail.',
  'Tell us your name and address. You get news and offers by email.',
  'Adja meg nevét és címét. Újdonságokat és ajánlatokat küldünk e-mailben.',
)
export const firstName = msg('Prenume', 'First name', 'Keresztnév')
export const lastName = msg('Nume', 'Last name', 'Vezetéknév')
export const email = msg('E-mail', 'Email', 'E-mail-cím')
export const send = msg('Vreau codul', 'Send me the code', 'Kérem a kupont')
export const plainSend = msg('Mă abonez', 'Subscribe', 'Feliratkozom')
/** What is agreed to: raise `NEWSLETTER_TEXT_VERSION` when its meaning changes. */
export const agreement = msg(
  'Sunt de acord să primesc oferte pe e-mail. Mă pot dezabona oricând.',
  'I agree to receive offers by email. I can unsubscribe at any time.',
  'Hozzájárulok, hogy e-mailben ajánlatokat kapjak. Bármikor leiratkozhatok.',
)

/** The form is shown once more: it came from a page that cannot tell how long it was open. */
export const tooMany = msg(
  'De la această conexiune la internet s-au trimis multe formulare. Încearcă din nou peste {wait}.',
  'Many forms have come from this internet connection. Try again in {wait}.',
  'Erről az internetkapcsolatról sok űrlap érkezett. Próbálja újra {wait} múlva.',
)
export const sentTitle = msg('Mai e un pas', 'One more step', 'Még egy lépés')
/** The same for every address. */
export const sentText = msg(
  'Ți-am trimis un mesaj. Deschide-l și confirmă abonarea din el: linkul e valabil 7 zile.',
  'We have sent you a message. Open it and confirm the subscription there: the link is valid for 7 days.',
  'Küldtünk egy üzenetet. Nyissa meg, és erősítse meg benne a feliratkozást: a link 7 napig érvényes.',
)
export const codeFollows = msg('Codul vine imediat după.', 'The code follows at once.', 'A kupon azonnal utána érkezik.')
