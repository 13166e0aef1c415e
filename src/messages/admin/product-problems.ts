/** Why the back office refuses a change of a product or a picture. */
import { msg } from '#messages/text.ts'

export const PRODUCT_PROBLEMS = {
  not_a_picture: msg(
    'Fișierul nu este o fotografie întreagă. Folosește JPEG, PNG, WebP sau AVIF, cel mult 40 de milioane de pixeli.',
    'The file is not a whole photograph. Use JPEG, PNG, WebP or AVIF, at most 40 million pixels.',
    'A fájl nem ép fénykép. Használjon JPEG, PNG, WebP vagy AVIF formátumot, legfeljebb 40 millió képponttal.',
  ),
  picture_too_small: msg(
    'Fotografia este prea mică: sub 200 de pixeli pe o latură. Recomandat: de la 1200 de pixeli lățime.',
    'The photograph is too small: a side is below 200 pixels. Better: from 1200 pixels of width.',
    'A fénykép túl kicsi: egyik oldala 200 képpont alatt van. Ajánlott: legalább 1200 képpont szélesség.',
  ),
  picture_not_found: msg('Fotografia nu există.', 'There is no such photograph.', 'Nincs ilyen fénykép.'),
  body_too_large: msg(
    'Fișierul este prea mare: cel mult 20 MB.',
    'The file is too large: at most 20 MB.',
    'A fájl túl nagy: legfeljebb 20 MB lehet.',
  ),
  product_not_found: msg('Produsul nu există.', 'There is no such product.', 'Nincs ilyen termék.'),
  validation_failed: msg(
    'Nu s-a salvat: uită-te la câmpurile marcate.',
    'Not saved: look at the marked fields.',
    'Nincs mentve: nézze meg a jelölt mezőket.',
  ),
  changed_meanwhile: msg(
    'Altcineva a schimbat între timp aceleași câmpuri.',
    'Somebody changed the same fields meanwhile.',
    'Valaki közben ugyanazokat a mezőket módosította.',
  ),
  still_sold: msg(
    'Nu s-a salvat: produsul este în vânzare și i-ar lipsi ce cere legea. Scoate-l întâi din vânzare.',
    'Not saved: the product is on sale and would lack what the law asks for. Take it off sale first.',
    'Nincs mentve: a termék kapható, és hiányozna, amit a törvény előír. Előbb vonja ki az értékesítésből.',
  ),
  product_blocked: msg(
    'Nu poate fi pus în vânzare: ceva îl blochează.',
    'It cannot be published: something blocks it.',
    'Nem tehető közzé: valami akadályozza.',
  ),
  moment_passed: msg(
    'Alege un moment din viitor, în cel mult doi ani.',
    'Choose a moment of the future, within two years.',
    'Válasszon jövőbeli időpontot, két éven belül.',
  ),
  planned_already: msg(
    'Este deja programat pentru acel moment.',
    'It is planned for that moment already.',
    'Arra az időpontra már ütemezve van.',
  ),
  publication_plan_not_found: msg('Programarea nu există.', 'There is no such plan.', 'Nincs ilyen ütemezés.'),
  publication_plan_over: msg('Programarea nu mai așteaptă.', 'The plan waits no more.', 'Az ütemezés már nem vár.'),
  maker_not_found: msg('Producătorul nu există.', 'There is no such maker.', 'Nincs ilyen gyártó.'),
  maker_taken: msg(
    'Există deja un producător cu acest nume.',
    'There is a maker of this name already.',
    'Már van ilyen nevű gyártó.',
  ),
  attribute_not_found: msg('Atributul nu există.', 'There is no such attribute.', 'Nincs ilyen jellemző.'),
  attribute_taken: msg(
    'Există deja un atribut cu această cheie.',
    'There is an attribute with this key already.',
    'Már van ilyen kulcsú jellemző.',
  ),
  value_in_use: msg(
    'Valoarea este folosită de produse și nu poate fi ștearsă.',
    'Products use this value: it cannot be deleted.',
    'Az értéket termékek használják, ezért nem törölhető.',
  ),
}
