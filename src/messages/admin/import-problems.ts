/** Why an import was refused, by the code of the problem. */
import { msg } from '#messages/text.ts'

export const IMPORT_PROBLEMS = {
  import_not_found: msg('Importul nu există.', 'There is no such import.', 'Nincs ilyen importálás.'),
  import_not_now: msg(
    'Acum nu se poate: importul este în alt pas, sau nu e nimic ales.',
    'Not now: the import is at another step, or nothing is chosen.',
    'Most nem lehet: az importálás másik lépésnél tart, vagy nincs semmi kiválasztva.',
  ),
  import_runs: msg(
    'Un alt import scrie acum. Așteaptă să se termine.',
    'Another import is being written. Wait until it has ended.',
    'Egy másik importálás fut. Várja meg a végét.',
  ),
  import_columns: msg(
    'Lipsește o coloană de care e nevoie, sau una e aleasă de două ori.',
    'A required column is missing, or one is chosen twice.',
    'Hiányzik egy kötelező oszlop, vagy egyet kétszer választott.',
  ),
  import_too_large: msg(
    'Fișierul este mai mare de 200 MB: împarte-l.',
    'The file is larger than 200 MB: divide it.',
    'A fájl nagyobb 200 MB-nál: ossza ketté.',
  ),
  import_no_archive: msg('Nu este o arhivă ZIP.', 'This is no ZIP archive.', 'Ez nem ZIP-archívum.'),
  import_no_rows: msg('Fișierul nu are rânduri.', 'The file has no rows.', 'A fájlban nincsenek sorok.'),
  import_not_json: msg('Un rând nu este JSON.', 'A line is no JSON.', 'Az egyik sor nem JSON.'),
  import_broken: msg(
    'O ghilimea lipsește sau este în plus.',
    'A quotation mark is missing or one too many.',
    'Hiányzik egy idézőjel, vagy eggyel több van.',
  ),
  import_unknown_encoding: msg(
    'Fișierul nu este text: salvează-l ca „CSV UTF-8”.',
    'The file is no text: save it as “CSV UTF-8”.',
    'A fájl nem szöveg: mentse „CSV UTF-8” formában.',
  ),
}
