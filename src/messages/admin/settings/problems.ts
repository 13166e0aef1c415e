/** Why a change in the settings was refused, by the code of the problem. */
import { msg } from '#messages/text.ts'
import { COMPATIBILITY_PROBLEMS } from './compatibility.ts'
import { TYPE_PROBLEMS } from './product-types.ts'

export const SETTING_PROBLEMS = {
  ...COMPATIBILITY_PROBLEMS,
  ...TYPE_PROBLEMS,
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
  mail_not_of_orders: msg(
    'E-mailul acesta nu este despre o comandă. Golește câmpul ca să îl vezi cu date inventate.',
    'This mail is not about an order. Empty the field to see it with made-up data.',
    'Ez a levél nem rendelésről szól. Ürítse ki a mezőt, hogy kitalált adatokkal lássa.',
  ),
  mail_without_matter: msg(
    'Comanda nu are despre ce să scrie: îi lipsește coletul, rambursarea, factura sau contul pentru transfer.',
    'The order has nothing that this mail is about: no parcel, refund, invoice or account for a transfer.',
    'A rendelésnek nincs olyan része, amelyről ez a levél szól: csomag, visszatérítés, számla vagy utalási számla.',
  ),
  mail_unknown: msg('E-mailul nu mai există.', 'The mail is no longer there.', 'Ez a levél már nem létezik.'),
  mail_not_failed: msg(
    'E-mailul nu mai este nereușit: a plecat sau se încearcă acum. Lista s-a actualizat.',
    'The mail is no longer a failed one: it was sent, or is being tried now. The list is fresh now.',
    'A levél már nem sikertelen: elment, vagy most próbáljuk. A lista frissült.',
  ),
}

/** What is wrong with a field of the terms of payment. */
export const PAYMENT_FAULTS = {
  payment_none_left: msg(
    'Aici rămân comenzi fără nicio plată: lasă cardul sau transferul activ, fără limite de sumă',
    'Some orders could not be paid here: leave the card or the transfer on, without limits of sums',
    'Itt egyes rendeléseket nem lehetne kifizetni: maradjon bekapcsolva a bankkártya vagy az átutalás, összeghatár nélkül',
  ),
  payment_order: msg('Alege o ordine', 'Choose an order', 'Válasszon sorrendet'),
  payment_account_missing: msg(
    'Transferul este activ: scrie IBAN-ul și titularul',
    'The transfer is on: write the IBAN and the account holder',
    'Az átutalás be van kapcsolva: írja be az IBAN-t és a számlatulajdonost',
  ),
  payment_account: msg(
    'Verifică IBAN-ul, titularul și BIC-ul: o cifră sau o literă nu se potrivește',
    'Check the IBAN, the holder and the BIC: a digit or a letter does not fit',
    'Ellenőrizze az IBAN-t, a tulajdonost és a BIC-et: egy számjegy vagy betű nem stimmel',
  ),
  payment_limits: msg(
    'Limita de sus este sub cea de jos',
    'The upper limit is below the lower one',
    'A felső határ kisebb az alsónál',
  ),
  payment_whole: msg('Forinții nu au zecimale', 'Forints have no decimals', 'A forintnak nincs tizedese'),
  payment_amount: msg('Scrie o sumă, de exemplu 12,90', 'Write an amount, such as 12.90', 'Írjon be egy összeget, például: 1290'),
  payment_days: msg('Între 1 și 30 de zile', 'Between 1 and 30 days', '1 és 30 nap között'),
}
