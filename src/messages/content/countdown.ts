/** The block that counts down. */
import { msg, plural } from '../text.ts'

export const endsAt = msg('Până pe {end}.', 'Until {end}.', 'Eddig tart: {end}.')
const unit = (forms: { ro: [string, string, string]; en: [string, string]; hu: string }) =>
  plural(
    { one: forms.ro[0], few: forms.ro[1], other: forms.ro[2] },
    { one: forms.en[0], other: forms.en[1] },
    { one: forms.hu, other: forms.hu },
  )
/** Without the number, which stands above. */
export const days = unit({ ro: ['zi', 'zile', 'de zile'], en: ['day', 'days'], hu: 'nap' })
export const hours = unit({ ro: ['oră', 'ore', 'de ore'], en: ['hour', 'hours'], hu: 'óra' })
export const minutes = unit({ ro: ['minut', 'minute', 'de minute'], en: ['minute', 'minutes'], hu: 'perc' })
