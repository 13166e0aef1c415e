/** Coupons, their trial, series of codes. */
import { msg } from '#messages/text.ts'

export const coupons = msg('Cupoane', 'Coupons', 'Kuponok')
export const newCoupon = msg('Cupon nou', 'New coupon', 'Új kupon')
export const uniqueCodes = msg('Coduri unice', 'Unique codes', 'Egyedi kódok')
export const viewsLabel = msg('Vederi', 'Views', 'Nézetek')
export const views = {
  running: msg('Active', 'Running', 'Futó'),
  planned: msg('Programate', 'Planned', 'Ütemezett'),
  ended: msg('Încheiate', 'Ended', 'Lejárt'),
  stopped: msg('Oprite', 'Stopped', 'Leállított'),
  all: msg('Toate', 'All', 'Mind'),
}
export const states = {
  running: msg('Activ', 'Running', 'Fut'),
  planned: msg('Programat', 'Planned', 'Ütemezve'),
  ended: msg('Încheiat', 'Ended', 'Lejárt'),
  stopped: msg('Oprit', 'Stopped', 'Leállítva'),
}
export const findLabel = msg('Cod sau nume', 'Code or name', 'Kód vagy név')
export const currencyLabel = msg('Monedă', 'Currency', 'Pénznem')
export const any = msg('oricare', 'any', 'bármelyik')
export const columns = {
  code: msg('Cod', 'Code', 'Kód'),
  kind: msg('Fel', 'Kind', 'Fajta'),
  discount: msg('Reducere', 'Discount', 'Kedvezmény'),
  goods: msg('Pentru', 'For', 'Mire'),
  used: msg('Folosit', 'Used', 'Felhasználva'),
  until: msg('Până la', 'Until', 'Eddig'),
  cost: msg('Cost până acum', 'Cost so far', 'Költség eddig'),
  state: msg('Stare', 'State', 'Állapot'),
}
export const actions = msg('Acțiuni', 'Actions', 'Műveletek')
export const noCoupons = msg('Niciun cupon aici.', 'No coupons here.', 'Nincs itt kupon.')
export const stoppedKeep = msg(
  'Un cupon oprit nu mai primește folosiri noi; comenzile în curs de plată le păstrează pe ale lor.',
  'A stopped coupon refuses new uses at once; orders being paid keep theirs.',
  'A leállított kupont azonnal nem lehet többé felhasználni; a fizetés alatt álló rendelések megtartják.',
)
export const stop = msg('Oprește', 'Stop', 'Leállítás')
export const stopNow = msg('Oprește acum', 'Stop now', 'Leállítás most')
export const letGoOn = msg('Pornește din nou', 'Let it go on', 'Folytatás')
export const stopped = msg('{code} este oprit.', '{code} is stopped.', '{Az code} kupon le van állítva.')
export const resumed = msg('{code} este din nou activ.', '{code} goes on.', '{Az code} kupon újra fut.')
export const saved = msg('{code} este salvat.', '{code} is saved.', '{Az code} kupon mentve.')

