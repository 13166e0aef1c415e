/** Corrects where an order goes, within its country. */
import { useState, type ChangeEvent } from 'react'
import { countiesOf } from '#domain/customers/address.ts'
import { MAX_FIELD_LENGTH } from '#domain/checkout/field-lengths.ts'
import * as say from '#messages/admin/order/acts.ts'
import { stepDone } from '#messages/admin/order/page.ts'
import { countryInWords } from '#messages/countries.ts'
import { isFieldProblem, problemText } from '#messages/validation.ts'
import { SelectField, TextField } from '#admin/ui/field.tsx'
import { DialogForm, type DialogProps } from './dialog-form.tsx'
import { PlaceOffer } from './place-offer.tsx'
import { useOrderAct } from './use-order.ts'
import * as styles from './act.module.css'

const FIELDS = {
  firstName: say.firstName,
  lastName: say.lastName,
  address: say.street,
  zip: say.zip,
  city: say.city,
} as const
const NAMES = Object.keys(FIELDS) as (keyof typeof FIELDS)[]

export function AddressDialog({ order, onClose, onDone }: DialogProps) {
  const { country, ...first } = order.address
  const [typed, setTyped] = useState(first)
  const [reason, setReason] = useState('')
  const act = useOrderAct(order.number)
  const faultOf = (name: string): string | undefined => {
    const code = act.fields[name]
    return code !== undefined && isFieldProblem(code) ? problemText(code, name, countryInWords(country)) : code
  }
  const submit = async () => {
    if (await act.send('address', { version: order.version, address: typed, reason })) onDone(stepDone.address())
  }
  return (
    <DialogForm title={say.addressTitle()} act={act} button={say.save()} onClose={onClose} onSubmit={submit}>
      <div className={styles.two}>
        {NAMES.map((name) => (
          <div key={name} className={name === 'address' ? styles.whole2 : undefined}>
            <TextField
              label={FIELDS[name]()}
              fault={faultOf(name)}
              maxLength={MAX_FIELD_LENGTH}
              value={typed[name]}
              onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
            />
          </div>
        ))}
        <County
          country={country}
          fault={faultOf('county')}
          value={typed.county}
          onChange={(event) => setTyped({ ...typed, county: event.target.value })}
        />
      </div>
      <PlaceOffer {...typed} country={country} onTake={({ city, county }) => setTyped({ ...typed, city, county })} />
      <TextField label={say.reason()} maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
      <p className={styles.muted}>
        {countryInWords(country)}. {say.countryStays()}
      </p>
    </DialogForm>
  )
}

interface CountyProps {
  country: string
  fault: string | undefined
  value: string
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void
}

/** Chosen by its name where the country has a list, typed elsewhere. */
function County({ country, ...field }: CountyProps) {
  const counties = countiesOf(country)
  if (counties === null) return <TextField label={say.county()} maxLength={MAX_FIELD_LENGTH} {...field} />
  return (
    <SelectField label={say.county()} {...field}>
      <option value="">–</option>
      {counties.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
