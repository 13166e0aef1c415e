/** Pages of written content. */
import { msg } from '../text.ts'

export const previewTitle = msg('Previzualizare', 'Preview', 'Előnézet')
export const previewNote = msg(
  'Vezi ciorna. Cumpărătorii văd în continuare pagina publicată.',
  'This is the draft. Customers still see the published page.',
  'Ez a piszkozat. A vásárlók továbbra is a közzétett oldalt látják.',
)
