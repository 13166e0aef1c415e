/** Why a change in the settings was refused, by the code of the problem. */
import { msg } from '#messages/text.ts'

export const SETTING_PROBLEMS = {
  synonym_words: msg(
    'Scrie cel puțin două cuvinte, câte unul pe rând.',
    'Write at least two words, one on each line.',
    'Írjon be legalább két szót, soronként egyet.',
  ),
  synonym_alike: msg(
    'Pentru căutare, două dintre cuvinte sunt același: diacriticele și majusculele nu contează. Șterge unul.',
    'Two of the words are the same to the search: accents and capitals do not matter. Remove one.',
    'Két szó a keresőnek ugyanaz: az ékezet és a nagybetű nem számít. Törölje az egyiket.',
  ),
  synonym_empty: msg(
    'Un cuvânt nu are nicio literă sau cifră. Corectează-l sau șterge-l.',
    'One word has no letter and no digit. Correct it or remove it.',
    'Az egyik szóban nincs betű vagy szám. Javítsa vagy törölje.',
  ),
  synonym_groups_full: msg(
    'Limba aceasta are deja 1000 de grupuri. Șterge unul de care nu mai e nevoie.',
    'This language has 1,000 groups already. Remove one that is no longer needed.',
    'Ennek a nyelvnek már 1000 csoportja van. Töröljön egyet, amelyre nincs szükség.',
  ),
  synonyms_not_found: msg(
    'Grupul a fost șters între timp. Îl poți adăuga din nou.',
    'This group was removed meanwhile. You can add it again.',
    'Ezt a csoportot közben törölték. Újra felveheti.',
  ),
}
