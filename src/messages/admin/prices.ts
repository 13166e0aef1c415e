/** Prices in the back office: what is set, what is lawful, and the way out of what is not (D-21, LAW-22). */
import { msg, plural } from '#messages/text.ts'

export const prices = msg('Prețuri', 'Prices', 'Árak')
export const withVat = msg('{currency}, cu TVA', '{currency}, with VAT', '{currency}, áfával')
export const price = msg('Preț', 'Price', 'Ár')
export const reducedPrice = msg('Preț redus', 'Reduced price', 'Akciós ár')
export const from = msg('De la', 'From', 'Ettől')
export const to = msg('Până la', 'To', 'Eddig')
export const recommended = msg('Preț recomandat (PRP)', 'Recommended price (PRP)', 'Ajánlott ár')
export const lowestBefore = msg(
  'Cel mai mic în ultimele 30 de zile',
  'Lowest of the 30 days before',
  'Az előző 30 nap legalacsonyabb ára',
)
export const inTheShop = msg('În magazin', 'In the shop', 'Az üzletben')
export const since = msg('din {day}', 'since {day}', '{day} óta')
export const fromDay = msg('din {day}', 'from {day}', '{day} kezdettel')
export const notSold = msg('nu s-a vândut', 'was not sold', 'nem volt eladó')
export const noOldPrice = msg('fără preț vechi, fără procent', 'no old price, no percentage', 'korábbi ár és százalék nélkül')
export const noPromotion = msg(
  'Produsul nu se promovează niciodată: are doar preț obișnuit (formulă pentru sugari).',
  'This product is never promoted: it has an ordinary price only (infant formula).',
  'Ez a termék nem akciózható: csak rendes ára lehet (anyatej-helyettesítő tápszer).',
)
export const variants = msg('Variante', 'Variants', 'Változatok')
export const allVariants = plural(
  { one: '# variantă, un preț', few: '# variante, un preț', other: '# de variante, un preț' },
  { one: '# variant, one price', other: '# variants, one price' },
  { one: '# változat, egy ár', other: '# változat, egy ár' },
)
export const unsaved = plural(
  { one: '# modificare nesalvată', few: '# modificări nesalvate', other: '# de modificări nesalvate' },
  { one: '# unsaved change', other: '# unsaved changes' },
  { one: '# nem mentett módosítás', other: '# nem mentett módosítás' },
)
export const discard = msg('Renunță la modificări', 'Discard', 'Elvetés')
export const save = msg('Salvează prețurile', 'Save prices', 'Árak mentése')
export const saved = plural(
  { one: '# preț salvat.', few: '# prețuri salvate.', other: '# de prețuri salvate.' },
  { one: '# price saved.', other: '# prices saved.' },
  { one: '# ár mentve.', other: '# ár mentve.' },
)
export const undo = msg('Anulează', 'Undo', 'Visszavonás')
export const undone = msg('Prețurile de dinainte sunt înapoi.', 'The prices before are back.', 'A korábbi árak visszaálltak.')

/** Beginnings of the sentences; `market` and `price` are set in bold before them. */
export const isNoReduction = msg(
  '{market}: {price} nu este o reducere.',
  '{market}: {price} is not a reduction.',
  '{market}: {price} nem árengedmény.',
)
export const wasSoldAt = msg(
  'S-a vândut cu {lowest} din {day}, în cele 30 de zile dinainte. Alege: {highest} sau mai puțin, ori același preț fără preț vechi',
  'It was sold for {lowest} since {day}, within the 30 days before. Choose: {highest} or less, or the same price without an old one',
  'Az előző 30 napban {lowest} volt az ára ({day} óta). Válasszon: {highest} vagy kevesebb, vagy ugyanez korábbi ár nélkül',
)
export const orFrom = msg(
  '; ori aceeași reducere din {day}.',
  '; or the same reduction from {day}.',
  '; vagy ugyanez az akció ettől a naptól: {day}.',
)
export const whileInForce = msg(
  '. Cât timp prețul acesta este în vigoare, nu poate fi anunțat ca reducere.',
  '. While this price is in force it cannot be announced as a reduction.',
  '. Amíg ez az ár érvényes, nem hirdethető akcióként.',
)
export const unshown = msg(
  'A început la {day}, iar în cele 30 de zile dinainte s-a vândut cu {lowest}: magazinul arată prețul fără preț vechi. Alege: {highest} sau mai puțin, ori încheie azi și reia din {again}.',
  'It began on {day}, and it was sold for {lowest} within the 30 days before: the shop shows it without an old price. Choose: {highest} or less, or end it today and start again from {again}.',
  '{day} kezdődött, de az előző 30 napban {lowest} volt az ára: az üzlet korábbi ár nélkül mutatja. Válasszon: {highest} vagy kevesebb, vagy fejezze be ma, és kezdje újra: {again}.',
)
export const setTo = msg('Pune {price}', 'Set {price}', 'Legyen {price}')
export const withoutOldPrice = msg('Fără preț vechi', 'Without an old price', 'Korábbi ár nélkül')
export const beginOn = msg('Începe la {day}', 'Begin on {day}', 'Kezdés: {day}')
export const endToday = msg('Încheie azi', 'End it today', 'Befejezés ma')