export const types = {
  0: msg('Procent', 'Percentage', 'Százalék'),
  1: msg('Sumă fixă', 'Fixed amount', 'Fix összeg'),
  3: msg('Prețul cel mai bun', 'Best of sale or coupon', 'A jobbik ár'),
}
export const typeHints = {
  0: msg('Din produsele eligibile', 'Off the eligible goods', 'A jogosult termékek árából'),
  1: msg(
    'Din produsele eligibile, cel mult tot',
    'Off the eligible goods, at most all of them',
    'A jogosult termékek árából, legfeljebb az egész',
  ),
  3: msg(
    'Fiecare linie ia prețul mai mic dintre cele două',
    'Each line takes the lower of the two prices',
    'Minden tétel a két ár közül az alacsonyabbat kapja',
  ),
}
export const credit = msg('Credit de voucher', 'Voucher credit', 'Utalvány egyenlege')
export const creditHint = msg(
  'Fără reducere; plătește la final. Se emite la Vouchere.',
  'No discount; pays at the end. It is issued under Vouchers.',
  'Nem kedvezmény; a végén fizet. Az Utalványok között adható ki.',
)
export const wholeOrder = msg('Toată comanda', 'Whole order', 'A teljes rendelés')
export const scopes = {
  order: wholeOrder,
  vendors: msg('Mărci', 'Brands', 'Márkák'),
  products: msg('Produse', 'Products', 'Termékek'),
  tags: msg('Etichete', 'Tags', 'Címkék'),
}
export const countOf = {
  vendors: msg('Mărci: {count}', 'Brands: {count}', 'Márkák: {count}'),
  products: msg('Produse: {count}', 'Products: {count}', 'Termékek: {count}'),
  tags: msg('Etichete: {count}', 'Tags: {count}', 'Címkék: {count}'),
}
export const minimum = msg('minim {amount}', 'min. {amount}', 'min. {amount}')
export const atMost = msg('cel mult {amount}', 'at most {amount}', 'legfeljebb {amount}')
export const usedOf = msg('{used} din {most}', '{used} of {most}', '{used} / {most}')
export const noLimit = msg('fără limită', 'no limit', 'nincs korlát')
export const noEnd = msg('fără sfârșit', 'no end', 'nincs vége')

export const code = msg('Cod', 'Code', 'Kód')
export const codeHint = msg('Literele mari și mici sunt la fel.', 'Case does not matter.', 'A kis- és nagybetű mindegy.')
export const name = msg('Nume, pentru colegi', 'Name, for colleagues', 'Név, a kollégáknak')
export const whatItDoes = msg('Ce face', 'What it does', 'Mit ad')
export const amount = msg('Reducere', 'Discount', 'Kedvezmény')
export const maxAmount = msg('Cel mult', 'At most', 'Legfeljebb')
export const maxAmountPiece = msg('Cel mult, de bucată', 'At most, a piece', 'Legfeljebb, darabonként')
export const currency = msg('Monedă și piață', 'Currency and market', 'Pénznem és piac')
export const currencyHint = msg(
  'Altă piață are nevoie de alt cupon.',
  'Another market needs another coupon.',
  'Másik piachoz másik kupon kell.',
)
export const forWhichGoods = msg('Pentru ce produse', 'For which goods', 'Mely termékekre')
export const neverFor = msg(
  'Niciodată pentru vouchere, livrare și lapte praf de început.',
  'Never for vouchers, delivery and infant formula.',
  'Soha nem utalványra, szállításra és anyatej-helyettesítő tápszerre.',
)
export const addGoods = msg('Adaugă: scrie un nume', 'Add: type a name', 'Hozzáadás: írjon be egy nevet')
export const removeGoods = msg('Scoate {name}', 'Remove {name}', '{name} eltávolítása')
export const choose = msg('Adaugă {name}', 'Add {name}', '{name} hozzáadása')
export const nothingFound = msg('Nimic găsit.', 'Nothing found.', 'Nincs találat.')
export const whoAndWhen = msg('Cine și când', 'Who and when', 'Ki és mikor')
export const minPurchase = msg('Cumpărare minimă', 'Smallest purchase', 'Legkisebb vásárlás')
export const minPurchaseHint = msg(
  'Din produsele eligibile, care nu sunt la ofertă',
  'Of the eligible goods that are not on sale',
  'A jogosult, nem akciós termékekből',
)
export const from = msg('De la', 'From', 'Ettől')
export const until = msg('Până la', 'To', 'Eddig')
export const clockHint = msg('Ora pieței: {zone}', 'The clock of the market: {zone}', 'A piac órája szerint: {zone}')
export const maxUses = msg('Folosiri în total', 'Uses altogether', 'Felhasználás összesen')
export const usedHint = msg(
  '{used} folosite, {held} reținute de comenzi în curs de plată',
  '{used} used, {held} held by orders being paid',
  '{used} felhasználva, ebből {held} fizetés alatt álló rendelésben',
)
export const perCustomer = msg('Folosiri de client', 'Uses per customer', 'Felhasználás vásárlónként')
export const perCustomerHint = msg(
  'După e-mail, cont și telefon',
  'By e-mail, account and phone',
  'E-mail, fiók és telefon szerint',
)
export const advertised = msg('Anunțat tuturor', 'Advertised to everybody', 'Mindenkinek hirdetve')
export const advertisedHint = msg(
  'Anunțat: contează ca reducere de preț, iar paginile arată cu el și cel mai mic preț din 30 de zile. Doar codurile anunțate apar pe pagini.',
  'Advertised: it counts as a price reduction, and pages show the lowest price of 30 days with it. Only advertised codes stand on pages.',
  'Hirdetve: árengedménynek számít, és az oldalak a 30 napos legalacsonyabb árat is mutatják mellette. Csak a hirdetett kódok jelennek meg oldalakon.',
)
export const signedInOnly = msg('Doar clienți autentificați', 'Only signed-in customers', 'Csak bejelentkezett vásárlók')
export const wrongAmount = msg(
  'Scrie o sumă, ca 12,90.',
  'Type an amount, such as 12,90.',
  'Írjon be egy összeget, például 12,90.',
)
export const wrongForints = msg('Forinții nu au zecimale.', 'Forints have no decimals.', 'A forintnak nincs tizedese.')
export const wrongNumber = msg('Scrie un număr întreg.', 'Type a whole number.', 'Írjon be egy egész számot.')
export const codeMissing = msg('Scrie un cod.', 'Type a code.', 'Írjon be egy kódot.')
export const none = msg('fără', 'none', 'nincs')
export const unsaved = msg('Modificări nesalvate: {count}', 'Unsaved changes: {count}', 'Nem mentett módosítások: {count}')
export const noChanges = msg('Nicio modificare', 'No changes', 'Nincs módosítás')
export const discard = msg('Renunță la modificări', 'Discard', 'Elvetés')
export const save = msg('Salvează', 'Save', 'Mentés')
export const make = msg('Creează cuponul', 'Make the coupon', 'Kupon létrehozása')
export const readOnly = msg(
  'Rolul tău vede cupoanele, dar nu le schimbă.',
  'Your role sees coupons and does not change them.',
  'Az Ön szerepköre látja a kuponokat, de nem módosíthatja őket.',
)

