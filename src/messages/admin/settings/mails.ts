/** Mails in the settings of the back office. */
import { msg, plural } from '#messages/text.ts'

export const title = msg('E-mailuri', 'Mails', 'Levelek')
export const which = msg('Feluri de e-mailuri', 'Kinds of mails', 'Levéltípusok')
export const sender = msg('Expeditor', 'Sender', 'Feladó')
export const answersTo = msg('Răspunsurile ajung la', 'Answers go to', 'A válaszok ide érkeznek')
export const nowhere = msg(
  'nicăieri: scrie adresa la Piețe',
  'nowhere: write the address under Markets',
  'sehová: írja be a címet a Piacok alatt',
)
export const noServer = msg(
  'Nu este pus niciun server de e-mail (SMTP_HOST): e-mailurile se scriu și se păstrează, dar nu pleacă.',
  'No mail server is set (SMTP_HOST): mails are written and kept, and none is sent.',
  'Nincs beállítva levelezőkiszolgáló (SMTP_HOST): a levelek elkészülnek és megmaradnak, de nem mennek el.',
)
export const failedOf = plural(
  { one: '# nereușit', few: '# nereușite', other: '# de nereușite' },
  { one: '# failed', other: '# failed' },
  { one: '# sikertelen', other: '# sikertelen' },
)

export const withOrder = msg('Cu comanda', 'With order', 'Rendeléssel')
export const withOrderHint = msg('Gol: date inventate', 'Empty: made-up data', 'Üresen: kitalált adatok')
export const ofOrder = msg(
  'În limba comenzii, cum ar pleca acum.',
  'In the language of the order, as it would be sent now.',
  'A rendelés nyelvén, ahogyan most elmenne.',
)
export const form = msg('Forma', 'Form', 'Forma')
export const forms = {
  html: msg('E-mail', 'Mail', 'Levél'),
  text: msg('Numai text', 'Text only', 'Csak szöveg'),
}
export const subject = msg('Subiect', 'Subject', 'Tárgy')
export const previewIn = msg('{kind}, {language}', '{kind}, {language}', '{kind}, {language}')
export const sendMe = msg('Trimite-mi', 'Send me', 'Küldés nekem')
export const sendMeIn = msg('Trimite-mi: {language}', 'Send me: {language}', 'Küldés nekem: {language}')
export const trialSent = msg('E-mailul pleacă la {recipient}', 'The mail goes to {recipient}', 'A levél ide megy: {recipient}')
export const trialKept = msg(
  'E-mailul este scris, dar nu pleacă: nu este pus niciun server de e-mail',
  'The mail is written, and is not sent: no mail server is set',
  'A levél elkészült, de nem megy el: nincs beállítva levelezőkiszolgáló',
)

export const log = msg('Jurnalul e-mailurilor', 'Log of mails', 'Levelek naplója')
export const kind = msg('Fel', 'Kind', 'Típus')
export const allKinds = msg('Toate felurile', 'All kinds', 'Minden típus')
export const state = msg('Stare', 'State', 'Állapot')
export const allStates = msg('Toate stările', 'All states', 'Minden állapot')
export const states = {
  sent: msg('trimis', 'sent', 'elküldve'),
  waits: msg('așteaptă', 'waits', 'várakozik'),
  failed: msg('nereușit', 'failed', 'sikertelen'),
}
export const written = msg('Scris', 'Written', 'Elkészült')
export const recipient = msg('Destinatar', 'Recipient', 'Címzett')
export const order = msg('Comandă', 'Order', 'Rendelés')
export const actions = msg('Acțiuni', 'Actions', 'Műveletek')
export const noMails = msg('Niciun e-mail nu se potrivește.', 'No mail matches.', 'Nincs találat.')
export const tryAgain = msg('Trimite din nou', 'Send again', 'Újraküldés')
export const tryAgainNamed = msg('Trimite din nou: {subject}', 'Send again: {subject}', 'Újraküldés: {subject}')
export const tryAgainText = msg(
  'Pleacă același e-mail, la aceeași adresă: {recipient}. Scrie ce s-a îndreptat.',
  'The same mail goes to the same address: {recipient}. Write what was put right.',
  'Ugyanez a levél megy el ugyanarra a címre: {recipient}. Írja le, mi oldódott meg.',
)
export const triedAgain = msg('E-mailul pleacă din nou', 'The mail is sent again', 'A levelet újraküldjük')
export const trial = msg('Probă', 'Trial', 'Próba')
