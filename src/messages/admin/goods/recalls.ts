/** Recalls of products in the back office (LAW-41). */
import { msg, plural } from '#messages/text.ts'

export const recalls = msg('Rechemări', 'Recalls', 'Visszahívások')
export const newRecall = msg('Rechemare nouă', 'New recall', 'Új visszahívás')
export const none = msg('Nicio rechemare.', 'No recalls.', 'Nincs visszahívás.')
export const states = {
  draft: msg('Ciornă', 'Draft', 'Piszkozat'),
  running: msg('În curs', 'Running', 'Folyamatban'),
  ended: msg('Încheiată', 'Ended', 'Lezárva'),
}
export const columns = {
  number: msg('Număr', 'Number', 'Szám'),
  product: msg('Produs', 'Product', 'Termék'),
  lots: msg('Lot sau serie', 'Batch or serial number', 'Tétel- vagy sorozatszám'),
  state: msg('Stare', 'State', 'Állapot'),
  published: msg('Publicată', 'Published', 'Közzétéve'),
}
export const whatAndWhy = msg('Ce și de ce', 'What and why', 'Mit és miért')
export const product = msg('Produs', 'Product', 'Termék')
export const chooseProduct = msg('Alege produsul.', 'Choose the product.', 'Válassza ki a terméket.')
export const lotsHint = msg('Gol: toate loturile.', 'Empty: every batch.', 'Üresen: minden tétel.')
export const soldFrom = msg('Vândut din', 'Sold from', 'Értékesítés kezdete')
export const soldUntil = msg('Vândut până la', 'Sold until', 'Értékesítés vége')
export const soldHint = msg(
  'Cumpărătorii din aceste zile primesc mail. Gol: toți.',
  'Buyers of these days are written to. Empty: all of them.',
  'Az e napokon vásárlók kapnak levelet. Üresen: mindenki.',
)
export const remedies = msg('La ce are dreptul cumpărătorul', 'What a buyer is entitled to', 'Ami a vásárlót megilleti')
export const remediesHint = msg(
  'Legea cere să poată alege între cel puțin două, dacă se poate (Regulamentul 2023/988, art. 37).',
  'The law asks for a choice of two at least, where that is possible (Regulation 2023/988, Art. 37).',
  'A törvény legalább kettő közötti választást kér, ha lehetséges (2023/988 rendelet, 37. cikk).',
)
export const remedyNames = {
  refund: msg('Banii înapoi', 'Money back', 'Visszatérítés'),
  replacement: msg('Alt produs', 'Replacement', 'Csere'),
  repair: msg('Reparație', 'Repair', 'Javítás'),
}
export const hazard = msg('Pericol', 'Hazard', 'Veszély')
export const todo = msg('Ce face cumpărătorul', 'What to do', 'Teendő')
export const noticeHint = msg(
  'Avizul are titlul cerut de lege. Fără cuvinte ca „voluntar” sau „din precauție”.',
  'The notice has the headline that the law prescribes. No words such as “voluntary” or “as a precaution”.',
  'A közlemény címe a törvény szerinti. Ne írjon olyat, hogy „önkéntes” vagy „elővigyázatosságból”.',
)
export const missing = msg('Lipsește.', 'Missing.', 'Hiányzik.')
export const softened = msg(
  'Micșorează pericolul: {words}.',
  'Makes the danger look smaller: {words}.',
  'Kisebbnek mutatja a veszélyt: {words}.',
)
export const reversed = msg(
  'Ultima zi e înaintea primei.',
  'The last day is before the first.',
  'Az utolsó nap az első előtt van.',
)
export const save = msg('Salvează ciorna', 'Save the draft', 'Piszkozat mentése')
export const saved = msg('Ciorna e salvată.', 'The draft is saved.', 'A piszkozat mentve.')
export const publish = msg('Publică rechemarea', 'Publish the recall', 'Visszahívás közzététele')
export const publishText = plural(
  {
    one: 'Vânzarea se oprește acum în toate piețele, avizul devine public și se scrie cumpărătorilor din # comandă. Nu se poate lua înapoi.',
    few: 'Vânzarea se oprește acum în toate piețele, avizul devine public și se scrie cumpărătorilor din # comenzi. Nu se poate lua înapoi.',
    other:
      'Vânzarea se oprește acum în toate piețele, avizul devine public și se scrie cumpărătorilor din # de comenzi. Nu se poate lua înapoi.',
  },
  {
    one: 'The sale stops now in every market, the notice is public, and the buyers of # order are written to. It cannot be taken back.',
    other:
      'The sale stops now in every market, the notice is public, and the buyers of # orders are written to. It cannot be taken back.',
  },
  {
    one: 'Az értékesítés most minden piacon leáll, a közlemény nyilvános lesz, és # rendelés vásárlói levelet kapnak. Nem vonható vissza.',
    other:
      'Az értékesítés most minden piacon leáll, a közlemény nyilvános lesz, és # rendelés vásárlói levelet kapnak. Nem vonható vissza.',
  },
)
export const published = msg('Rechemarea e publicată.', 'The recall is published.', 'A visszahívás közzétéve.')
export const end = msg('Încheie rechemarea', 'End the recall', 'Visszahívás lezárása')
export const endText = msg(
  'Avizul trece la rechemările încheiate. Produsul rămâne oprit de la vânzare până îl publică cineva.',
  'The notice moves to the ended recalls. The product stays off sale until somebody publishes it.',
  'A közlemény a lezárt visszahívások közé kerül. A termék nem kapható, amíg valaki közzé nem teszi.',
)
export const ended = msg('Rechemarea e încheiată.', 'The recall is ended.', 'A visszahívás lezárva.')
export const remind = plural(
  {
    one: 'Reamintește la # cumpărător',
    few: 'Reamintește la # cumpărători',
    other: 'Reamintește la # de cumpărători',
  },
  { one: 'Remind # buyer', other: 'Remind # buyers' },
  { one: '# vásárló emlékeztetése', other: '# vásárló emlékeztetése' },
)
export const remindTitle = msg('Reamintește cumpărătorilor', 'Remind the buyers', 'Vásárlók emlékeztetése')
export const remindText = msg(
  'Au primit mailul acum cel puțin trei zile și nu știm nimic de la ei. Li se scrie din nou, în limba comenzii. Nu se poate lua înapoi.',
  'They got the mail at least three days ago and nothing is known of them. They are written to again, in the language of the order. It cannot be taken back.',
  'Legalább három napja megkapták a levelet, és semmit sem tudunk róluk. Újabb levelet kapnak a rendelés nyelvén. Nem vonható vissza.',
)
export const reminded = msg('Se scrie din nou.', 'They are written to again.', 'Újabb levelet kapnak.')
export const answerOf = msg('Răspunsul la {order}', 'Answer for {order}', 'Válasz: {order}')
export const answers = {
  none: msg('niciun răspuns', 'no answer', 'nincs válasz'),
  answered: msg('a răspuns', 'answered', 'válaszolt'),
  called: msg('sunat', 'called', 'felhívva'),
  letter: msg('scrisoare trimisă', 'letter sent', 'levél postázva'),
}
export const marked = msg('{order}: {answer}', '{order}: {answer}', '{order}: {answer}')
export const remindedTimes = plural(
  { one: '# reamintire', few: '# reamintiri', other: '# de reamintiri' },
  { one: '# reminder', other: '# reminders' },
  { one: '# emlékeztető', other: '# emlékeztető' },
)
export const figures = {
  sold: msg('Bucăți vândute', 'Pieces sold', 'Eladott darab'),
  orders: msg('Comenzi', 'Orders', 'Rendelés'),
  sent: msg('Mail trimis', 'Mail sent', 'Levél elküldve'),
  waits: msg('Mail scris, netrimis', 'Mail written, not sent', 'Levél megírva, nincs elküldve'),
  failed: msg('Neajunși', 'Not reached', 'Nem érte el'),
  unanswered: msg('Fără răspuns', 'Not answered', 'Nem válaszolt'),
}
export const buyers = msg('Cumpărători', 'Buyers', 'Vásárlók')
export const buyersHint = msg(
  'Un mail pentru fiecare adresă, în limba comenzii. Pe cei neajunși sună-i sau scrie-le: datele sunt în comandă.',
  'One mail for each address, in the language of the order. Call or write to those not reached: the order has their details.',
  'Címenként egy levél, a rendelés nyelvén. Akit nem ért el, azt hívja fel vagy írjon neki: az adatok a rendelésben vannak.',
)
export const buyerColumns = {
  order: msg('Comandă', 'Order', 'Rendelés'),
  mail: msg('Mail', 'Mail', 'Levél'),
  written: msg('Scris', 'Written', 'Megírva'),
  sent: msg('Trimis', 'Sent', 'Elküldve'),
  answer: msg('Răspuns', 'Answer', 'Válasz'),
}
export const mailStates = {
  sent: msg('trimis', 'sent', 'elküldve'),
  waits: msg('netrimis', 'not sent', 'nincs elküldve'),
  failed: msg('nu poate fi trimis', 'cannot be sent', 'nem küldhető el'),
}
export const notice = msg('Avizul în magazin', 'The notice in the shop', 'A közlemény az üzletben')
export const gateway = msg(
  'Autoritatea se anunță separat, în Safety Business Gateway; magazinul nu face asta.',
  'The authority is told apart, in the Safety Business Gateway; the shop does not do that.',
  'A hatóságot külön kell értesíteni, a Safety Business Gateway felületén; ezt az üzlet nem végzi el.',
)
export const nobodyYet = msg('Încă nimeni.', 'Nobody yet.', 'Még senki.')