export const gate = msg('Poate porni?', 'May it start?', 'Elindulhat?')
export const findings = {
  percent_above_100: msg('Un procent este cel mult 100.', 'A percentage is at most 100.', 'A százalék legfeljebb 100.'),
  forints_not_whole: msg('Forinții sunt întregi.', 'Forints are whole.', 'A forint egész szám.'),
  ends_before_start: msg('Se termină înainte să înceapă.', 'It ends before it begins.', 'Előbb ér véget, mint kezdődik.'),
  ended: msg('Sfârșitul a trecut.', 'Its end is over.', 'A vége már elmúlt.'),
  scope_empty: msg(
    'Alege măcar un lucru pentru care este.',
    'Choose at least one thing that it is for.',
    'Válasszon legalább egy dolgot, amire szól.',
  ),
  unknown_goods: msg(
    'Nu mai există dintre cele alese: {count}',
    'No longer there of what was chosen: {count}',
    'A kiválasztottak közül már nem létezik: {count}',
  ),
  no_goods: msg(
    'Nu atinge niciun produs de vânzare în această piață.',
    'It touches no product on sale in this market.',
    'Ezen a piacon egyetlen kapható terméket sem érint.',
  ),
  uses_below_used: msg(
    'Folosiri deja: {count}. Limita nu poate fi mai mică.',
    'Uses already: {count}. The limit cannot be lower.',
    'Eddigi felhasználások: {count}. A korlát nem lehet kisebb.',
  ),
  currency_used: msg(
    'A fost folosit în altă monedă; moneda rămâne.',
    'It was used in another currency, which stays.',
    'Más pénznemben használták, az marad.',
  ),
  gives_everything: msg('Un coș poate ajunge gratuit.', 'A cart can become free.', 'Egy kosár ingyenessé válhat.'),
  no_limit: msg(
    'Nu are nici sfârșit, nici limită de folosiri.',
    'It has no end and no limit of uses.',
    'Nincs se vége, se felhasználási korlátja.',
  ),
  sale_not_counted: msg(
    'Deja la ofertă, le lasă neatinse: {count}',
    'On sale already, left alone: {count}',
    'Már akciós, érintetlenül marad: {count}',
  ),
  adds_up: msg(
    'Se adună cu alte cupoane care țin în același timp: {codes}',
    'It adds up with other coupons of that time: {codes}',
    'Összeadódik más, akkor futó kuponokkal: {codes}',
  ),
  announced: msg(
    'Anunțat tuturor, este o reducere de preț: blocurile magazinului arată cu el și cel mai mic preț din 30 de zile.',
    'Said to everybody it is a price reduction: blocks of the shop show the lowest price of 30 days with it.',
    'Mindenkinek hirdetve árengedménynek számít: az üzlet blokkjai a 30 napos legalacsonyabb árat is mutatják mellette.',
  ),
  advertised_once: msg(
    'Anunțat tuturor, dar cu o singură folosire: doar primul îl poate folosi.',
    'Said to everybody, but with one use: only the first person can use it.',
    'Mindenkinek hirdetve, de egyszer használható: csak az első vásárló veheti igénybe.',
  ),
  not_advertised: msg(
    'Neanunțat: nicio pagină a magazinului nu îl arată.',
    'Not advertised: no page of the shop shows it.',
    'Nincs hirdetve: az üzlet egyik oldala sem mutatja.',
  ),
  bundles_not_counted: msg(
    'Seturi, care nu intră la socoteală: {count}',
    'Bundles, not counted: {count}',
    'Csomagok, nem számítanak bele: {count}',
  ),
  never_promoted: msg(
    'Niciodată promovate, rămân neatinse: {count}',
    'Never promoted, left untouched: {count}',
    'Soha nem promózhatók, érintetlenek maradnak: {count}',
  ),
  goods: msg(
    'Produse de vânzare pe care le atinge azi: {count}',
    'Products on sale that it touches today: {count}',
    'Ma érintett kapható termékek: {count}',
  ),
}

