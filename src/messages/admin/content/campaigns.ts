/** Campaigns of the whole shop in the back office. */
import { msg } from '#messages/text.ts'

export const campaigns = msg('Campanii', 'Campaigns', 'Kampányok')
export const newCampaign = msg('Campanie nouă', 'New campaign', 'Új kampány')
export const calendar = msg('Calendarul campaniilor', 'Calendar of campaigns', 'A kampányok naptára')
export const none = msg('Nicio campanie încă.', 'There is no campaign yet.', 'Még nincs kampány.')
export const name = msg('Nume intern', 'Internal name', 'Belső név')
export const nameHint = msg(
  'Litere mici, cifre și liniuțe, de exemplu black-friday.',
  'Lower-case letters, digits and hyphens, such as black-friday.',
  'Kisbetűk, számok és kötőjelek, például black-friday.',
)
export const nameTaken = msg(
  'Există deja o campanie cu acest nume.',
  'There is a campaign of this name already.',
  'Már van ilyen nevű kampány.',
)
export const layout = msg('Aspectul întregului magazin', 'Layout for the whole shop', 'Az egész üzlet elrendezése')
export const layoutHint = msg(
  'Finalizarea comenzii, contul și paginile legale rămân luminoase.',
  'Checkout, account and legal pages stay light.',
  'A pénztár, a fiók és a jogi oldalak világosak maradnak.',
)
export const markets = msg('Piețe', 'Markets', 'Piacok')
export const starts = msg('Începe', 'Starts', 'Kezdete')
export const ends = msg('Se termină', 'Ends', 'Vége')
export const localHint = msg('Ora locală a fiecărei piețe.', 'Local time of each market.', 'Az egyes piacok helyi ideje szerint.')
export const bar = msg('Propoziția de deasupra paginilor', 'Sentence above every page', 'Mondat minden oldal felett')
export const title = msg('Titlul primei pagini', 'Title of the home page', 'A kezdőlap címe')
export const lead = msg('Introducerea', 'Lead', 'Bevezető')
export const link = msg('Unde duce', 'Leads to', 'Hová vezet')
export const linkHint = msg(
  '/sale, collection:nume sau page:nume; gol pentru niciun link.',
  '/sale, collection:name or page:name; empty for no link.',
  '/sale, collection:név vagy page:név; üresen nincs link.',
)
export const action = msg('Textul linkului', 'Text of the link', 'A link szövege')
export const picture = msg('Imaginea primei pagini', 'Picture of the home page', 'A kezdőlap képe')
export const narrow = msg('Imaginea pentru telefon', 'Picture for phones', 'Kép telefonra')
export const noPicture = msg('cea obișnuită', 'the usual one', 'a szokásos')
export const usual = msg('Cea obișnuită', 'Use the usual one', 'A szokásos kép')
export const states = {
  on: msg('pornită acum', 'on now', 'most fut'),
  waits: msg('va porni la data ei', 'starts at its time', 'a megadott időben indul'),
  over: msg('s-a încheiat', 'over', 'lezárult'),
  off: msg('oprită', 'off', 'kikapcsolva'),
}
export const mayStart = msg('Poate începe?', 'May it start?', 'Elindulhat?')
export const checks = {
  noOverlap: msg('Nicio altă campanie în același timp', 'No other campaign at the same time', 'Nincs más kampány ugyanakkor'),
  overlap: msg('Se suprapune cu {names}', 'Overlaps with {names}', 'Átfedi ezt: {names}'),
  texts: msg('Propoziția este în trei limbi', 'The sentence is there in three languages', 'A mondat három nyelven megvan'),
  noTexts: msg('Lipsește propoziția: {markets}', 'The sentence is missing: {markets}', 'Hiányzik a mondat: {markets}'),
  link: msg('Linkul are text în trei limbi', 'The link has its text in three languages', 'A linknek három nyelven van szövege'),
  noLink: msg('Nu duce nicăieri', 'It leads nowhere', 'Nem vezet sehová'),
  end: msg(
    'Sfârșitul îl ține serverul, deci numărătoarea este adevărată',
    'The server keeps the end, so a countdown is true',
    'A végét a kiszolgáló tartja be, így a visszaszámlálás valós',
  ),
  ended: msg('Perioada ei a trecut', 'Its time is over', 'Az ideje lejárt'),
}
export const switchOn = msg('Pornește la data ei', 'Start at its time', 'Indítás a megadott időben')
export const startNow = msg('Pornește acum', 'Start now', 'Indítás most')
export const stop = msg('Oprește', 'Stop', 'Leállítás')
export const remove = msg('Șterge campania', 'Remove the campaign', 'Kampány törlése')
export const onlyOnApproval = msg(
  'Campaniile se schimbă cu acordul unui proprietar: ce faci aici devine o cerere și așteaptă acordul.',
  'Campaigns change with an owner’s agreement: what you do here becomes a request and waits for it.',
  'A kampányok tulajdonosi jóváhagyással változnak: amit Ön itt tesz, kérés lesz, és jóváhagyásra vár.',
)
export const saveFirst = msg('Salvează întâi modificările.', 'Save the changes first.', 'Előbb mentse a módosításokat.')
export const done = {
  on: msg(
    'Campania {name} pornește la data ei',
    'Campaign {name} starts at its time',
    'A megadott időben indul a kampány: {name}',
  ),
  now: msg('Campania {name} a pornit', 'Campaign {name} is on', 'Elindult a kampány: {name}'),
  off: msg('Campania {name} este oprită', 'Campaign {name} is off', 'A kampány leállt: {name}'),
  removed: msg('Campania {name} este ștearsă', 'Campaign {name} is removed', 'A kampány törölve: {name}'),
  saved: msg('Campania este salvată', 'Campaign saved', 'A kampány mentve'),
  begun: msg(
    'Campania {name} este creată, oprită',
    'Campaign {name} is made, and off',
    'A kampány létrejött, kikapcsolva: {name}',
  ),
}
export const look = msg('Cum va arăta', 'As it will look', 'Így fog kinézni')
