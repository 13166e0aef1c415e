/** Search words in the settings of the back office. */
import { msg, plural } from '#messages/text.ts'

export const title = msg('Cuvinte de căutare', 'Search words', 'Keresőszavak')
export const market = msg('Piață', 'Market', 'Piac')
export const allMarkets = msg('Toate', 'All', 'Összes')
export const actions = msg('Acțiuni', 'Actions', 'Műveletek')

export const missed = msg('Căutate, negăsite', 'Searched, nothing found', 'Keresve, nem találva')
export const missedHint = msg(
  'Fără adrese, numere de telefon și coduri.',
  'Without addresses, phone numbers and codes.',
  'Címek, telefonszámok és kódok nélkül.',
)
export const words = msg('Cuvinte', 'Words', 'Szavak')
export const thisWeek = msg('Săptămâna asta', 'This week', 'Ezen a héten')
export const weekBefore = msg('Înainte', 'Week before', 'Előző héten')
export const ever = msg('În total', 'In all', 'Összesen')
export const lastAsked = msg('Ultima dată', 'Last seen', 'Utoljára')
export const findsNow = msg('Găsește acum', 'Finds now', 'Most ezt találja')
export const nothing = msg('nimic', 'nothing', 'semmit')
export const products = plural(
  { one: '# produs', few: '# produse', other: '# de produse' },
  { one: '# product', other: '# products' },
  { one: '# termék', other: '# termék' },
)
export const join = msg('Leagă', 'Make a synonym', 'Szinonima')
export const ignore = msg('Ascunde', 'Ignore', 'Elrejtés')
export const showAgain = msg('Arată din nou', 'Show again', 'Megjelenítés')
export const which = msg('Ce căutări', 'Which searches', 'Mely keresések')
export const waiting = msg('De văzut', 'To look at', 'Megnézendő')
export const ignored = msg('Ascunse', 'Ignored', 'Elrejtve')
export const allFound = msg(
  'Tot ce s-a căutat s-a găsit.',
  'Everything that was searched was found.',
  'Minden keresésnek volt találata.',
)
export const noneIgnored = msg('Nicio căutare nu este ascunsă.', 'No search is ignored.', 'Nincs elrejtett keresés.')
export const wasIgnored = msg('Căutare ascunsă: {query}', 'Search ignored: {query}', 'Keresés elrejtve: {query}')
export const wasShown = msg('Căutare arătată din nou: {query}', 'Search shown again: {query}', 'Keresés újra látható: {query}')

export const popular = msg('Căutări populare', 'Popular searches', 'Népszerű keresések')
export const popularHint = msg(
  'Se oferă în câmpul de căutare gol: cele făcute de cel puțin cinci ori în două săptămâni, care găsesc ceva.',
  'Offered under the empty search box: those made at least five times in two weeks that find something.',
  'Az üres keresőmezőben jelennek meg: amelyekre két hét alatt legalább ötször kerestek, és van találatuk.',
)
export const offeredNow = msg('Oferite', 'Offered', 'Megjelenő')
export const hidden = msg('Ascunse', 'Hidden', 'Elrejtve')
export const nonePopular = msg('Încă nicio căutare populară.', 'No popular search yet.', 'Még nincs népszerű keresés.')
export const noneHidden = msg('Nicio căutare ascunsă.', 'No search is hidden.', 'Nincs elrejtett keresés.')
export const hide = msg('Ascunde', 'Hide', 'Elrejtés')
export const offer = msg('Oferă din nou', 'Offer again', 'Megjelenítés')
export const wasHidden = msg('Căutare ascunsă: {query}', 'Search hidden: {query}', 'Keresés elrejtve: {query}')
export const wasOffered = msg(
  'Căutare oferită din nou: {query}',
  'Search offered again: {query}',
  'Keresés újra megjelenik: {query}',
)

