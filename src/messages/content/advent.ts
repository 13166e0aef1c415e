/** The Advent calendar. */
import { msg } from '../text.ts'

export const name = msg('Calendarul de Advent', 'Advent calendar', 'Adventi naptár')
/** Names of doors for screen readers and voices: what is written on a door is in its name, as it is written. */
export const openDoor = msg('Deschide ziua {day}', 'Open day {day}', '{day}. nap megnyitása')
export const openToday = msg(
  '{day}: Deschide ușa de azi, din decembrie',
  '{day}: Open today’s door, in December',
  '{day}: Kinyitom a mai, decemberi ajtót',
)
export const shutDoor = msg('Ziua {day}, închisă', 'Day {day}, shut', '{day}. nap, zárva')
/** On the door of today. */
export const open = msg('Deschide', 'Open', 'Kinyitom')
export const close = msg('Închide', 'Close', 'Bezárás')
export const door = msg('Ușa {day}', 'Door {day}', '{day}. ajtó')
/** Of yesterday's door, below the calendar. */
export const yesterday = msg('Ieri, ușa {day}', 'Yesterday, door {day}', 'Tegnap, {day}. ajtó')
export const seeAgain = msg('Vezi din nou', 'See it again', 'Megnézem újra')

export const before = msg(
  'Prima ușă se deschide pe 1 decembrie, la miezul nopții.',
  'The first door opens on 1 December, at midnight.',
  'Az első ajtó december 1-jén, éjfélkor nyílik.',
)
export const after = msg(
  'Calendarul s-a încheiat pe 24 decembrie. Ne vedem la anul!',
  'The calendar ended on 24 December. See you next year!',
  'A naptár december 24-én véget ért. Jövőre találkozunk!',
)

/** Until when a code is valid, as a date. */
export const codeEnds = msg('Valabil până pe {date}.', 'Valid until {date}.', 'Érvényes: {ig date}.')
export const codeNotOnSale = msg(
  'Nu se aplică produselor deja reduse.',
  'It does not apply to goods that are already reduced.',
  'Már leárazott termékekre nem érvényes.',
)
export const codeIsOver = msg(
  'Codul de aici nu mai e valabil.',
  'The code behind this door is no longer valid.',
  'Az itt található kód már nem érvényes.',
)
export const goodsOfCode = msg('Pentru ce e valabil', 'What it is valid for', 'Mire érvényes')
export const lowestBefore = msg(
  'Cel mai mic preț din 30 de zile: {price}',
  'Lowest price of 30 days: {price}',
  'Az elmúlt 30 nap legalacsonyabb ára: {price}',
)
