/** Count sheets and transfers in the back office. */
import { msg, plural } from '#messages/text.ts'

export const count = msg('Inventar', 'Count', 'Leltár')
export const countOf = msg('Inventar, {place}', 'Count, {place}', 'Leltár, {place}')
export const startedBy = msg(
  'Început {at} de {name}. Numerele așteptate apar după numărare.',
  'Started {at} by {name}. Expected numbers show after counting.',
  'Kezdés: {at}, {name}. A várt darabszám számolás után látszik.',
)
export const what = msg('Ce se numără', 'What is counted', 'Mit számol')
export const parts = {
  everything: msg('Tot', 'Everything', 'Minden'),
  collection: msg('O colecție', 'A collection', 'Egy kollekció'),
  brand: msg('O marcă', 'A brand', 'Egy márka'),
  shelf: msg('Un raft', 'A shelf', 'Egy polc'),
}
export const chooseOne = msg('Alege', 'Choose', 'Válasszon')
export const shelfName = msg('Raftul, de exemplu B4', 'The shelf, such as B4', 'A polc, például B4')
export const begin = msg('Începe', 'Begin', 'Kezdés')
export const noCounts = msg('Niciun inventar încă', 'No count yet', 'Még nem volt leltár')
export const states = {
  open: msg('Deschis', 'Open', 'Nyitott'),
  booked: msg('Înregistrat', 'Booked', 'Könyvelve'),
  dropped: msg('Renunțat', 'Dropped', 'Elvetve'),
}
export const progressOf = msg('{counted} din {articles}', '{counted} of {articles}', '{counted} / {articles}')
export const state = msg('Stare', 'State', 'Állapot')
export const counted = msg('Numărat', 'Counted', 'Megszámolt')

