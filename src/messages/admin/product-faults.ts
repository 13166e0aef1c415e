/** What is wrong with a field of a product. */
import { msg } from '#messages/text.ts'

/** Faults of fields by their code. */
export const faults: Readonly<Record<string, () => string>> = {
  taken: msg('Altceva are deja asta.', 'Something else has this already.', 'Ez már másé.'),
  not_found: msg('Nu există.', 'There is no such thing.', 'Nem létezik.'),
  check_digit: msg('Cifra de control nu este corectă.', 'The check digit is wrong.', 'Az ellenőrző szám hibás.'),
  invalid_format: msg(
    'Litere mici a–z, cifre și cratime.',
    'Lower-case letters a to z, digits and hyphens.',
    'Kisbetűk (a–z), számok és kötőjelek.',
  ),
  too_small: msg('Completează.', 'Fill this in.', 'Töltse ki.'),
  too_big: msg('Prea lung.', 'Too long.', 'Túl hosszú.'),
  fractional: msg('Forinții nu au zecimale.', 'Forints have no decimals.', 'A forintnak nincsenek tizedesei.'),
  is_promoted: msg(
    'Are un preț redus sau este într-un set: încheie întâi.',
    'It has a reduced price or is part of a set: end that first.',
    'Akciós vagy szett része: előbb azt szüntesse meg.',
  ),
  not_promoted: msg(
    'Laptele de început nu intră în seturi.',
    'Infant formula is no part of a set.',
    'Anyatej-helyettesítő nem lehet szett része.',
  ),
  no_parts: msg('Un set are cel puțin o parte.', 'A set has at least one part.', 'Egy szettnek legalább egy része van.'),
  before_begin: msg('Se termină înainte să înceapă.', 'It ends before it begins.', 'Előbb ér véget, mint ahogy elkezdődik.'),
  colour_not_sold: msg(
    'Produsul nu se vinde în culoarea aceasta.',
    'The product is not sold in this colour.',
    'A termék nem kapható ebben a színben.',
  ),
  with_itself: msg(
    'Un produs nu se leagă de el însuși.',
    'A product is not joined to itself.',
    'A termék nem köthető önmagához.',
  ),
  own_adapter: msg(
    'Adaptorul este un alt produs decât cele două.',
    'The adapter is another product than the two.',
    'Az adapter a kettőtől eltérő termék.',
  ),
  not_simple: msg(
    'Seturile și voucherele nu se leagă: leagă părțile lor.',
    'Sets and vouchers are not joined: join their parts.',
    'Szett és utalvány nem köthető össze: a részeiket kösse össze.',
  ),
  twice: msg('Există deja.', 'It is there already.', 'Már megvan.'),
}
export const wrongValue = msg('Valoarea nu este potrivită.', 'This value does not fit.', 'Ez az érték nem megfelelő.')