/** Sentences of refusals, by their code. */
export const RECALL_PROBLEMS = {
  recall_nobody_due: msg(
    'Nu e nimeni de reamintit: mailurile sunt mai noi de trei zile sau toți au răspuns.',
    'There is nobody to remind: the mails are younger than three days, or everybody has answered.',
    'Nincs kit emlékeztetni: a levelek három napnál újabbak, vagy mindenki válaszolt.',
  ),
  recall_not_found: msg('Rechemarea nu există.', 'There is no such recall.', 'Nincs ilyen visszahívás.'),
  recall_published: msg(
    'Rechemarea e publicată: avizul rămâne cum l-au citit cumpărătorii.',
    'The recall is published: its notice stays as the buyers read it.',
    'A visszahívás közzé van téve: a közlemény úgy marad, ahogyan a vásárlók olvasták.',
  ),
  recall_runs: msg(
    'Produsul are deja o rechemare în curs.',
    'A recall of this product runs already.',
    'Ennek a terméknek már folyamatban van egy visszahívása.',
  ),
  recall_not_running: msg('Rechemarea nu e în curs.', 'The recall does not run.', 'A visszahívás nincs folyamatban.'),
  recall_refused: msg(
    'Nepublicat: completează ce lipsește din aviz.',
    'Not published: complete what the notice lacks.',
    'Nincs közzétéve: egészítse ki, ami a közleményből hiányzik.',
  ),
}
