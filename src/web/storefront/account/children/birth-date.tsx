/** The date of birth in three fields, in the order of the language. */
import * as text from '#messages/customers/children-page.ts'
import { dateOrder, monthName } from '#messages/dates.ts'
import { ErrorText } from '#web/ui/field.tsx'
import * as fieldStyles from '#web/ui/field.module.css'
import * as styles from './page.module.css'

const { day, month, year } = text
const NAMES = { day, month, year }
const MONTHS = Array.from({ length: 12 }, (_, i) => i + 1)

type Part = ReturnType<typeof dateOrder>[number]

/** Of the group's first field, which the summary of faults leads to, see `ErrorSummary`. */
export const BIRTH_ID = 'dateOfBirth'

/** `value`: ISO date, '' for none. The fields are named `day`, `month` and `year`. */
export function BirthDate({ value, error }: { value: string; error: string | undefined }) {
  const order = dateOrder()
  return (
    <fieldset className={`${styles.date} ${fieldStyles.field} ${fieldStyles.span6}${error ? ` ${fieldStyles.bad}` : ''}`}>
      <legend>{text.birth()}</legend>
      <div className={order[0] === 'year' ? `${styles.dateFields} ${styles.yearFirst}` : styles.dateFields}>
        {order.map((part, at) => (
          <PartField
            key={part}
            part={part}
            id={at === 0 ? BIRTH_ID : `${BIRTH_ID}-${part}`}
            value={value}
            isWrong={Boolean(error)}
          />
        ))}
      </div>
      {error && <ErrorText id={`${BIRTH_ID}-e`}>{error}</ErrorText>}
    </fieldset>
  )
}

function PartField({ part, id, value, isWrong }: { part: Part; id: string; value: string; isWrong: boolean }) {
  const [year = '', month = '', day = ''] = value.split('-')
  const control = {
    id,
    name: part,
    className: fieldStyles.input,
    autoComplete: 'off',
    defaultValue: { year, month, day: day.replace(/^0/, '') }[part],
    'aria-required': true,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': isWrong ? `${BIRTH_ID}-e` : undefined,
  }
  return (
    <div>
      <label htmlFor={id}>{NAMES[part]()}</label>
      {part === 'month' ? (
        <select {...control}>
          <option value="">—</option>
          {MONTHS.map((one) => (
            <option key={one} value={String(one).padStart(2, '0')}>
              {monthName(one)}
            </option>
          ))}
        </select>
      ) : (
        <input {...control} inputMode="numeric" maxLength={part === 'year' ? 4 : 2} />
      )}
    </div>
  )
}

/** Returns the ISO date of the fields, '' when all are empty. What is no date is returned as it is: the rules of a child refuse it. */
export function birthOf({ day = '', month = '', year = '' }: Readonly<Record<string, string>>): string {
  const [d, y] = [day.trim(), year.trim()]
  return d === '' && month === '' && y === '' ? '' : `${y}-${month}-${d.padStart(2, '0')}`
}
