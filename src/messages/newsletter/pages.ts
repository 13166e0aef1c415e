/** The pages that mails of the newsletter lead to: confirming and leaving. */
import type { LeaveReason } from '#domain/newsletter/newsletter.ts'
import { msg } from '#messages/text.ts'

export const confirmTitle = msg('Confirmi abonarea?', 'Confirm your subscription?', 'Megerősíti a feliratkozást?')
export const confirmLead = msg(
  'Noutăți și oferte pe e-mail. Te poți dezabona oricând, dintr-un clic.',
  'News and offers by email. You can unsubscribe at any time, with one click.',
  'Újdonságok és ajánlatok e-mailben. Bármikor leiratkozhat, egyetlen kattintással.',
)
export const confirm = msg('Confirm abonarea', 'Confirm my subscription', 'Megerősítem a feliratkozást')
export const confirmedTitle = msg('Abonarea e confirmată', 'Your subscription is confirmed', 'Feliratkozását megerősítettük')
export const confirmedLead = msg(
  'Mulțumim. Codul e de azi, și l-am trimis și pe e-mail.',
  'Thank you. Your code works from today, and we have sent it by email too.',
  'Köszönjük. A kupon már ma használható, és e-mailben is elküldtük.',
)
export const confirmedPlain = msg(
  'Mulțumim. Primești noutățile la această adresă.',
  'Thank you. News will come to this address.',
  'Köszönjük. Az újdonságok erre a címre érkeznek.',
)
export const code = msg('Codul tău', 'Your code', 'Az Ön kuponja')
export const copy = msg('Copiază codul', 'Copy the code', 'A kód másolása')
export const copied = msg('Codul e copiat', 'The code is copied', 'A kódot kimásoltuk')
export const value = msg('Valoare', 'Value', 'Érték')
export const minimum = msg('Comandă minimă', 'Minimum order', 'Legkisebb rendelés')
export const validUntil = msg('Valabil până la', 'Valid until', 'Érvényes eddig')
/** `date` in words. */
export const once = msg('{date}, o singură dată', '{date}, once', '{date}, egyszer')
export const seeNew = msg('Vezi noutățile', 'See what is new', 'Nézze meg az újdonságokat')
export const leave = msg('Mă dezabonez', 'Unsubscribe', 'Leiratkozom')

export const endedTitle = msg('Linkul nu mai e valabil', 'This link is no longer valid', 'Ez a link már nem érvényes')
export const endedText = msg(
  'A fost folosit, a trecut de 7 zile sau s-a copiat doar pe jumătate. Poți cere altul.',
  'It has been used, is older than 7 days, or only part of it was copied. You can ask for another.',
  'Már felhasználták, 7 napnál régebbi, vagy csak részben másolta ki. Kérhet másikat.',
)
export const askAgain = msg('Cer alt link', 'Ask for another link', 'Másik linket kérek')

export const leaveTitle = msg('Te dezabonezi?', 'Unsubscribe?', 'Leiratkozik?')
/** `email` is printed after it. */
export const leaveLead = msg(
  'Nu mai trimitem newsletterul la',
  'We will stop sending the newsletter to',
  'Nem küldünk több hírlevelet erre a címre:',
)
/** On the page of a mail that a merchant has had sent to read it first. */
export const trialLeave = msg(
  'Acesta este linkul unui mesaj de probă: nu încheie niciun abonament.',
  'This is the link of a trial mail: it ends no subscription.',
  'Ez egy próbalevél linkje: nem szüntet meg feliratkozást.',
)
export const leftTitle = msg('Gata, liniște', 'Quiet now', 'Mostantól csend')
export const leftBefore = msg(
  'Nu mai trimitem newsletterul la',
  'We no longer send the newsletter to',
  'Nem küldünk több hírlevelet ide:',
)
export const leftAfter = msg(
  'Mesajele despre comenzi vin în continuare.',
  'Messages about your orders still come.',
  'A rendelésekről szóló üzenetek továbbra is megérkeznek.',
)
export const comeBack = msg(
  'M-am răzgândit, mă abonez la loc',
  'I have changed my mind, subscribe me again',
  'Meggondoltam magam, újra feliratkozom',
)
export const why = msg('De ce pleci?', 'Why are you leaving?', 'Miért iratkozik le?')
export const optional = msg('(opțional)', '(optional)', '(nem kötelező)')
export const sendReason = msg('Trimite răspunsul', 'Send the answer', 'Válasz elküldése')
export const reasonThanks = msg('Mulțumim pentru răspuns.', 'Thank you for the answer.', 'Köszönjük a választ.')

const REASONS: Record<LeaveReason, () => string> = {
  often: msg('Vine prea des', 'It comes too often', 'Túl gyakran jön'),
  grown: msg('Copilul a crescut', 'My child has grown up', 'Nagy lett a gyermekem'),
  taste: msg('Nu e pe gustul meu', 'It is not to my taste', 'Nem az ízlésem szerint való'),
  stranger: msg('Nu m-am abonat eu', 'I did not subscribe', 'Nem én iratkoztam fel'),
}
export const reasonText = (reason: LeaveReason): string => REASONS[reason]()

/** The address of the page has no token, or one that is not known. */
export const unknownLeave = msg(
  'Deschide linkul de la sfârșitul unui newsletter sau debifează newsletterul în cont, la „Datele mele”.',
  'Open the link at the end of a newsletter, or untick the newsletter in your account, under “My data”.',
  'Nyissa meg a hírlevél végén lévő linket, vagy állítsa le a hírlevelet a fiókjában, az „Adataim” oldalon.',
)
export const toAccount = msg('Spre cont', 'To your account', 'A fiókhoz')
