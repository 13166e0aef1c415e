/** The card page's own texts: it is another system's page and reads nothing of the shop's. */
import { withArticle } from '#domain/market/hungarian.ts'
import type { Locale } from '#domain/market/market.ts'
import type { CardOutcome, CardFault } from './cards.ts'

interface Texts {
  title: string
  test: string
  order: string
  total: string
  card: string
  cardHint: string
  number: string
  expiry: string
  expiryExample: string
  cvc: string
  cvcExample: string
  name: string
  pay(amount: string): string
  safe: string
  cancel: string
  faults: Record<CardFault, string>
  faultsTitle: string
  cardsTitle: string
  cardsHint: string
  cardNumber: string
  cardOutcome: string
  outcomes: Record<CardOutcome, string>
  challengeTitle: string
  challenge(amount: string, lastFour: string): string
  approve: string
  fail: string
  expiredTitle: string
  expired: string
  back: string
}

export const TEXTS: Record<Locale, Texts> = {
  ro: {
    title: 'Plată cu cardul',
    test: 'Pagină de test: nu se iau bani',
    order: 'Comanda',
    total: 'Total de plată',
    card: 'Card bancar',
    cardHint: 'Datele cardului nu se păstrează nicăieri',
    number: 'Numărul cardului',
    expiry: 'Expiră la',
    expiryExample: 'LL / AA',
    cvc: 'Cod de securitate',
    cvcExample: '3 cifre pe verso',
    name: 'Numele de pe card',
    pay: (amount) => `Plătește ${amount}`,
    safe: 'Procesatorul de probă al magazinului. Folosește doar cardurile de test.',
    cancel: 'Renunță și întoarce-te la magazin',
    faults: {
      number_required: 'Scrie numărul cardului',
      number_invalid: 'Numărul cardului nu este corect. Verifică cifrele',
      number_not_test: 'Aici merg doar cardurile de test din lista de mai jos',
      expiry_required: 'Scrie luna și anul de pe card',
      expiry_invalid: 'Scrie luna și anul așa: 09 / 28',
      expiry_past: 'Cardul a expirat. Folosește altul',
      cvc_required: 'Scrie codul de pe spatele cardului',
      cvc_invalid: 'Codul are 3 sau 4 cifre',
      name_required: 'Scrie numele de pe card',
    },
    faultsTitle: 'Plata nu a plecat. Verifică rândurile marcate.',
    cardsTitle: 'Carduri de test',
    cardsHint: 'Orice lună din viitor și orice cod din 3 cifre.',
    cardNumber: 'Număr',
    cardOutcome: 'Ce se întâmplă',
    outcomes: {
      approve: 'plata reușește',
      decline: 'banca refuză cardul',
      insufficient_funds: 'fonduri insuficiente',
      challenge: 'banca cere confirmare (3-D Secure)',
      slow: 'plata reușește după câteva secunde',
      refund_fails: 'acceptat; banca nu primește prima rambursare',
    },
    challengeTitle: 'Banca ta cere o confirmare',
    challenge: (amount, lastFour) => `Confirmi plata de ${amount} cu cardul •••• ${lastFour}?`,
    approve: 'Confirmă plata',
    fail: 'Refuză plata',
    expiredTitle: 'Timpul pentru plată a trecut',
    expired: 'Nu ți-am luat niciun leu. Întoarce-te la magazin și încearcă din nou.',
    back: 'Înapoi la magazin',
  },
  en: {
    title: 'Card payment',
    test: 'Test page: no money moves',
    order: 'Order',
    total: 'Total to pay',
    card: 'Bank card',
    cardHint: 'Your card details are not kept anywhere',
    number: 'Card number',
    expiry: 'Expires',
    expiryExample: 'MM / YY',
    cvc: 'Security code',
    cvcExample: '3 digits',
    name: 'Name on card',
    pay: (amount) => `Pay ${amount}`,
    safe: 'The shop’s practice card processor. Use the test cards only.',
    cancel: 'Cancel and return to the shop',
    faults: {
      number_required: 'Enter your card number',
      number_invalid: 'This card number is not right. Check the digits',
      number_not_test: 'Only the test cards listed below work here',
      expiry_required: 'Enter the month and year on the card',
      expiry_invalid: 'Enter month and year like this: 09 / 28',
      expiry_past: 'This card has expired. Use another one',
      cvc_required: 'Enter the code on the back of the card',
      cvc_invalid: 'The code has 3 or 4 digits',
      name_required: 'Enter the name on the card',
    },
    faultsTitle: 'The payment was not sent. Check the marked fields.',
    cardsTitle: 'Test cards',
    cardsHint: 'Any future month and any 3 digits as the code.',
    cardNumber: 'Number',
    cardOutcome: 'What happens',
    outcomes: {
      approve: 'the payment succeeds',
      decline: 'the bank declines the card',
      insufficient_funds: 'not enough funds',
      challenge: 'the bank asks for confirmation (3-D Secure)',
      slow: 'the payment succeeds after a few seconds',
      refund_fails: 'approved; the bank does not take the first refund',
    },
    challengeTitle: 'Your bank asks for confirmation',
    challenge: (amount, lastFour) => `Do you confirm the payment of ${amount} with the card •••• ${lastFour}?`,
    approve: 'Approve payment',
    fail: 'Refuse payment',
    expiredTitle: 'The time to pay has run out',
    expired: 'You have not been charged. Go back to the shop and try again.',
    back: 'Back to the shop',
  },
  hu: {
    title: 'Bankkártyás fizetés',
    test: 'Tesztoldal: valódi terhelés nem történik',
    order: 'Rendelés',
    total: 'Fizetendő végösszeg',
    card: 'Bankkártya',
    cardHint: 'A kártyaadatokat sehol sem tároljuk',
    number: 'Kártyaszám',
    expiry: 'Lejárat',
    expiryExample: 'HH / ÉÉ',
    cvc: 'Biztonsági kód',
    cvcExample: '3 számjegy',
    name: 'Kártyán szereplő név',
    pay: (amount) => `${amount} fizetése`,
    safe: 'Az áruház gyakorló kártyaelfogadója. Kérjük, csak tesztkártyát használjon.',
    cancel: 'Mégse, vissza az áruházba',
    faults: {
      number_required: 'Adja meg a kártyaszámot',
      number_invalid: 'A kártyaszám hibás. Ellenőrizze a számjegyeket',
      number_not_test: 'Itt csak az alább felsorolt tesztkártyák működnek',
      expiry_required: 'Adja meg a kártyán szereplő hónapot és évet',
      expiry_invalid: 'Így adja meg a hónapot és az évet: 09 / 28',
      expiry_past: 'A kártya lejárt. Használjon másikat',
      cvc_required: 'Adja meg a kártya hátoldalán lévő kódot',
      cvc_invalid: 'A kód 3 vagy 4 számjegyű',
      name_required: 'Adja meg a kártyán szereplő nevet',
    },
    faultsTitle: 'A fizetést nem indítottuk el. Ellenőrizze a megjelölt mezőket.',
    cardsTitle: 'Tesztkártyák',
    cardsHint: 'Bármely jövőbeli hónap és bármely 3 számjegyű kód megfelel.',
    cardNumber: 'Szám',
    cardOutcome: 'Mi történik',
    outcomes: {
      approve: 'a fizetés sikeres',
      decline: 'a bank elutasítja a kártyát',
      insufficient_funds: 'nincs elegendő fedezet',
      challenge: 'a bank megerősítést kér (3-D Secure)',
      slow: 'a fizetés néhány másodperc múlva sikerül',
      refund_fails: 'elfogadva; a bank az első visszatérítést nem fogadja',
    },
    challengeTitle: 'Bankja megerősítést kér',
    challenge: (amount, lastFour) =>
      `Jóváhagyja ${withArticle(amount)} összegű fizetést a következő kártyával: •••• ${lastFour}?`,
    approve: 'Fizetés jóváhagyása',
    fail: 'Fizetés elutasítása',
    expiredTitle: 'Lejárt a fizetésre szánt idő',
    expired: 'Kártyáját nem terheltük meg. Kérjük, térjen vissza az áruházba, és próbálja újra.',
    back: 'Vissza az áruházba',
  },
}
