/** Edits of many products at once. */
import { msg, plural } from '#messages/text.ts'

export const editProducts = plural(
  { one: 'Modifică # produs', few: 'Modifică # produse', other: 'Modifică # de produse' },
  { one: 'Edit # product', other: 'Edit # products' },
  { one: '# termék módosítása', other: '# termék módosítása' },
)
/** What is asked for of the prices: '+10%', 'Reduction −10%'. */
export const pricesOf = plural(
  {
    one: 'Prețurile la # produs: {measure}',
    few: 'Prețurile la # produse: {measure}',
    other: 'Prețurile la # de produse: {measure}',
  },
  { one: 'Prices of # product: {measure}', other: 'Prices of # products: {measure}' },
  { one: '# termék árai: {measure}', other: '# termék árai: {measure}' },
)
export const pricesOfAll = msg(
  'Prețurile tuturor produselor care se potrivesc: {measure}',
  'Prices of all products that match: {measure}',
  'Minden egyező termék árai: {measure}',
)
export const bulkEdit = msg('Modificare împreună', 'Bulk edit', 'Közös módosítás')
export const change = msg('Ce se schimbă', 'Change', 'Mit módosít')
export const kinds = {
  reduce: msg('Reducere', 'Reduction', 'Akció'),
  percent: msg('Preț, cu procent', 'Price, by percent', 'Ár, százalékkal'),
  amount: msg('Preț, cu o sumă', 'Price, by an amount', 'Ár, összeggel'),
  set: msg('Preț, anume', 'Price, set', 'Ár, megadott'),
  end: msg('Încheie reducerile', 'End reductions', 'Akciók befejezése'),
  tags: msg('Etichete', 'Tags', 'Címkék'),
  collections: msg('Colecții', 'Collections', 'Kollekciók'),
  brand: msg('Marcă', 'Brand', 'Márka'),
  vat: msg('Clasă de TVA', 'VAT class', 'Áfaosztály'),
  publish: msg('Pune în vânzare', 'Publish', 'Közzététel'),
  withhold: msg('Scoate din vânzare', 'Withhold from sale', 'Levétel az értékesítésből'),
}
export const by = msg('Cu', 'By', 'Mértéke')
export const percentOf = msg('% din preț', '% of the price', '% az árból')
export const upOrDown = msg('Minus scade, plus crește.', 'Minus lowers, plus raises.', 'A mínusz csökkent, a plusz emel.')
export const amountIn = msg('Suma în {currency}', 'Amount in {currency}', 'Összeg ({currency})')
export const rounding = msg('Rotunjire', 'Rounding', 'Kerekítés')
export const roundings = {
  none: msg('Fără. HUF în forinți întregi', 'None. HUF to whole forints', 'Nincs. HUF egész forintra'),
  whole: msg('La întreg', 'To whole amounts', 'Egészre'),
  ends_90: msg('Se termină în ,90 (HUF în 90)', 'Ends in ,90 (HUF in 90)', ',90 végű (HUF: 90)'),
  ends_99: msg('Se termină în ,99 (HUF în 99)', 'Ends in ,99 (HUF in 99)', ',99 végű (HUF: 99)'),
}
export const markets = msg('Piețe', 'Markets', 'Piacok')
export const from = msg('De la', 'From', 'Ettől')
export const to = msg('Până la', 'To', 'Eddig')
export const localTime = msg(
  'Ora locală a fiecărei piețe. Gol: de acum, fără sfârșit.',
  'Local time of each market. Empty: from now, without an end.',
  'Az egyes piacok helyi ideje szerint. Üresen: mostantól, vég nélkül.',
)
export const add = msg('Adaugă', 'Add', 'Hozzáadás')
export const remove = msg('Scoate', 'Remove', 'Eltávolítás')
export const separated = msg('Despărțite prin virgulă.', 'Separated by commas.', 'Vesszővel elválasztva.')
export const nothing = msg('nimic', 'nothing', 'semmi')

export const whatItDoes = msg('Ce face', 'What it does', 'Mit eredményez')
export const lawful = msg('Permise, cum ai cerut', 'Lawful, as asked', 'Jogszerű, a kért módon')
export const showsLess = msg('Permise, dar arată mai puțin', 'Lawful, but shows less', 'Jogszerű, de kevesebbet mutat')
export const notLawful = msg('Nepermise, lăsate deoparte', 'Not lawful, left out', 'Nem jogszerű, kimarad')
export const formula = msg(
  'Refuzate, formulă pentru sugari',
  'Refused, infant formula',
  'Elutasítva, anyatej-helyettesítő tápszer',
)
export const otherwise = msg('Refuzate din alt motiv', 'Refused for another reason', 'Más okból elutasítva')
export const ordinary = msg('Prețuri obișnuite', 'Ordinary prices', 'Rendes árak')
export const changing = msg('Se schimbă', 'Changed', 'Módosul')
export const leftOut = msg('Lăsate deoparte', 'Left out', 'Kimarad')
export const undoHint = msg(
  'Anulare: un singur pas, timp de 30 de zile. Prețurile rămân în istoric; anularea scrie un preț nou.',
  'Undo: one step, for 30 days. Prices stay in the history; undoing writes a new price.',
  'Visszavonás: egy lépésben, 30 napig. Az árak az előzményekben maradnak; a visszavonás új árat ír.',
)
export const checked = msg('Verificate {done} din {total}', '{done} of {total} checked', '{done} / {total} ellenőrizve')

