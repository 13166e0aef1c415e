/** The two name fields of the registration, in the order of the market's forms (LOC-12). */
import { MAX_NAME_LENGTH } from '#domain/customers/person-name.ts'
import { firstName, lastName } from '#messages/customers/auth.ts'
import { TextField } from '#web/ui/field.tsx'
import { useMarket } from '#web/ui/market.tsx'

export function NameFields({ faults }: { faults: Partial<Record<string, string>> }) {
  const { familyNameFirst } = useMarket()
  const field = (name: 'firstName' | 'lastName', label: string, autoComplete: string) => (
    <TextField
      key={name}
      id={name}
      name={name}
      label={label}
      error={faults[name]}
      autoComplete={autoComplete}
      maxLength={MAX_NAME_LENGTH}
    />
  )
  const names = [field('lastName', lastName(), 'family-name'), field('firstName', firstName(), 'given-name')]
  return familyNameFirst.form ? names : names.toReversed()
}
