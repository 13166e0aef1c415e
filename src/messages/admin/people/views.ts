/** Views of lists that staff save. */
import { MAX_LIST_VIEWS } from '#domain/staff/list-view.ts'
import { msg } from '#messages/text.ts'

export const save = msg('Salvează vederea', 'Save view', 'Nézet mentése')
export const name = msg('Numele vederii', 'Name of the view', 'A nézet neve')
export const nameMissing = msg('Dă-i vederii un nume.', 'Give the view a name.', 'Adjon nevet a nézetnek.')
export const share = msg('O văd și colegii', 'Colleagues see it too', 'A munkatársak is látják')
export const sharedView = msg('Vedere a unui coleg', 'A view of a colleague', 'Egy munkatárs nézete')
export const remove = msg('Șterge vederea', 'Remove view', 'Nézet törlése')
export const saved = msg('Vederea „{name}” este salvată.', 'The view “{name}” is saved.', '{Az name} nézet elmentve.')
export const removed = msg('Vederea „{name}” este ștearsă.', 'The view “{name}” is removed.', '{Az name} nézet törölve.')

/** Sentences of refusals, by their code. */
export const VIEW_PROBLEMS = {
  too_many_views: msg(
    `Ai deja ${MAX_LIST_VIEWS} de vederi ale acestei liste. Șterge una mai întâi.`,
    `You have ${MAX_LIST_VIEWS} views of this list already. Remove one first.`,
    `Ennek a listának már ${MAX_LIST_VIEWS} nézete van. Előbb töröljön egyet.`,
  ),
  view_not_found: msg(
    'Vederea nu mai există sau nu este a ta.',
    'The view no longer exists, or it is not yours.',
    'A nézet már nem létezik, vagy nem az Öné.',
  ),
}