/** Why a price is refused, in one sentence. */
export const refusals = {
  not_lowest: msg(
    'Nu este sub cel mai mic preț din cele 30 de zile dinainte.',
    'It is not below the lowest price of the 30 days before.',
    'Nem alacsonyabb az előző 30 nap legalacsonyabb áránál.',
  ),
  not_promoted: msg(
    'Formula pentru sugari nu se promovează: lasă doar prețul obișnuit.',
    'Infant formula is not promoted: leave the ordinary price only.',
    'Az anyatej-helyettesítő tápszer nem akciózható: csak rendes ára lehet.',
  ),
  fractional: msg('Forinții nu au zecimale.', 'Forints have no decimals.', 'A forintnak nincs tizedes része.'),
  never_sold: msg(
    'Nu s-a vândut încă: o reducere are nevoie de un preț dinainte.',
    'It was not sold yet: a reduction needs a price before it.',
    'Még nem volt eladó: akcióhoz korábbi ár kell.',
  ),
  not_below_price: msg(
    'Prețul redus trebuie să fie sub preț.',
    'The reduced price must be below the price.',
    'Az akciós ár legyen alacsonyabb az árnál.',
  ),
  above_recommended: msg(
    'Prețul este peste cel recomandat: mărește-l pe acesta sau golește câmpul.',
    'The price is above the recommended one: raise that one, or empty the field.',
    'Az ár magasabb az ajánlottnál: emelje azt, vagy ürítse ki a mezőt.',
  ),
  unknown_item: msg('Articolul nu mai există.', 'The item is no longer there.', 'A cikk már nem létezik.'),
  changed_meanwhile: msg(
    'Cineva a schimbat prețul între timp: uită-te la cel nou, apoi salvează din nou.',
    'Somebody changed this price meanwhile: look at the new one, then save again.',
    'Valaki közben módosította az árat: nézze meg az újat, majd mentse újra.',
  ),
  overlaps: msg(
    'Atunci este deja programat un preț: anulează-l întâi sau alege altă zi.',
    'Another price is planned for that time: cancel it first, or choose another day.',
    'Arra az időre már van ütemezett ár: előbb törölje, vagy válasszon másik napot.',
  ),
}

/** What is wrong with what was typed. */
export const faults = {
  not_an_amount: msg('Scrie o sumă, de exemplu 12,90.', 'Type an amount such as 12,90.', 'Írjon be összeget, például 12,90.'),
  fractional: msg(
    'Forinții nu au zecimale: scrie 17.790.',
    'Forints have no decimals: type 17.790.',
    'A forintnak nincs tizedes része: írja így: 17.790.',
  ),
  missing: msg('Lipsește prețul.', 'The price is missing.', 'Hiányzik az ár.'),
  end_without_reduction: msg(
    'Numai un preț redus are sfârșit.',
    'Only a reduced price has an end.',
    'Csak akciós árnak van vége.',
  ),
  moments_reversed: msg('Se încheie înainte să înceapă.', 'It ends before it begins.', 'Hamarabb ér véget, mint ahogy kezdődik.'),
  moment_past: msg('Momentul a trecut.', 'That moment is over.', 'Ez az időpont elmúlt.'),
}

export const history = msg('Istoric', 'History', 'Előzmények')
export const chartOf = msg(
  'Prețul din {first} până azi, {market}: acum {price}',
  'Price from {first} until today, {market}: now {price}',
  'Ár {first} és ma között, {market}: most {price}',
)
export const daysBefore = msg('30 de zile înainte', '30 days before', 'az előző 30 nap')
export const lowest = msg('cel mai mic {price}', 'lowest {price}', 'legalacsonyabb: {price}')
export const today = msg('azi', 'today', 'ma')
export const allChanges = plural(
  { one: '# preț în istoric', few: 'Toate cele # prețuri', other: 'Toate cele # de prețuri' },
  { one: '# price in the history', other: 'All # prices' },
  { one: '# ár az előzményekben', other: 'Mind a # ár' },
)
export const until = msg('Până la', 'Until', 'Meddig')
export const nowInForce = msg('în vigoare', 'in force', 'érvényes')

export const planned = msg('Programate', 'Planned', 'Ütemezett')
export const when = msg('Când', 'When', 'Mikor')
export const what = msg('Ce', 'What', 'Mi')
export const market = msg('Piața', 'Market', 'Piac')
export const note = msg('Notă', 'Note', 'Megjegyzés')
export const plannedPrice = msg('Preț {price}', 'Price {price}', 'Ár: {price}')
export const plannedReduction = msg(
  'Preț redus {reduced} în loc de {price}',
  'Reduced price {reduced} instead of {price}',
  'Akciós ár: {reduced} ({price} helyett)',
)
export const ends = msg(
  'Se încheie; prețul e din nou {price}',
  'Ends; the price is {price} again',
  'Véget ér; az ár ismét {price}',
)
export const cancelPlan = msg('Anulează programarea', 'Cancel the plan', 'Ütemezés törlése')
export const nothingPlanned = msg('Nu este programat niciun preț.', 'No price is planned.', 'Nincs ütemezett ár.')
export const onlyOnApproval = msg(
  'Prețurile se schimbă cu acordul unui proprietar: ce salvezi devine o cerere și așteaptă acordul.',
  'Prices change with an owner’s agreement: what you save becomes a request and waits for it.',
  'Az árak tulajdonosi jóváhagyással változnak: amit Ön ment, kérés lesz, és jóváhagyásra vár.',
)
export const askOwner = msg('Cere acordul', 'Ask an owner', 'Jóváhagyás kérése')
