/** Partnerships in the account: states, rules, refusals and buttons (D-30). */
import { ageInMonths, ageInYears } from '#messages/customers/ages.ts'
import type { Condition, PartnershipState } from '#domain/promotions/partnership.ts'
import { plainText } from '#domain/pricing/money.ts'
import { locale, msg, plural } from '#messages/text.ts'

export const intro = msg(
  'Oferte de la oameni pe care îi știm. Codul e unic, al tău, și nu se schimbă dacă îl ceri din nou.',
  'Offers from people we know. Your code is unique, and it stays the same if you ask again.',
  'Ajánlatok olyanoktól, akiket ismerünk. A kód egyedi, csak az Öné, és ha újra kéri, ugyanaz marad.',
)
export const none = msg(
  'Acum nu avem niciun parteneriat. Când apare unul, îl vezi aici.',
  'There are no partner offers at the moment. New ones will appear here.',
  'Jelenleg nincs partnerajánlatunk. Ha lesz, itt fogja látni.',
)

/** A few words beside the partner's name. */
export const stateNames: Record<PartnershipState, () => string> = {
  eligible: msg('Ai dreptul', 'You qualify', 'Jogosult rá'),
  not_eligible: msg('Încă nu', 'Not yet', 'Még nem'),
  obtained: msg('Codul tău', 'Your code', 'Az Ön kódja'),
  exhausted: msg('S-au terminat', 'None left', 'Elfogyott'),
  not_started: msg('În curând', 'Coming soon', 'Hamarosan'),
  ended: msg('Încheiat', 'Ended', 'Lezárult'),
}

// Buttons
export const obtain = msg('Generează codul', 'Get the code', 'Kód kérése')
export const noCodesLeft = msg('Nu mai sunt coduri', 'No codes left', 'Nincs több kód')
export const copy = msg('Copiază', 'Copy', 'Másolás')
export const copied = msg('Codul e copiat.', 'The code is copied.', 'A kód a vágólapra került.')

// Times of a partnership and of a code
export const startsOn = msg('Începe pe {date}', 'Starts on {date}', 'Kezdete: {date}')
export const validUntil = msg('Valabil până la {date}', 'Valid until {date}', 'Érvényes: {ig date}')
export const endedOn = msg('Încheiat pe {date}', 'Ended on {date}', 'Lezárult: {date}')
export const takenOn = msg('Luat pe {date}', 'Taken on {date}', 'Igénylés napja: {date}')
export const used = msg('Codul a fost folosit.', 'The code has been used.', 'A kódot már felhasználták.')
export const over = msg('Codul nu mai e valabil.', 'The code is no longer valid.', 'A kód már nem érvényes.')
export const inThisShop = msg(
  'Scrie-l în coș sau la finalizarea comenzii.',
  'Type it in the cart or at checkout.',
  'Írja be a kosárban vagy a pénztárnál.',
)
export const atThePartner = msg(
  'Se folosește la {partner}, nu în magazinul nostru.',
  'It is used at {partner}, not in our shop.',
  'Itt használható fel: {partner}. A mi áruházunkban nem érvényes.',
)

/** `count`: rules that are not met. */
export const missing = plural(
  {
    one: 'Îți mai trebuie un lucru. Când e gata, poți cere codul.',
    few: 'Îți mai trebuie # lucruri. Când sunt gata, poți cere codul.',
    other: 'Îți mai trebuie # de lucruri. Când sunt gata, poți cere codul.',
  },
  {
    one: 'One thing is missing. After that you can get the code.',
    other: '# things are missing. After that you can get the code.',
  },
  { one: 'Még egy dolog hiányzik. Utána kérheti a kódot.', other: 'Még # dolog hiányzik. Utána kérheti a kódot.' },
)
export const isMet = msg('îndeplinit', 'met', 'teljesült')
export const isNotMet = msg('neîndeplinit', 'not met', 'nem teljesült')