export const uses = msg('Folosiri', 'Uses', 'Felhasználások')
export const noUses = msg('Nicio folosire încă.', 'No uses yet.', 'Még nem használták.')
export const costSoFar = msg('Cost până acum', 'Cost so far', 'Költség eddig')
export const usageColumns = {
  order: msg('Comandă', 'Order', 'Rendelés'),
  when: msg('Când', 'When', 'Mikor'),
  took: msg('A redus', 'Took off', 'Levont'),
  total: msg('Total', 'Total', 'Végösszeg'),
  state: msg('Stare', 'State', 'Állapot'),
}
export const usageStates = {
  held: msg('reținut, se plătește', 'held, being paid', 'fizetés alatt'),
  counted: msg('folosit', 'used', 'felhasználva'),
  released: msg('eliberat', 'released', 'felszabadítva'),
}
export const changes = msg('Istoric', 'History', 'Előzmények')
const acts = {
  'coupon.created': msg('creat', 'made', 'létrehozva'),
  'coupon.changed': msg('schimbat', 'changed', 'módosítva'),
  'coupon.stopped': msg('oprit', 'stopped', 'leállítva'),
  'coupon.resumed': msg('pornit din nou', 'started again', 'újraindítva'),
}
/** Returns what an entry of the log did. */
export const actWords = (action: string): string => (action in acts ? acts[action as keyof typeof acts]() : action)
