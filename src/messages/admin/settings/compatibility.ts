/** Rules of what fits with what, in the settings of the back office. */
import { RULE_LIMITS } from '#domain/compatibility/compatibility-rule.ts'
import { msg, plural } from '#messages/text.ts'

export const title = msg('Ce se potrivește', 'What fits', 'Mi illik mihez')
export const hint = msg(
  'O regulă leagă două feluri de produse: au același brand, sau aceeași valoare la o caracteristică. Paginile lor le arată în ambele sensuri. Ce nu spune nicio regulă și niciun produs nu se promite nimănui. Produsele anume se leagă pe pagina lor.',
  'A rule joins two kinds of products: they are of one brand, or state the same value. Their pages show it both ways. What no rule and no product says is promised to nobody. Single products are joined on their own page.',
  'Egy szabály két termékfajtát köt össze: azonos a márkájuk, vagy egy jellemzőjük értéke. Az oldalaik mindkét irányban mutatják. Amit se szabály, se termék nem mond ki, azt senkinek sem ígérjük. Az egyes termékeket a saját oldalukon kösse össze.',
)
export const total = plural(
  { one: '# regulă', few: '# reguli', other: '# de reguli' },
  { one: '# rule', other: '# rules' },
  { one: '# szabály', other: '# szabály' },
)
export const none = msg(
  'Nicio regulă încă. Prima poate fi: cearșafuri și saltele, aceeași dimensiune.',
  'No rule yet. The first may be: sheets and mattresses, the same size.',
  'Még nincs szabály. Az első lehet: lepedők és matracok, azonos méret.',
)
export const add = msg('Adaugă o regulă', 'Add a rule', 'Új szabály')
export const change = msg('Schimbă', 'Change', 'Módosítás')
export const remove = msg('Șterge', 'Remove', 'Törlés')
export const save = msg('Salvează', 'Save', 'Mentés')
export const actions = msg('Acțiuni', 'Actions', 'Műveletek')
export const columns = {
  one: msg('Ce', 'What', 'Mi'),
  other: msg('Se potrivește cu', 'Fits with', 'Mihez illik'),
  common: msg('Au la fel', 'In common', 'Közös bennük'),
  adapter: msg('Adaptor', 'Adapter', 'Adapter'),
  products: msg('Produse', 'Products', 'Termékek'),
}
export const sameBrand = msg('Brandul', 'The brand', 'A márka')
export const isText = msg('{attribute}: {value}', '{attribute}: {value}', '{attribute}: {value}')
export const isNotText = msg('{attribute}: nu {value}', '{attribute}: not {value}', '{attribute}: nem {value}')
/** A yes or no that is asked for the other way: what states nothing counts too. */
export const notYes = msg(
  '{attribute}: nu, sau nu e spus',
  '{attribute}: no, or not stated',
  '{attribute}: nem, vagy nincs megadva',
)
export const notNo = msg(
  '{attribute}: da, sau nu e spus',
  '{attribute}: yes, or not stated',
  '{attribute}: igen, vagy nincs megadva',
)
export const noAdapter = msg('fără', 'none', 'nincs')

export const newRule = msg('Regulă nouă', 'New rule', 'Új szabály')
export const changeThis = msg('Schimbă regula', 'Change the rule', 'Szabály módosítása')
export const oneLabel = msg(
  'Lucrul mai mic: cearșaful, baza, tetina',
  'The smaller thing: the sheet, the base, the teat',
  'A kisebb dolog: a lepedő, a talp, az etetőcumi',
)
export const otherLabel = msg('Se potrivește cu', 'It fits with', 'Ehhez illik')
export const conditions = msg('Numai cele care', 'Only those that', 'Csak azok, amelyeknél')
export const addCondition = msg('Adaugă o condiție', 'Add a condition', 'Új feltétel')
export const removeCondition = msg('Scoate condiția', 'Take out the condition', 'Feltétel eltávolítása')
export const attribute = msg('Caracteristică', 'Attribute', 'Jellemző')
export const relation = msg('Cum', 'How', 'Hogyan')
export const is = msg('este', 'is', 'értéke')
export const isNot = msg('nu este', 'is not', 'értéke nem')
export const value = msg('Valoare', 'Value', 'Érték')
export const yes = msg('da', 'yes', 'igen')
export const no = msg('nu', 'no', 'nem')
export const common = msg('Au la fel', 'They have in common', 'Közös bennük')
export const brandToo = msg('Sunt de același brand', 'They are of one brand', 'Azonos márkájúak')
export const sameLabel = msg('Caracteristici cu aceeași valoare', 'Attributes with the same value', 'Azonos értékű jellemzők')
export const adapterLabel = msg(
  'Numai cu un adaptor de tipul',
  'Only with an adapter of the type',
  'Csak ilyen típusú adapterrel',
)
export const isAccessory = msg(
  'Primul este accesoriu sau piesă de schimb pentru al doilea',
  'The first is an accessory or a spare part of the second',
  'Az első a második tartozéka vagy alkatrésze',
)
export const chooseBoth = msg(
  'Alege cele două feluri de produse.',
  'Choose both kinds of products.',
  'Válassza ki mindkét termékfajtát.',
)
export const nameOf = msg('{one} și {other}', '{one} and {other}', '{one} és {other}')
export const saved = msg('Regulă salvată: {name}', 'Rule saved: {name}', 'Szabály mentve: {name}')
export const changedMeanwhile = msg(
  'Cineva a schimbat regula între timp. Acum este: {name}. Salvează din nou ca să rămână a ta.',
  'Somebody changed the rule meanwhile. It is now: {name}. Save again to keep yours.',
  'Valaki közben módosította a szabályt. Most ez: {name}. A sajátjához mentse újra.',
)
export const removed = msg('Regulă ștearsă: {name}', 'Rule removed: {name}', 'Szabály törölve: {name}')

/** Why a change of a rule was refused, by the code of the problem. */
export const COMPATIBILITY_PROBLEMS = {
  rule_not_found: msg(
    'Regula a fost ștearsă între timp. O poți adăuga din nou.',
    'The rule was removed meanwhile. You can add it again.',
    'A szabályt közben törölték. Újra felveheti.',
  ),
  rule_too_wide: msg(
    'Spune ce au la fel: brandul sau cel puțin o caracteristică. Altfel s-ar potrivi totul cu totul.',
    'Say what they have in common: the brand or at least one attribute. Otherwise everything would fit everything.',
    'Adja meg, mi közös bennük: a márka vagy legalább egy jellemző. Különben minden mindenhez illene.',
  ),
  rule_unknown_key: msg(
    'Un tip sau o caracteristică din regulă nu există, sau lipsește o valoare. Alege din nou.',
    'A type or an attribute of the rule does not exist, or a value is missing. Choose again.',
    'A szabály egyik típusa vagy jellemzője nem létezik, vagy hiányzik egy érték. Válasszon újra.',
  ),
  rules_full: msg(
    `Sunt deja ${RULE_LIMITS.rules} de reguli. Șterge una de care nu mai e nevoie.`,
    `There are ${RULE_LIMITS.rules} rules already. Remove one that is no longer needed.`,
    `Már ${RULE_LIMITS.rules} szabály van. Töröljön egyet, amelyre nincs szükség.`,
  ),
}
