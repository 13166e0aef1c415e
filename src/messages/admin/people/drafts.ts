/** Drafts of forms, and who else has a form open. */
import { msg } from '#messages/text.ts'

export const kept = msg('ciornă păstrată {at}', 'draft kept {at}', 'piszkozat mentve: {at}')
export const offer = msg(
  'Ai modificări nesalvate de la {at}.',
  'You have unsaved changes of {at}.',
  'Nem mentett módosításai vannak, időpont: {at}.',
)
export const goOn = msg('Continuă', 'Go on', 'Folytatás')
export const discard = msg('Renunță la ele', 'Discard them', 'Elvetés')
export const isHere = msg('Și {name} este aici', '{name} is here too', '{name} is itt van')
export const isHereIn = msg(
  'Și {name} este aici, la {section}',
  '{name} is here too, in {section}',
  '{name} is itt van: {section}',
)