export const difference = msg('Diferența', 'Difference', 'Különbség')
export const filters = {
  all: msg('Toate', 'All', 'Összes'),
  less: msg('Arată mai puțin', 'Shows less', 'Kevesebbet mutat'),
  out: msg('Lăsate deoparte', 'Left out', 'Kimarad'),
}
export const product = msg('Produs', 'Product', 'Termék')
export const market = msg('Piață', 'Market', 'Piac')
export const price = msg('Preț', 'Price', 'Ár')
export const now = msg('Acum', 'Now', 'Most')
export const afterwards = msg('Apoi', 'Then', 'Utána')
export const lowest = msg('Minim 30 de zile', 'Lowest, 30 days', '30 napos minimum')
export const shown = msg('În magazin', 'Shown in the shop', 'Az üzletben')
export const include = msg('Cu {name}', 'Include {name}', '{name} is')
export const lessThan = msg('−{shown}%, nu −{asked}%', '−{shown}%, not −{asked}%', '−{shown}%, nem −{asked}%')
export const notLawfulFrom = msg(
  'Nepermis: {price}; permis din {day}',
  'Not lawful: {price}; lawful from {day}',
  'Nem jogszerű: {price}; jogszerű ettől: {day}',
)
export const notLawfulNow = msg(
  'Nepermis cât e în vigoare {price}',
  'Not lawful while {price} is in force',
  'Nem jogszerű, amíg {price} érvényes',
)
export const variantCount = plural(
  { one: '# variantă', few: '# variante', other: '# de variante' },
  { one: '# variant', other: '# variants' },
  { one: '# változat', other: '# változat' },
)
export const ordinaryPrice = msg('preț obișnuit', 'ordinary price', 'rendes ár')
export const refusedFields = {
  main_collection: msg('Este colecția lui de bază.', 'It is its main collection.', 'Ez a fő kollekciója.'),
  blocked: msg(
    'Nu poate fi pus în vânzare: pagina produsului spune ce lipsește.',
    'It cannot be published: the product page says what is missing.',
    'Nem tehető közzé: a termékoldal megmondja, mi hiányzik.',
  ),
}
export const nothingChanges = msg('Nu se schimbă nimic.', 'Nothing changes.', 'Semmi sem változik.')
export const askOwner = plural(
  { one: 'Cere acordul pentru # preț', few: 'Cere acordul pentru # prețuri', other: 'Cere acordul pentru # de prețuri' },
  { one: 'Ask an owner to change # price', other: 'Ask an owner to change # prices' },
  { one: 'Jóváhagyás kérése # árra', other: 'Jóváhagyás kérése # árra' },
)
export const applyPrices = plural(
  { one: 'Aplică la # preț', few: 'Aplică la # prețuri', other: 'Aplică la # de prețuri' },
  { one: 'Apply to # price', other: 'Apply to # prices' },
  { one: 'Alkalmazás # árra', other: 'Alkalmazás # árra' },
)
export const applyProducts = plural(
  { one: 'Aplică la # produs', few: 'Aplică la # produse', other: 'Aplică la # de produse' },
  { one: 'Apply to # product', other: 'Apply to # products' },
  { one: 'Alkalmazás # termékre', other: 'Alkalmazás # termékre' },
)
export const cancel = msg('Renunță', 'Cancel', 'Mégse')
export const leftOutStay = msg(
  'Ce este lăsat deoparte rămâne cum e. Debifează un produs ca să-l lași și pe el.',
  'Left-out rows stay as they are. Untick a product to leave it out too.',
  'A kimaradó sorok változatlanok. Vegye ki a pipát, ha egy terméket ki szeretne hagyni.',
)

export const progress = msg('{done} din {total} produse', '{done} of {total} products', '{done} / {total} termék')
export const doneText = plural(
  { one: 'Gata: # schimbare.', few: 'Gata: # schimbări.', other: 'Gata: # de schimbări.' },
  { one: 'Done: # change.', other: 'Done: # changes.' },
  { one: 'Kész: # módosítás.', other: 'Kész: # módosítás.' },
)
export const leftOutText = plural(
  { one: '# lăsat deoparte.', few: '# lăsate deoparte.', other: '# lăsate deoparte.' },
  { one: '# left out.', other: '# left out.' },
  { one: '# kimaradt.', other: '# kimaradt.' },
)
export const undoAll = msg('Anulează tot', 'Undo all', 'Összes visszavonása')
export const undoing = msg('Se anulează…', 'Undoing…', 'Visszavonás…')
export const undone = msg('Anulat.', 'Undone.', 'Visszavonva.')
export const keptText = plural(
  {
    one: '# schimbat ulterior a rămas cum e.',
    few: '# schimbate ulterior au rămas cum sunt.',
    other: '# schimbate ulterior au rămas cum sunt.',
  },
  { one: '# that was changed since stays as it is.', other: '# that were changed since stay as they are.' },
  { one: '# azóta módosult, az változatlan maradt.', other: '# azóta módosult, azok változatlanok maradtak.' },
)
export const backToList = msg('Înapoi la produse', 'Back to products', 'Vissza a termékekhez')
export const latest = msg('Ultimele modificări împreună', 'Latest bulk edits', 'Legutóbbi közös módosítások')
export const none = msg('Încă nu este niciuna.', 'There is none yet.', 'Még nincs ilyen.')
export const when = msg('Când', 'When', 'Mikor')
export const who = msg('Cine', 'Who', 'Ki')
export const result = msg('Rezultat', 'Result', 'Eredmény')
export const nothingChosen = msg(
  'Nu ai ales niciun produs. Alege-le în lista de produse.',
  'No product is selected. Select some in the list of products.',
  'Nincs kijelölt termék. Jelöljön ki párat a terméklistában.',
)
