/** Mails about messages of the contact form. */
import { msg } from '#messages/text.ts'

export const received = {
  /** `number`: of the message. */
  subject: msg('Am primit mesajul tău ({number})', 'We have your message ({number})', 'Megkaptuk üzenetét ({number})'),
  title: msg('Am primit mesajul tău', 'We have your message', 'Megkaptuk üzenetét'),
  /** `at`: moment in words. */
  text: msg(
    'Mesajul tău din {at} a ajuns la noi și are numărul {number}. Îți răspundem pe e-mail în cel mult o zi lucrătoare.',
    'Your message of {at} has arrived; its number is {number}. We answer by email within one working day.',
    'Üzenete ({at}) megérkezett hozzánk, száma {number}. Egy munkanapon belül e-mailben válaszolunk.',
  ),
  otherwise: msg(
    'Dacă nu ne-ai scris tu, cineva a folosit adresa ta din greșeală: nu trebuie să faci nimic.',
    'If you have not written to us, somebody has used your address by mistake: there is nothing to do.',
    'Ha nem Ön írt nekünk, valaki tévedésből adta meg az Ön címét: nincs teendője.',
  ),
}

export const notice = {
  /** `topic`, `name`: of the message. */
  subject: msg('Mesaj {number}: {topic}, {name}', 'Message {number}: {topic}, {name}', '{number} számú üzenet: {topic}, {name}'),
  title: msg('Mesaj nou de pe site', 'New message from the site', 'Új üzenet az oldalról'),
  from: msg('De la: {name}, {email}', 'From: {name}, {email}', 'Feladó: {name}, {email}'),
  reference: msg(
    'Numărul comenzii, cum a fost scris: {reference}',
    'Order number as typed: {reference}',
    'Rendelésszám, ahogy beírták: {reference}',
  ),
  /** `language`: name of the language. */
  language: msg('Limba mesajului: {language}', 'Language of the message: {language}', 'Az üzenet nyelve: {language}'),
  /** `command`: of the command line. */
  how: msg(
    'Răspunde la acest e-mail sau cu comanda {command}.',
    'Answer this mail, or use the command {command}.',
    'Válaszoljon erre az e-mailre, vagy használja a parancsot: {command}.',
  ),
}

export const answer = {
  subject: msg('Răspuns la mesajul {number}', 'Answer to your message {number}', 'Válasz {az number} számú üzenetére'),
  title: msg('Răspunsul nostru', 'Our answer', 'Válaszunk'),
  /** `at`: moment in words. */
  asked: msg('Ne-ai scris în {at}:', 'You wrote on {at}:', 'Ön ezt írta ({at}):'),
}