const registered = plural(
  { one: 'Cont de cel puțin # zi', few: 'Cont de cel puțin # zile', other: 'Cont de cel puțin # de zile' },
  { one: 'Registered for at least # day', other: 'Registered for at least # days' },
  { one: 'Legalább # napja regisztrált fiók', other: 'Legalább # napja regisztrált fiók' },
)
const daysLeft = plural(
  { one: 'mai e # zi', few: 'mai sunt # zile', other: 'mai sunt # de zile' },
  { one: '# day to go', other: '# days to go' },
  { one: 'még # nap', other: 'még # nap' },
)
const orders = plural(
  { one: '# comandă plătită', few: '# comenzi plătite', other: '# de comenzi plătite' },
  { one: '# paid order', other: '# paid orders' },
  { one: '# kifizetett rendelés', other: '# kifizetett rendelés' },
)
const ordersLeft = plural(
  { one: 'mai e # comandă', few: 'mai sunt # comenzi', other: 'mai sunt # de comenzi' },
  { one: '# order to go', other: '# orders to go' },
  { one: 'még # rendelés', other: 'még # rendelés' },
)
const spent = msg('Cumpărături de {amount}', 'Purchases of {amount}', '{amount} értékű vásárlás')
const amountLeft = msg('mai sunt {amount}', '{amount} to go', 'még {amount}')
const childBelow = msg(
  'Un copil sub {age} în cont',
  'A child under {age} in your account',
  '{age} kor alatti gyermek a fiókjában',
)
const childBetween = msg(
  'Un copil de la {from} la {below} în cont',
  'A child from {from} to {below} in your account',
  'Gyermek a fiókjában {from} kortól {below} korig',
)
const noChild = msg('încă nu ai adăugat niciunul', 'none has been added yet', 'még nem adott hozzá gyermeket')
const otherAge = msg(
  'copiii din cont au altă vârstă',
  'those you have added are of another age',
  'a hozzáadott gyermekek más korúak',
)
const newsletter = msg('Abonare la newsletter', 'Newsletter subscription', 'Feliratkozás a hírlevélre')

const MONTHS_A_YEAR = 12
const ageText = (age: number): string =>
  age > 0 && age % MONTHS_A_YEAR === 0 ? ageInYears(age / MONTHS_A_YEAR) : ageInMonths(age)

/** Returns a rule in words, and what is missing where it is not met: 'Purchases of 500.00 lei: 127.40 lei to go'. */
export function conditionText(condition: Condition): string {
  const [wanted, left] = partsOf(condition)
  return condition.isMet || left === '' ? wanted : `${wanted}: ${left}`
}

function partsOf(condition: Condition): [wanted: string, left: string] {
  switch (condition.rule) {
    case 'registered':
      return [registered(condition.wanted), daysLeft(condition.left)]
    case 'orders':
      return [orders(condition.wanted), ordersLeft(condition.left)]
    case 'spent': {
      const amount = (value: number) => plainText(value, condition.currency, locale())
      return [spent({ amount: amount(condition.wanted) }), amountLeft({ amount: amount(condition.left) })]
    }
    case 'child_age': {
      const { from, below, hasChild } = condition
      const wanted =
        from === 0 ? childBelow({ age: ageText(below) }) : childBetween({ from: ageText(from), below: ageText(below) })
      return [wanted, hasChild ? otherAge() : noChild()]
    }
    case 'newsletter':
      return [newsletter(), '']
  }
}

export const failed = msg(
  'Nu am putut cere codul. Încearcă din nou.',
  'We could not get the code. Please try again.',
  'A kódot nem sikerült lekérni. Kérjük, próbálja újra.',
)

/** When a code was asked for and not given; keys are the reasons of `services/promotions/partnerships.ts`. */
export const refusals = {
  not_found: msg(
    'Acest parteneriat nu mai există. Reîncarcă pagina.',
    'This offer no longer exists. Please reload the page.',
    'Ez az ajánlat már nem létezik. Kérjük, töltse be újra az oldalt.',
  ),
  not_started: msg('Parteneriatul nu a început încă.', 'The offer has not started yet.', 'Az ajánlat még nem kezdődött el.'),
  ended: msg('Parteneriatul s-a încheiat.', 'The offer has ended.', 'Az ajánlat lezárult.'),
  exhausted: msg(
    'Codurile s-au terminat. Poate partenerul mai pune câteva.',
    'All codes have been taken. The partner may add more.',
    'A kódok elfogytak. Előfordulhat, hogy a partner még ad hozzá.',
  ),
  not_eligible: msg(
    'Încă nu poți cere codul: nu sunt îndeplinite toate condițiile.',
    'You cannot get the code yet: not all conditions are met.',
    'A kódot még nem kérheti: nem minden feltétel teljesült.',
  ),
}

/** Returns whether a problem's code is one of these refusals. */
export const isRefusal = (code: string): code is keyof typeof refusals => Object.hasOwn(refusals, code)