export const scan = msg('Scanează sau scrie un cod de bare', 'Scan or type a barcode', 'Olvasson be vagy írjon be vonalkódot')
export const manyAtOnce = msg('apoi scanează: cinci deodată', 'then scan: five at once', 'majd olvasás: öt egyszerre')
export const camera = msg('Scanează cu camera', 'Scan with the camera', 'Beolvasás kamerával')
export const closeCamera = msg('Oprește camera', 'Stop the camera', 'Kamera leállítása')
export const cameraFails = msg(
  'Camera nu pornește. Dă-i voie în browser, sau scrie codul.',
  'The camera does not start. Allow it in the browser, or type the code.',
  'A kamera nem indul. Engedélyezze a böngészőben, vagy írja be a kódot.',
)
export const lastScanned = msg('Ultimul scanat', 'Last scanned', 'Legutóbb beolvasva')
export const lastScannedOn = msg(
  'Ultimul scanat, raftul {shelf}',
  'Last scanned, shelf {shelf}',
  'Legutóbb beolvasva, {shelf} polc',
)
export const undoScan = msg('Anulează ultima scanare', 'Undo last scan', 'Utolsó beolvasás visszavonása')
export const oneLess = msg('Una mai puțin', 'One less', 'Eggyel kevesebb')
export const oneMore = msg('Una mai mult', 'One more', 'Eggyel több')
export const ofArticles = msg(
  '{counted} din {articles} articole',
  '{counted} of {articles} articles',
  '{articles} cikkből {counted}',
)
export const differences = plural(
  { one: '# diferență', few: '# diferențe', other: '# de diferențe' },
  { one: '# difference', other: '# differences' },
  { one: '# eltérés', other: '# eltérés' },
)
export const unknownCodes = plural(
  { one: '# cod necunoscut', few: '# coduri necunoscute', other: '# de coduri necunoscute' },
  { one: '# unknown barcode', other: '# unknown barcodes' },
  { one: '# ismeretlen vonalkód', other: '# ismeretlen vonalkód' },
)
export const keptHere = plural(
  {
    one: 'Păstrat pe acest dispozitiv. O scanare așteaptă rețeaua.',
    few: 'Păstrate pe acest dispozitiv. # scanări așteaptă rețeaua.',
    other: 'Păstrate pe acest dispozitiv. # de scanări așteaptă rețeaua.',
  },
  {
    one: 'Kept on this device. # scan waits for the network.',
    other: 'Kept on this device. # scans wait for the network.',
  },
  {
    one: 'Ezen az eszközön megvan. # beolvasás vár a hálózatra.',
    other: 'Ezen az eszközön megvan. # beolvasás vár a hálózatra.',
  },
)
export const allSent = msg('Totul este trimis.', 'Everything is sent.', 'Minden elküldve.')
export const filters = {
  all: msg('Toate', 'All', 'Összes'),
  open: msg('De numărat', 'To count', 'Számolandó'),
  differences: msg('Diferențe', 'Differences', 'Eltérések'),
  unknown: msg('Necunoscute', 'Unknown', 'Ismeretlen'),
}
export const filtersLabel = msg('Ce se arată', 'What is shown', 'Mi látszik')
export const shelf = msg('Raft', 'Shelf', 'Polc')
export const expected = msg('Așteptat', 'Expected', 'Várt')
export const difference = msg('Diferență', 'Difference', 'Eltérés')
export const movedSince = msg('{pieces} de atunci', '{pieces} since', 'azóta {pieces}')
export const countedOf = msg('Numărat: {name}', 'Counted: {name}', 'Megszámolt: {name}')
export const noArticle = msg(
  'Niciun articol nu are acest cod',
  'No article has this barcode',
  'Egy cikkhez sem tartozik ez a vonalkód',
)
export const sayWhat = msg('Spune ce este', 'Say what it is', 'Mi ez?')
export const sayWhatOf = msg('Ce este {code}?', 'What is {code}?', 'Mi ez: {code}?')
export const thisOne = msg('Acesta este', 'This is it', 'Ez az')
export const needsNetwork = msg('Pentru asta e nevoie de rețea.', 'This needs the network.', 'Ehhez hálózat kell.')
export const finish = msg('Încheie inventarul', 'Finish count', 'Leltár lezárása')
export const finishing = plural(
  {
    one: 'Se scrie o corecție. Ce s-a trimis după numărare este luat în seamă.',
    few: 'Se scriu # corecții. Ce s-a trimis după numărare este luat în seamă.',
    other: 'Se scriu # de corecții. Ce s-a trimis după numărare este luat în seamă.',
  },
  {
    one: 'Finishing writes # correction. What was sent after it was counted is taken into account.',
    other: 'Finishing writes # corrections. What was sent after it was counted is taken into account.',
  },
  {
    one: 'A lezárás # helyesbítést ír. A számolás után elküldött darabokat figyelembe veszi.',
    other: 'A lezárás # helyesbítést ír. A számolás után elküldött darabokat figyelembe veszi.',
  },
)
export const book = plural(
  { one: 'Scrie # corecție', few: 'Scrie # corecții', other: 'Scrie # de corecții' },
  { one: 'Write # correction', other: 'Write # corrections' },
  { one: '# helyesbítés könyvelése', other: '# helyesbítés könyvelése' },
)
export const uncounted = plural(
  {
    one: '# articol nu a fost numărat și rămâne cum este.',
    few: '# articole nu au fost numărate și rămân cum sunt.',
    other: '# de articole nu au fost numărate și rămân cum sunt.',
  },
  { one: '# article was not counted and stays as it is.', other: '# articles were not counted and stay as they are.' },
  { one: '# cikk nem lett megszámolva, és úgy marad.', other: '# cikk nem lett megszámolva, és úgy marad.' },
)
export const sendFirst = msg(
  'Întâi trebuie trimise scanările de pe acest dispozitiv.',
  'The scans of this device must be sent first.',
  'Előbb el kell küldeni az eszköz beolvasásait.',
)
export const drop = msg('Renunță la inventar', 'Drop the count', 'Leltár elvetése')
export const booked = msg('Inventarul este înregistrat.', 'The count is booked.', 'A leltár könyvelve.')
export const missingAfter = plural(
  {
    one: 'O bucată promisă comenzilor nu a fost găsită: vezi De verificat.',
    few: '# bucăți promise comenzilor nu au fost găsite: vezi De verificat.',
    other: '# de bucăți promise comenzilor nu au fost găsite: vezi De verificat.',
  },
  {
    one: '# piece that is promised to orders was not found: see Needs attention.',
    other: '# pieces that are promised to orders were not found: see Needs attention.',
  },
  {
    one: '# rendelésekhez ígért darab nem került elő: lásd Ellenőrizendő.',
    other: '# rendelésekhez ígért darab nem került elő: lásd Ellenőrizendő.',
  },
)

