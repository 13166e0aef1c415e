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
}
