/** Forms of the back office: saving, leaving, and two people in one form. */
import { msg, plural } from '#messages/text.ts'
import { BRAND_FAULTS } from './goods/brands.ts'
import { COLLECTION_FAULTS } from './goods/collections.ts'
import { PAYMENT_FAULTS } from './settings/problems.ts'
import { PARTNERSHIP_FIELD_FAULTS } from './promotions/partnerships.ts'

export const save = msg('Salvează', 'Save', 'Mentés')
export const saved = msg('Salvat', 'Saved', 'Mentve')
export const discard = msg('Renunță la modificări', 'Discard', 'Elvetés')
export const unsaved = plural(
  { one: '# modificare nesalvată', few: '# modificări nesalvate', other: '# de modificări nesalvate' },
  { one: '# unsaved change', other: '# unsaved changes' },
  { one: '# nem mentett módosítás', other: '# nem mentett módosítás' },
)
export const faults = plural(
  {
    one: 'Nesalvat: # câmp este greșit.',
    few: 'Nesalvat: # câmpuri sunt greșite.',
    other: 'Nesalvat: # de câmpuri sunt greșite.',
  },
  { one: 'Not saved: # field is wrong.', other: 'Not saved: # fields are wrong.' },
  { one: 'Nincs mentve: # mező hibás.', other: 'Nincs mentve: # mező hibás.' },
)
export const leaveTitle = msg('Pleci fără să salvezi?', 'Leave without saving?', 'Mentés nélkül kilép?')
export const leave = msg('Pleacă', 'Leave', 'Kilépés')
export const stay = msg('Rămâi', 'Stay', 'Maradás')

export const aColleague = msg('Un coleg', 'A colleague', 'Egy kolléga')
export const conflictTitle = msg(
  '{name} a salvat cât timp scriai',
  '{name} saved while you were writing',
  '{name} mentett, amíg Ön írt',
)
export const conflictLead = plural(
  {
    one: 'Câmpurile schimbate de unul singur sunt deja puse laolaltă; # a fost schimbat de amândoi.',
    few: 'Câmpurile schimbate de unul singur sunt deja puse laolaltă; # au fost schimbate de amândoi.',
    other: 'Câmpurile schimbate de unul singur sunt deja puse laolaltă; # au fost schimbate de amândoi.',
  },
  {
    one: 'Fields that only one of you changed are already together; # was changed by both.',
    other: 'Fields that only one of you changed are already together; # were changed by both.',
  },
  {
    one: 'Amit csak egyikük módosított, már egyesítve van; # mezőt mindketten módosítottak.',
    other: 'Amit csak egyikük módosított, már egyesítve van; # mezőt mindketten módosítottak.',
  },
)
export const bothChanged = msg('Schimbate de amândoi', 'Both changed', 'Mindketten módosították')
export const yours = msg('Ale tale', 'Yours', 'Az Öné')
export const theirs = msg('{name}', '{name}', '{name}')
export const was = msg('a fost: {value}', 'was: {value}', 'előtte: {value}')
export const nothing = msg('nimic', 'nothing', 'semmi')
export const yes = msg('da', 'yes', 'igen')
export const no = msg('nu', 'no', 'nem')
export const together = msg('Puse laolaltă automat', 'Put together by itself', 'Automatikusan egyesítve')
export const fromYou = msg('De la tine: {fields}', 'Yours: {fields}', 'Öntől: {fields}')
export const fromThem = msg('{name}: {fields}', '{name}: {fields}', '{name}: {fields}')
export const nothingLost = msg(
  'Nu se pierde nimic: ce a fost salvat rămâne în jurnal.',
  'Nothing is lost: what was saved stays in the log.',
  'Semmi sem vész el: a mentett változat a naplóban marad.',
)
export const takeAll = msg('Ia tot de la {name}', 'Take all of {name}', 'Mindent tőle: {name}')
export const saveMixture = msg('Salvează așa', 'Save this mixture', 'Mentés így')

/** Faults of fields that only the back office has, by the code of the server. */
export const fieldFaults = {
  ...COLLECTION_FAULTS,
  ...PARTNERSHIP_FIELD_FAULTS,
  ...BRAND_FAULTS,
  text_required: msg('Completează câmpul', 'Fill this in', 'Töltse ki ezt a mezőt'),
  reward_amount: msg(
    'Scrie o sumă mai mare decât zero, de exemplu 25,00',
    'Write an amount above zero, for example 25,00',
    'Írjon nullánál nagyobb összeget, például 25,00',
  ),
  reward_over_minimum: msg(
    'Reducerea nu poate depăși comanda minimă',
    'The discount cannot be more than the minimum order',
    'A kedvezmény nem lehet több a legkisebb rendelésnél',
  ),
  vat_registration: msg(
    'Scrie codul cu prefixul țării, de exemplu RO18547290',
    'Write the number with its country prefix, such as RO18547290',
    'Írja be a számot az ország előtagjával, például HU12892312',
  ),
  ...PAYMENT_FAULTS,
}
