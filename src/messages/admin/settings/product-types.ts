/** Types of product in the settings of the back office. */
import { msg, plural } from '#messages/text.ts'

export const title = msg('Tipuri de produse', 'Product types', 'Terméktípusok')
export const hint = msg(
  'Cum numesc oamenii un fel de produs, ce fel mai larg este și ce îl completează. Căutarea, sugestiile și recomandările pornesc de aici.',
  'What people call a kind of product, what it is a kind of, and what completes it. Search, suggestions and recommendations begin here.',
  'Hogyan nevezik a vásárlók az adott termékfajtát, mi a tágabb fajtája, és mi egészíti ki. Ebből indul a keresés és az ajánlás.',
)
export const hosted = msg(
  'La căutări răspunde serviciul conectat, care nu cunoaște aceste tipuri. Ele se folosesc când el nu răspunde.',
  'Searches are answered by the connected service, which does not know these types. They are used while it does not answer.',
  'A keresésekre a csatlakoztatott szolgáltatás válaszol, amely nem ismeri ezeket a típusokat. Akkor érvényesek, amikor nem elérhető.',
)
export const find = msg('Nume sau parte din el', 'A name or a part of one', 'Név vagy annak része')
export const which = msg('Ce tipuri', 'Which types', 'Mely típusok')
export const every = msg('Toate', 'All', 'Összes')
export const states = {
  shipped: msg('Din program', 'As shipped', 'Gyári'),
  changed: msg('Schimbate', 'Changed', 'Módosított'),
  own: msg('Adăugate', 'Added', 'Saját'),
  off: msg('Oprite', 'Switched off', 'Kikapcsolt'),
}
export const state = {
  shipped: msg('din program', 'as shipped', 'gyári'),
  changed: msg('schimbat', 'changed', 'módosított'),
  own: msg('adăugat', 'added', 'saját'),
  off: msg('oprit', 'switched off', 'kikapcsolva'),
}
export const total = plural(
  { one: '# tip', few: '# tipuri', other: '# de tipuri' },
  { one: '# type', other: '# types' },
  { one: '# típus', other: '# típus' },
)
export const nothingFound = msg('Niciun tip nu se potrivește.', 'No type matches.', 'Nincs találat.')
export const columns = {
  name: msg('Tip', 'Type', 'Típus'),
  names: msg('Nume', 'Names', 'Nevek'),
  broader: msg('Este un fel de', 'Is a kind of', 'Tágabb fajta'),
  products: msg('Produse', 'Products', 'Termékek'),
  state: msg('Stare', 'State', 'Állapot'),
}
export const actions = msg('Acțiuni', 'Actions', 'Műveletek')
export const andMore = plural(
  { one: 'încă #', few: 'încă #', other: 'încă #' },
  { one: '# more', other: '# more' },
  { one: 'még #', other: 'még #' },
)
export const add = msg('Adaugă un tip', 'Add a type', 'Új típus')
export const change = msg('Schimbă', 'Change', 'Módosítás')
export const reset = msg('Ca în program', 'As shipped', 'Gyári érték')
export const remove = msg('Șterge', 'Remove', 'Törlés')
export const switchOff = msg('Oprește', 'Switch off', 'Kikapcsolás')
export const switchOn = msg('Pornește', 'Switch on', 'Bekapcsolás')

