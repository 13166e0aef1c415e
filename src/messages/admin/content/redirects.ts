/** Redirects in the back office. */
import { msg, plural } from '#messages/text.ts'

export const redirects = msg('Redirecționări', 'Redirects', 'Átirányítások')
export const newRedirect = msg('Redirecționare nouă', 'New redirect', 'Új átirányítás')
export const changeRedirect = msg('Schimbă redirecționarea', 'Change the redirect', 'Átirányítás módosítása')
export const views = {
  all: msg('Toate', 'All', 'Összes'),
  broken: msg('Stricate', 'Broken', 'Hibás'),
  missed: msg('Negăsite, des cerute', 'Not found, often asked', 'Nem található, gyakran kért'),
}
export const viewsLabel = msg('Ce redirecționări', 'Which redirects', 'Mely átirányítások')
export const find = msg('O parte din adresă', 'Part of an address', 'A cím egy része')
export const from = msg('De la', 'From', 'Honnan')
export const to = msg('La', 'To', 'Hová')
export const kind = msg('Fel', 'Kind', 'Fajta')
export const kinds = {
  301: msg('permanentă (301)', 'for good (301)', 'végleges (301)'),
  302: msg('pentru o vreme (302)', 'for a while (302)', 'ideiglenes (302)'),
}
export const used = msg('Folosită', 'Used', 'Használat')
export const made = msg('Făcută', 'Made', 'Létrehozva')
export const asked = msg('Cerută', 'Asked for', 'Kérések')
export const lastAsked = msg('Ultima dată', 'Last asked', 'Utoljára')
export const address = msg('Adresă', 'Address', 'Cím')
export const actions = msg('Acțiuni', 'Actions', 'Műveletek')
export const fault = msg('Ce nu e bine', 'What is wrong', 'Mi a hiba')
export const faults = {
  loop: msg('se întoarce la ea însăși', 'leads back to itself', 'önmagához vezet vissza'),
  chain: msg('duce mai departe la {end}', 'is sent on to {end}', 'továbbvezet ide: {end}'),
  hidden: msg('adresa are acum o pagină', 'the address has a page now', 'a címen már van oldal'),
  'leads nowhere': msg('ținta nu există: 404', 'its target is gone: 404', 'a célja nem létezik: 404'),
}
export const change = msg('Schimbă', 'Change', 'Módosítás')
export const chooseTarget = msg('Alege ținta', 'Choose a target', 'Cél megadása')
export const remove = msg('Șterge', 'Remove', 'Törlés')
export const forget = msg('Ascunde', 'Hide', 'Elrejtés')
export const redirectIt = msg('Redirecționează', 'Redirect it', 'Átirányítás')
export const nothingFound = msg('Nicio redirecționare nu se potrivește.', 'No redirect matches.', 'Nincs találat.')
export const nothingBroken = msg(
  'Toate duc unde trebuie.',
  'All of them lead where they should.',
  'Mindegyik oda vezet, ahová kell.',
)
export const nothingMissed = msg(
  'Nimeni nu a cerut o adresă fără pagină.',
  'Nobody asked for an address without a page.',
  'Senki nem kért oldal nélküli címet.',
)
export const total = plural(
  { one: '# redirecționare', few: '# redirecționări', other: '# de redirecționări' },
  { one: '# redirect', other: '# redirects' },
  { one: '# átirányítás', other: '# átirányítás' },
)
export const rule = msg(
  'Lanțurile se scurtează la salvare; buclele sunt refuzate.',
  'Chains are joined when saved; loops are refused.',
  'A láncok mentéskor rövidülnek; a körbevezető átirányításokat az üzlet elutasítja.',
)
export const whereDoes = msg('Unde duce adresa', 'Where does this address lead?', 'Hová vezet ez a cím?')
export const leads = {
  page: msg('arată o pagină', 'shows a page', 'oldalt mutat'),
  nothing: msg('nu are pagină: 404', 'has no page: 404', 'nincs oldala: 404'),
  moved: msg('{status} → {target}', '{status} → {target}', '{status} → {target}'),
  redirect: msg('{status} → {target}', '{status} → {target}', '{status} → {target}'),
  no_path: msg('nu este o adresă a magazinului', 'is no address of this shop', 'nem az üzlet címe'),
}
export const fromHint = msg(
  'O adresă fără pagină, cu prefixul pieței: /retur, /en/old-page.',
  'An address without a page, with the prefix of its market: /retur, /en/old-page.',
  'Oldal nélküli cím, a piac előtagjával: /retur, /hu/regi-oldal.',
)
export const toHint = msg(
  'O adresă a magazinului, și cu întrebare: /sale?page=2.',
  'An address of this shop, also with a query: /sale?page=2.',
  'Az üzlet egy címe, lekérdezéssel is: /sale?page=2.',
)
export const noPath = msg(
  'Nu este o adresă a magazinului: începe cu /, fără ? și #.',
  'No address of this shop: begin with /, without ? and #.',
  'Nem az üzlet címe: / jellel kezdődjön, ? és # nélkül.',
)
export const noTarget = msg(
  'Nu duce în acest magazin: începe cu un singur /, fără alt site.',
  'It does not lead to this shop: begin with one /, without another site.',
  'Nem ebbe az üzletbe vezet: egy / jellel kezdődjön, más webhely nélkül.',
)
export const hidesPage = msg(
  'La {path} este o pagină; redirecționarea ar ascunde-o.',
  '{path} shows a page, which a redirect would hide.',
  'Itt oldal van: {path}. Az átirányítás elrejtené.',
)
export const loops = msg(
  '{target} duce înapoi la {path}: nimeni nu ar ajunge.',
  '{target} leads back to {path}: nobody would arrive.',
  '{target} visszavezet ide: {path}. Senki sem érkezne meg.',
)
export const willBe = msg('Se salvează: {path} → {target}', 'Will be saved: {path} → {target}', 'Így mentődik: {path} → {target}')
export const alsoChanges = plural(
  {
    one: 'Încă # redirecționare primește aceeași țintă.',
    few: 'Încă # redirecționări primesc aceeași țintă.',
    other: 'Încă # de redirecționări primesc aceeași țintă.',
  },
  { one: '# more redirect gets the same target.', other: '# more redirects get the same target.' },
  { one: 'Még # átirányítás kapja ugyanezt a célt.', other: 'Még # átirányítás kapja ugyanezt a célt.' },
)
export const save = msg('Salvează', 'Save', 'Mentés')
export const saved = msg('Redirecționare salvată: {path}', 'Redirect saved: {path}', 'Átirányítás mentve: {path}')
export const removed = msg('Redirecționare ștearsă: {path}', 'Redirect removed: {path}', 'Átirányítás törölve: {path}')
export const changedMeanwhile = msg(
  'Cineva a schimbat-o între timp. Acum duce la {target}. Salvează din nou ca să rămână a ta.',
  'Somebody changed it meanwhile. It leads to {target} now. Save again to keep yours.',
  'Valaki közben módosította. Most ide vezet: {target}. A sajátjához mentse újra.',
)
export const nowhere = msg('nicăieri', 'nowhere', 'sehová')
export const importThem = msg('Importă', 'Import', 'Importálás')
