/** Product feeds of shopping engines in the back office (D-4). */
import { msg, plural } from '#messages/text.ts'

export const feeds = msg('Feeduri', 'Feeds', 'Feedek')
export const feedsOut = msg('Feeduri de produse', 'Product feeds', 'Termékfeedek')
export const lead = msg(
  'Prețurile vin din aceeași funcție ca pe pagina produsului. Un feed se scrie din nou când un motor îl citește și s-a schimbat ceva.',
  'Prices come from the function that prices the page. A feed is written anew when an engine reads it and something has changed.',
  'Az árak abból a függvényből jönnek, amely a termékoldalt árazza. A feed akkor készül újra, amikor egy kereső beolvassa, és valami megváltozott.',
)
/** `market`: its name. */
export const feedNames = {
  google: msg('Google, {market}', 'Google, {market}', 'Google, {market}'),
  meta: msg('Catalogul Meta, {market}', 'Meta catalogue, {market}', 'Meta-katalógus, {market}'),
}
export const columns = {
  feed: msg('Feed', 'Feed', 'Feed'),
  market: msg('Piață', 'Market', 'Piac'),
  products: msg('Produse', 'Products', 'Termékek'),
  made: msg('Scris', 'Made', 'Elkészült'),
  read: msg('Citit', 'Read', 'Beolvasva'),
  leftOut: msg('Lăsate afară', 'Left out', 'Kihagyva'),
  state: msg('Stare', 'State', 'Állapot'),
}
export const actions = msg('Acțiuni', 'Actions', 'Műveletek')
export const on = msg('Pornit', 'On', 'Bekapcsolva')
export const off = msg('Oprit', 'Off', 'Kikapcsolva')
export const switchOn = msg('Pornește', 'Switch on', 'Bekapcsolás')
export const switchOff = msg('Oprește', 'Switch off', 'Kikapcsolás')
export const switchOffText = msg(
  'Motorul care citește feedul află că nu există și, după o vreme, nu mai arată produsele.',
  'An engine that reads the feed is told that there is none, and stops showing the products after a while.',
  'A feedet beolvasó kereső azt a választ kapja, hogy nincs ilyen, és egy idő után nem mutatja a termékeket.',
)
export const switchedOn = msg('{feed} e pornit.', '{feed} is on.', '{feed} bekapcsolva.')
export const switchedOff = msg('{feed} e oprit.', '{feed} is off.', '{feed} kikapcsolva.')
export const neverMade = msg('încă nu', 'not yet', 'még nem')
export const neverRead = msg('încă nu', 'not yet', 'még nem')
export const nobody = msg('niciunul', 'none', 'egy sem')
export const beingMade = msg('se scrie', 'being made', 'készül')
export const make = msg('Scrie din nou', 'Make anew', 'Újrakészítés')
export const asked = msg('{feed} se scrie din nou.', '{feed} is being made anew.', '{feed} újra készül.')
export const copyAddress = msg('Copiază adresa', 'Copy address', 'Cím másolása')
export const copied = msg('Adresa e copiată.', 'The address is copied.', 'A cím a vágólapra került.')
export const show = msg('Vezi', 'Show', 'Megnyitás')
export const productsIn = plural(
  { one: '# produs', few: '# produse', other: '# de produse' },
  { one: '# product', other: '# products' },
  { one: '# termék', other: '# termék' },
)
export const itemsIn = plural(
  { one: '# articol', few: '# articole', other: '# de articole' },
  { one: '# item', other: '# items' },
  { one: '# cikk', other: '# cikk' },
)
export const took = msg('scris în {seconds} s', 'made in {seconds} s', '{seconds} mp alatt készült')
export const toMend = plural(
  { one: '# produs de completat', few: '# produse de completat', other: '# de produse de completat' },
  { one: '# product to complete', other: '# products to complete' },
  { one: '# kiegészítendő termék', other: '# kiegészítendő termék' },
)
export const leftOut = msg('Lăsate afară', 'Left out', 'Kihagyva')
export const written = msg('În feed, dar incomplete', 'In the feed, but incomplete', 'A feedben, de hiányosan')
export const writtenHint = msg(
  'Motorul le poate refuza sau le arată mai rar.',
  'The engine may refuse them, or show them less.',
  'A kereső elutasíthatja, vagy ritkábban mutatja őket.',
)
export const nothingMissing = msg(
  'Nu lipsește nimic: toate produsele pieței sunt în feed.',
  'Nothing is missing: every product of the market is in the feed.',
  'Semmi sem hiányzik: a piac minden terméke a feedben van.',
)
export const notMadeYet = msg(
  'Feedul nu a fost scris încă, deci nu se știe ce lipsește. Scrie-l acum.',
  'The feed was not made yet, so what is missing is not known. Make it now.',
  'A feed még nem készült el, ezért nem tudni, mi hiányzik. Készítse el most.',
)
export const address = msg('Adresa', 'Address', 'Cím')
export const noName = msg('fără nume', 'without a name', 'név nélkül')

/** Why a product is left out, or what it lacks. */
export const gaps = {
  no_picture: msg('Fără fotografie', 'Without a picture', 'Kép nélkül'),
  no_price: msg('Fără preț în fiecare monedă', 'Without a price in each currency', 'Nem minden pénznemben van ára'),
  no_text: msg('Fără text în fiecare limbă', 'Without a text in each language', 'Nem minden nyelven van szövege'),
  no_delivery: msg(
    'Fără livrare în țara pieței',
    'Without delivery in the market’s country',
    'A piac országában szállítás nélkül',
  ),
  off_sale: msg('Publicate, dar nu se pot vinde', 'Published, but cannot be sold', 'Közzétéve, de nem értékesíthető'),
  withheld: msg('Nu se vând în această piață', 'Not sold in this market', 'Ezen a piacon nem kapható'),
  voucher: msg('Vouchere cadou', 'Gift vouchers', 'Ajándékutalványok'),
  never_advertised: msg(
    'Lapte praf: legea interzice publicitatea',
    'Infant formula: the law forbids to advertise it',
    'Anyatej-helyettesítő: a törvény tiltja a reklámját',
  ),
  no_barcode: msg('Fără cod de bare', 'Without a barcode', 'Vonalkód nélkül'),
  no_category: msg('Fără categorie Google', 'Without a category of Google', 'Google-kategória nélkül'),
  no_weight: msg('Fără greutate', 'Without a weight', 'Súly nélkül'),
  no_description: msg('Fără descriere', 'Without a description', 'Leírás nélkül'),
  not_in_ads: msg(
    'Lapte praf: în rezultate, nu în reclame',
    'Infant formula: in results, not in advertisements',
    'Anyatej-helyettesítő: a találatokban igen, hirdetésben nem',
  ),
}

/** Sentences of refusals, by their code. */
export const FEED_PROBLEMS = {
  feed_not_found: msg('Feedul nu există.', 'There is no such feed.', 'Nincs ilyen feed.'),
}