export const newType = msg('Tip nou', 'New type', 'Új típus')
export const changeType = msg('Schimbă tipul', 'Change the type', 'Típus módosítása')
export const namesIn = {
  ro: msg('Nume în română', 'Names in Romanian', 'Nevek románul'),
  en: msg('Nume în engleză', 'Names in English', 'Nevek angolul'),
  hu: msg('Nume în maghiară', 'Names in Hungarian', 'Nevek magyarul'),
}
export const namesHint = msg(
  'Câte unul pe rând. Primul este cel arătat, de obicei la plural. Diacriticele și majusculele nu contează.',
  'One on each line. The first is the one shown, usually in the plural. Accents and capitals do not matter.',
  'Soronként egy. Az első látszik, általában többes számban. Az ékezet és a nagybetű nem számít.',
)
export const broaderLabel = msg('Este un fel de', 'It is a kind of', 'Tágabb fajtája')
export const collectionsLabel = msg('Colecții care îl vând', 'Collections that sell it', 'Kollekciók, amelyekben kapható')
export const complementsLabel = msg('Îl completează', 'What completes it', 'Ami kiegészíti')
export const addKey = msg('Adaugă după nume', 'Add by name', 'Hozzáadás név szerint')
export const chooseKey = msg('Adaugă {name}', 'Add {name}', '{name} hozzáadása')
export const removeKey = msg('Scoate {name}', 'Take out {name}', '{name} eltávolítása')
export const tooMany = msg(
  'Cel mult {most} de nume într-o limbă. Șterge câteva rânduri.',
  'At most {most} names in a language. Remove a few lines.',
  'Nyelvenként legfeljebb {most} név lehet. Töröljön néhány sort.',
)
export const tooLong = msg(
  'Cel mult {most} de caractere pe rând: „{name}”. Scurtează-l.',
  'At most {most} characters on a line: “{name}”. Shorten it.',
  'Soronként legfeljebb {most} karakter: „{name}”. Rövidítse le.',
)
export const save = msg('Salvează', 'Save', 'Mentés')
export const saved = msg('Tip salvat: {name}', 'Type saved: {name}', 'Típus mentve: {name}')
export const wasReset = msg('Tip ca în program: {name}', 'Type as shipped: {name}', 'Gyári típus: {name}')
export const removed = msg('Tip șters: {name}', 'Type removed: {name}', 'Típus törölve: {name}')
export const wasOff = msg('Tip oprit: {name}', 'Type switched off: {name}', 'Típus kikapcsolva: {name}')
export const wasOn = msg('Tip pornit: {name}', 'Type switched on: {name}', 'Típus bekapcsolva: {name}')
export const changedMeanwhile = msg(
  'Cineva a schimbat tipul între timp. Acum este: {name}. Salvează din nou ca să rămână al tău.',
  'Somebody changed the type meanwhile. It is now: {name}. Save again to keep yours.',
  'Valaki közben módosította a típust. Most ez: {name}. A sajátjához mentse újra.',
)

/** Why a change of a type was refused, by the code of the problem. */
export const TYPE_PROBLEMS = {
  type_unnamed: msg(
    'Scrie cel puțin un nume în fiecare limbă.',
    'Write at least one name in each language.',
    'Írjon be legalább egy nevet minden nyelven.',
  ),
  type_name_empty: msg(
    'Un nume nu are nicio literă sau cifră. Corectează-l sau șterge-l.',
    'One name has no letter and no digit. Correct it or remove it.',
    'Az egyik névben nincs betű vagy szám. Javítsa vagy törölje.',
  ),
  type_unknown_key: msg(
    'Un tip sau o colecție din listă nu mai există. Scoate-o și salvează din nou.',
    'A type or a collection of the lists is no longer there. Take it out and save again.',
    'A listák egyik típusa vagy kollekciója már nem létezik. Vegye ki, és mentse újra.',
  ),
  type_cycle: msg(
    'Tipul ar fi un fel al lui însuși, direct sau prin altele. Scoate un tip de la „Este un fel de”.',
    'The type would be a kind of itself, directly or through others. Take a type out of “It is a kind of”.',
    'A típus önmaga fajtája lenne, közvetlenül vagy másokon keresztül. Vegyen ki egyet a tágabb fajták közül.',
  ),
  type_in_use: msg(
    'Alte tipuri îl folosesc. Scoate-l întâi de acolo sau oprește-l.',
    'Other types refer to it. Take it out of them first, or switch it off.',
    'Más típusok hivatkoznak rá. Előbb vegye ki azokból, vagy kapcsolja ki.',
  ),
  types_full: msg(
    'Sunt deja 1000 de tipuri schimbate sau adăugate. Șterge unul de care nu mai e nevoie.',
    '1,000 types are changed or added already. Remove one that is no longer needed.',
    'Már 1000 módosított vagy saját típus van. Töröljön egyet, amelyre nincs szükség.',
  ),
  type_not_found: msg(
    'Tipul a fost șters între timp. Îl poți adăuga din nou.',
    'This type was removed meanwhile. You can add it again.',
    'Ezt a típust közben törölték. Újra felveheti.',
  ),
}
