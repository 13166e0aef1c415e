/** Pages of written content. */
import { msg } from '../text.ts'

export const previewTitle = msg('Previzualizare', 'Preview', 'Előnézet')
export const previewNote = msg(
  'Vezi ciorna. Cumpărătorii văd în continuare pagina publicată.',
  'This is the draft. Customers still see the published page.',
  'Ez a piszkozat. A vásárlók továbbra is a közzétett oldalt látják.',
)
export const menuPreviewNote = msg(
  'Meniul acestei pagini este ciorna. Cumpărătorii văd în continuare meniul publicat.',
  'The menu of this page is the draft. Customers still see the published one.',
  'Ennek az oldalnak a menüje a piszkozat. A vásárlók továbbra is a közzétett menüt látják.',
)
export const footerPreviewNote = msg(
  'Subsolul acestei pagini este ciorna. Cumpărătorii văd în continuare subsolul publicat.',
  'The footer of this page is the draft. Customers still see the published one.',
  'Ennek az oldalnak a lábléce a piszkozat. A vásárlók továbbra is a közzétett láblécet látják.',
)
export const campaignPreviewNote = msg(
  'Așa arată prima pagină în timpul campaniei. Deasupra fiecărei pagini: {bar}',
  'The home page while the campaign is on. Above every page: {bar}',
  'Így néz ki a kezdőlap a kampány alatt. Minden oldal felett: {bar}',
)
