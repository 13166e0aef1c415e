/** Mails of the newsletter. */
import { msg } from '#messages/text.ts'

export const confirm = {
  subject: msg('Confirmă abonarea la newsletter', 'Please confirm your subscription', 'Kérjük, erősítse meg a feliratkozást'),
  title: msg('Vrei newsletterul nostru?', 'Would you like our newsletter?', 'Kéri a hírlevelünket?'),
  text: msg(
    'Cineva, probabil tu, a cerut pentru adresa aceasta noutăți și oferte pe e-mail de la {shop}. Îți scriem doar dacă confirmi.',
    'Somebody, probably you, has asked for news and offers by email from {shop} at this address. We write only if you confirm it.',
    'Valaki, valószínűleg Ön, újdonságokat és ajánlatokat kért e-mailben erre a címre. Feladó: {shop}. Csak akkor írunk, ha megerősíti.',
  ),
  codeFollows: msg('Codul de reducere vine imediat după.', 'Your code follows at once.', 'A kupon azonnal utána érkezik.'),
  action: msg('Confirm abonarea', 'Confirm my subscription', 'Megerősítem a feliratkozást'),
  /** `until`: moment in words. */
  until: msg('Linkul e valabil până la {until}.', 'The link is valid until {until}.', 'A link eddig érvényes: {until}.'),
  otherwise: msg(
    'Dacă nu ai fost tu, nu trebuie să faci nimic: fără confirmare nu trimitem nimic.',
    'If it was not you, there is nothing to do: without the confirmation we send nothing.',
    'Ha nem Ön volt, nincs teendője: megerősítés nélkül nem küldünk semmit.',
  ),
}

export const welcome = {
  subject: msg('Codul tău de la newsletter', 'Your newsletter code', 'A hírlevél kuponja'),
  title: msg('Abonarea e confirmată', 'Your subscription is confirmed', 'Feliratkozását megerősítettük'),
  text: msg('Îți mulțumim. Codul tău:', 'Thank you. Your code:', 'Köszönjük. Az Ön kuponja:'),
}
export const again = {
  title: msg('Ești abonat deja', 'You are subscribed already', 'Már feliratkozott'),
  text: msg(
    'Cineva, probabil tu, a cerut din nou newsletterul pentru adresa aceasta. Codul tău e același:',
    'Somebody, probably you, has asked for the newsletter at this address again. Your code is the same:',
    'Valaki, valószínűleg Ön, újra hírlevelet kért erre a címre. A kuponja ugyanaz:',
  ),
}
/** `amount`, `minimum`: money; `date` in words. */
export const terms = msg(
  '{amount} reducere la o comandă de cel puțin {minimum}, o singură dată, până la {date}.',
  '{amount} off an order of at least {minimum}, once, until {date}.',
  '{amount} kedvezmény legalább {minimum} értékű rendelésből, egyszer. Érvényes: {ig date}.',
)
export const toShop = msg('Vezi noutățile', 'See what is new', 'Nézze meg az újdonságokat')
export const unsubscribe = msg('Mă dezabonez', 'Unsubscribe', 'Leiratkozás')
export const whyYou = msg(
  'Primești mesajul pentru că ai confirmat abonarea.',
  'You get this message because you confirmed your subscription.',
  'Azért kapja ezt az üzenetet, mert megerősítette feliratkozását.',
)

/** Subject of a newsletter that a merchant has had sent to one address. */
export const trialSubject = msg('Probă: {subject}', 'Trial: {subject}', 'Próba: {subject}')
