/** The newsletter that a registration asks for, and the page of its link. */
import { msg } from '#messages/text.ts'

/** The newsletter is confirmed by the link of a second mail. */
export const newsletterBox = msg(
  'Vreau noutăți și oferte prin e-mail. Le confirm separat, dintr-un mesaj.',
  'I would like news and offers by email. I confirm them separately, from a message.',
  'Szeretnék újdonságokat és ajánlatokat kapni e-mailben. Ezt külön, egy üzenetből erősítem meg.',
)
export const newsletterTitle = msg('Vrei newsletterul?', 'Would you like the newsletter?', 'Kéri a hírlevelet?')
export const newsletterLead = msg(
  'Noutăți și oferte prin e-mail. Poți renunța oricând, din cont sau dintr-un newsletter.',
  'News and offers by email. You can stop at any time, in your account or from a newsletter.',
  'Újdonságok és ajánlatok e-mailben. Bármikor leállíthatja a fiókjában vagy egy hírlevélből.',
)
export const newsletterButton = msg('Vreau newsletterul', 'Yes, send me the newsletter', 'Kérem a hírlevelet')
export const newsletterDoneTitle = msg('Newsletterul e confirmat', 'The newsletter is confirmed', 'A hírlevelet megerősítette')
export const newsletterDoneText = msg(
  'Mulțumim. Te răzgândești? Debifează-l în cont, la „Datele mele”.',
  'Thank you. Changed your mind? Untick it in your account, under “My data”.',
  'Köszönjük. Ha meggondolja magát, fiókjában, az „Adataim” oldalon leállíthatja.',
)
export const newsletterEndedText = msg(
  'A fost folosit deja, a expirat sau adresa s-a copiat doar pe jumătate. Newsletterul îl poți cere și din cont.',
  'It has been used, has expired, or only part of it was copied. You can ask for the newsletter in your account, too.',
  'Már felhasználták, lejárt, vagy csak részben másolta ki. A hírlevelet a fiókjában is kérheti.',
)