export const transfer = msg('Transfer', 'Transfer', 'Átszállítás')
export const noTransfers = msg('Niciun transfer încă', 'No transfer yet', 'Még nem volt átszállítás')
export const transferStates = {
  draft: msg('Ciornă', 'Draft', 'Piszkozat'),
  sent: msg('Pe drum', 'On the way', 'Úton'),
  received: msg('Primit', 'Received', 'Megérkezett'),
  dropped: msg('Renunțat', 'Dropped', 'Elvetve'),
}
export const receivedMissing = plural(
  { one: 'Primit, lipsește una', few: 'Primit, lipsesc #', other: 'Primit, lipsesc #' },
  { one: 'Received, # missing', other: 'Received, # missing' },
  { one: 'Megérkezett, # hiányzik', other: 'Megérkezett, # hiányzik' },
)
export const from = msg('Din', 'From', 'Honnan')
export const to = msg('În', 'To', 'Hová')
export const left = msg('Plecat', 'Left', 'Elindult')
export const expectedOn = msg('Așteptat', 'Expected', 'Várható')
export const note = msg('Notă', 'Note', 'Megjegyzés')
export const belongsToNobody = msg(
  'Până la primire, aceste bucăți nu sunt în niciun depozit și nu le poate cumpăra nimeni.',
  'Until they are received, these pieces belong to neither warehouse and nobody can buy them.',
  'A megérkezésig ezek a darabok egyik raktárhoz sem tartoznak, és senki sem veheti meg őket.',
)
export const pieces = msg('Bucăți', 'Pieces', 'Darab')
export const sent = msg('Trimise', 'Sent', 'Elküldve')
export const received = msg('Primite', 'Received', 'Megjött')
export const has = msg('{place} are', '{place} has', '{place}: most')
export const afterwards = msg('apoi', 'then', 'utána')
export const free = msg('Libere', 'Free', 'Szabad')
export const piecesOfItem = msg('Bucăți: {name}', 'Pieces: {name}', 'Darab: {name}')
export const receivedOfItem = msg('Primite: {name}', 'Received: {name}', 'Megjött: {name}')
export const whyOfItem = msg('De ce lipsesc: {name}', 'Why it is short: {name}', 'Miért hiányzik: {name}')
export const remove = msg('Scoate {name}', 'Remove {name}', '{name} eltávolítása')
export const addArticle = msg(
  'Adaugă un articol: cod de bare sau nume',
  'Add an article: barcode or name',
  'Cikk hozzáadása: vonalkód vagy név',
)
export const add = msg('Adaugă', 'Add', 'Hozzáadás')
export const saveDraft = msg('Salvează ciorna', 'Save draft', 'Piszkozat mentése')
export const send = msg('Trimite', 'Send', 'Indítás')
export const receive = msg('Primește', 'Receive', 'Átvétel')
export const receivePart = msg('Mai vine restul', 'More will come', 'A többi még jön')
export const receiveAll = msg('Tot a sosit', 'All has arrived', 'Minden megjött')
export const printList = msg('Tipărește lista', 'Print list', 'Lista nyomtatása')
export const dropDraft = msg('Renunță la ciornă', 'Drop draft', 'Piszkozat elvetése')
export const why = {
  lost: msg('Pierdute pe drum', 'Lost on the way', 'Útközben elveszett'),
  damaged: msg('Sosite stricate', 'Arrived broken', 'Sérülten érkezett'),
  not_sent: msg('Nu au plecat: rămân la expeditor', 'Never sent: back to the sender', 'El sem indult: marad a feladónál'),
}
export const sayWhy = msg('De ce?', 'Why?', 'Miért?')
export const scanningFills = msg(
  'Scanarea completează „Primite”. Ce lipsește la sfârșit are nevoie de un motiv.',
  'Scanning fills “Received”. What is missing at the end needs a reason.',
  'A beolvasás tölti ki a „Megjött” oszlopot. Ami a végén hiányzik, ahhoz indok kell.',
)
export const scanReceived = msg('Scanează ce a sosit', 'Scan what has arrived', 'Olvassa be, ami megjött')
export const notInTransfer = msg(
  '{code} nu este în acest transfer.',
  '{code} is not in this transfer.',
  '{code} nincs ebben az átszállításban.',
)
export const noneFound = msg('Niciun articol găsit.', 'No article found.', 'Nincs ilyen cikk.')
