/** The inbox of messages of the contact form. */
import { msg } from '#messages/text.ts'

export const views = {
  open: msg('De răspuns', 'To answer', 'Megválaszolandó'),
  answered: msg('Așteaptă clientul', 'Waiting for the customer', 'Az ügyfélre vár'),
  closed: msg('Închise', 'Closed', 'Lezártak'),
  all: msg('Toate', 'All', 'Összes'),
}
export const states = {
  open: msg('de răspuns', 'to answer', 'megválaszolandó'),
  answered: msg('răspuns trimis', 'answered', 'megválaszolva'),
  closed: msg('închis', 'closed', 'lezárva'),
}
export const fromForm = msg(
  'Din formularul de contact, apare ca text simplu.',
  'From the contact form, shown as plain text.',
  'A kapcsolati űrlapról, egyszerű szövegként.',
)
export const asTyped = msg('{reference}, cum a fost scris', '{reference}, as typed', '{reference}, ahogy beírták')
export const mayBeOthers = msg(
  '{order}. Verifică adresa înainte să spui ceva despre comandă.',
  '{order}. Check the address before you say anything about the order.',
  '{order}. Mielőtt bármit mond a rendelésről, ellenőrizze a címet.',
)
export const answer = msg('Răspuns', 'Answer', 'Válasz')
export const note = msg('Notă pentru colegi', 'Note for colleagues', 'Jegyzet a kollégáknak')
export const goesTo = msg('Ajunge la {email}.', 'Goes to {email}.', 'Címzett: {email}.')
export const noteStays = msg(
  'Rămâne aici. Cine își cere datele o primește și pe ea.',
  'Stays here. Whoever asks for their data gets it too.',
  'Itt marad. Aki kikéri az adatait, ezt is megkapja.',
)
export const sendAndClose = msg('Trimite și închide', 'Send and close', 'Küldés és lezárás')
export const send = msg('Trimite', 'Send', 'Küldés')
export const keepNote = msg('Păstrează nota', 'Keep the note', 'Jegyzet mentése')
export const sent = msg(
  'Răspunsul la {number} e pe drum.',
  'The answer to {number} is on its way.',
  'Úton van a válasz erre az üzenetre: {number}.',
)
export const wasClosed = msg('{number} este închis.', '{number} is closed.', '{number} lezárva.')
export const events = {
  answered: msg('Răspuns', 'Answered', 'Válasz'),
  closed: msg('Închis', 'Closed', 'Lezárva'),
  noted: msg('Notă', 'Note', 'Jegyzet'),
}
