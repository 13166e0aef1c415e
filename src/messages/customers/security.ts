/** Password and sessions of an account. */
import { msg, plural } from '#messages/text.ts'

export const passwordTitle = msg('Parola', 'Password', 'Jelszó')
export const currentPassword = msg('Parola de acum', 'Current password', 'Jelenlegi jelszó')
export const save = msg('Schimbă parola', 'Change the password', 'Jelszó módosítása')
export const changed = msg('Parola e schimbată.', 'Your password is changed.', 'A jelszavát megváltoztattuk.')
export const noPassword = msg('Contul acesta nu are parolă.', 'This account has no password.', 'Ennek a fióknak nincs jelszava.')

export const sessionsTitle = msg('Unde ești în cont', 'Where you are signed in', 'Hol van bejelentkezve')
export const sessionsText = msg(
  'Nu recunoști una dintre ele? Încheie-o și schimbă parola.',
  'Is there one that you do not recognise? End it, and change your password.',
  'Van köztük olyan, amelyet nem ismer fel? Fejezze be, és módosítsa a jelszavát.',
)
export const unknownBrowser = msg('Browser necunoscut', 'Unknown browser', 'Ismeretlen böngésző')
export const thisBrowser = msg('Acest browser', 'This browser', 'Ez a böngésző')
/** `date` and `time` in words. */
export const lastUsed = msg(
  'Folosit ultima dată: {date}, {time}',
  'Last used: {date}, {time}',
  'Utoljára használva: {date}, {time}',
)
export const begun = msg('Intrare în cont: {date}', 'Signed in: {date}', 'Bejelentkezés: {date}')
export const end = msg('Încheie', 'End', 'Befejezés')
/** Name of the button for screen readers. */
export const endNamed = msg('Încheie: {browser}, din {date}', 'End: {browser}, since {date}', 'Befejezés: {browser}, {date}')
export const endOthers = msg('Încheie toate celelalte', 'End all others', 'Az összes többi befejezése')
export const noOthers = msg(
  'Nu ești în cont nicăieri altundeva.',
  'You are not signed in anywhere else.',
  'Máshol nincs bejelentkezve.',
)
export const ended = plural(
  { one: 'S-a încheiat o sesiune.', few: 'S-au încheiat # sesiuni.', other: 'S-au încheiat # de sesiuni.' },
  { one: '1 session has ended.', other: '# sessions have ended.' },
  { one: '# munkamenet befejeződött.', other: '# munkamenet befejeződött.' },
)
