/** The block that leads to a listing by age. */
import { msg } from '../text.ts'

export const ages = msg('Cât de mare e puiul tău?', 'How old is your little one?', 'Milyen idős a kicsi?')
export const agesLead = msg(
  'Spune-ne vârsta și îți arătăm doar ce i se potrivește acum.',
  'Tell us the age and we will show only what fits right now.',
  'Válassza ki az életkort, és csak azt mutatjuk, ami most való neki.',
)