export const alike = msg('Cuvinte cu același înțeles', 'Words that mean the same', 'Azonos jelentésű szavak')
export const add = msg('Adaugă un grup', 'Add a group', 'Új csoport')
export const findGroup = msg('Caută în grupuri', 'Find in the groups', 'Keresés a csoportokban')
export const whichWay = msg('În ce sens', 'Which way', 'Irány')
export const bothWays = msg('în ambele sensuri', 'both ways', 'oda-vissza')
export const to = msg('spre {word}', 'to {word}', 'ide: {word}')
export const change = msg('Schimbă', 'Change', 'Módosítás')
export const remove = msg('Șterge', 'Remove', 'Törlés')
export const noGroups = msg('Niciun grup nu se potrivește.', 'No group matches.', 'Nincs találat.')
export const needNone = msg(
  'Diacriticele, ş și ș, pluralul și micile greșeli de scriere nu au nevoie de grup.',
  'Accents, ş and ș, plurals and small typing faults need no group.',
  'Az ékezeteknek, a többes számnak és az apró elírásoknak nem kell csoport.',
)
export const hosted = msg(
  'La căutări răspunde serviciul conectat, cu sinonimele lui. Grupurile de aici se folosesc când el nu răspunde.',
  'Searches are answered by the connected service, which has synonyms of its own. These groups are used while it does not answer.',
  'A keresésekre a csatlakoztatott szolgáltatás válaszol, saját szinonimákkal. Ezek a csoportok akkor érvényesek, amikor nem elérhető.',
)

export const newGroup = msg('Grup nou', 'New group', 'Új csoport')
export const changeGroup = msg('Schimbă grupul', 'Change the group', 'Csoport módosítása')
export const language = msg('Limbă', 'Language', 'Nyelv')
export const group = msg('Grup', 'Group', 'Csoport')
export const wordsLabel = msg('Cuvinte, câte unul pe rând', 'Words, one on each line', 'Szavak, soronként egy')
export const wordsHint = msg(
  'Pot fi și mai multe pe un rând: scaun auto.',
  'A line may have several: car seat.',
  'Egy sorban több is lehet: autós ülés.',
)
export const targetLabel = msg('Caută în locul lor și', 'Search for this as well', 'Ezt is keresse')
export const oneWay = msg('într-un singur sens', 'one way', 'csak egy irányba')
export const wayHints = {
  both: msg(
    'Cine caută oricare dintre ele găsește și ce se numește ca celelalte.',
    'Who searches for one of them also finds what has the name of another.',
    'Aki az egyiket keresi, azt is megtalálja, ami a többi nevét viseli.',
  ),
  one: msg(
    'Cine caută unul dintre cuvinte găsește ce se numește ca acesta; invers, nu.',
    'Who searches for one of the words finds what has this name; not the other way round.',
    'Aki a szavak egyikét keresi, megtalálja, ami ezt a nevet viseli; fordítva nem.',
  ),
}
export const save = msg('Salvează', 'Save', 'Mentés')
export const saved = msg('Grup salvat: {name}', 'Group saved: {name}', 'Csoport mentve: {name}')
export const removed = msg('Grup șters: {name}', 'Group removed: {name}', 'Csoport törölve: {name}')
export const changedMeanwhile = msg(
  'Cineva a schimbat grupul între timp. Acum este: {name}. Salvează din nou ca să rămână al tău.',
  'Somebody changed the group meanwhile. It is now: {name}. Save again to keep yours.',
  'Valaki közben módosította a csoportot. Most ez: {name}. A sajátjához mentse újra.',
)

export const tryIt = msg('Încearcă', 'Try it', 'Próba')
export const tryHint = msg('Ce caută un client', 'What a customer searches for', 'Amit egy vásárló keres')
export const firstIs = msg('Primul: {name}', 'First: {name}', 'Az első: {name}')
export const meant = msg('citit ca „{words}”', 'read as “{words}”', 'így értve: „{words}”')
