/** What would a parcel cost? Every rule of the market with its price and days, or why it does not fit. */
import { useState } from 'react'
import { LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import { parseAmount } from '#domain/pricing/amount-input.ts'
import * as say from '#messages/admin/delivery.ts'
import { markets } from '#messages/admin/today.ts'
import { locale } from '#messages/text.ts'
import { call } from '#admin/client/calls.browser.ts'
import { Amount } from '#admin/ui/amount.tsx'
import { Button } from '#admin/ui/button.tsx'
import { SelectField, TextField } from '#admin/ui/field.tsx'
import { Note } from '#admin/ui/note.tsx'
import * as table from '#admin/ui/table.module.css'
import type { DeliveryTried, RuleView } from '#admin/schema/delivery.ts'
import { deliverySentence } from './delivery-sentence.ts'
import * as styles from './delivery.module.css'

interface Props {
  tried: DeliveryTried['rules']
  rules: readonly RuleView[]
  isChanged: boolean
  onTried: (tried: DeliveryTried['rules']) => void
}

const newForm = () => ({
  market: locale(),
  country: MARKETS[locale()].country,
  zip: '',
  weight: '2000',
  volume: '9000',
  worth: '180',
  isBulky: false,
  at: '',
})
type Form = ReturnType<typeof newForm>

export function Tester({ tried, rules, isChanged, onTried }: Props) {
  const [form, setForm] = useState(newForm)
  const [failure, setFailure] = useState<string | null>(null)
  const attempt = async () => {
    const worth = parseAmount(form.worth, MARKETS[form.market].currency)
    const answer = await call<DeliveryTried>('POST', '/delivery/try', {
      market: form.market,
      country: form.country.trim().toUpperCase(),
      zip: form.zip,
      weightG: Number(form.weight) || 0,
      volumeCm3: Number(form.volume) || 0,
      bulky: form.isBulky,
      virtual: false,
      worth: typeof worth === 'number' ? worth : 0,
      at: form.at === '' ? null : new Date(form.at).toISOString(),
    })
    setFailure(answer.ok ? null : deliverySentence(answer))
    if (answer.ok) onTried(answer.data.rules)
  }
  return (
    <form
      className={styles.tester}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void attempt()
      }}
    >
      <h2>{say.wouldCost()}</h2>
      {failure !== null && <Note kind="bad">{failure}</Note>}
      <Fields form={form} onChange={setForm} />
      {isChanged && <p className={styles.muted}>{say.untilSaved()}</p>}
      {tried.length > 0 && <Results tried={tried} rules={rules} market={form.market} />}
    </form>
  )
}

interface FieldsProps {
  form: Form
  onChange: (form: Form) => void
}

function Fields({ form, onChange: setForm }: FieldsProps) {
  const field = (name: 'country' | 'zip' | 'weight' | 'volume' | 'worth' | 'at') => ({
    value: form[name],
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [name]: event.target.value }),
  })
  return (
    <div className={styles.fields}>
      <SelectField
        label={say.market()}
        value={form.market}
        onChange={(event) => {
          const market = LOCALES.find((one) => one === event.target.value)!
          setForm({ ...form, market, country: MARKETS[market].country })
        }}
      >
        {LOCALES.map((one: Locale) => (
          <option key={one} value={one}>
            {markets[one]()}
          </option>
        ))}
      </SelectField>
      <TextField label={say.to()} maxLength={2} {...field('country')} />
      <TextField label={say.postcode()} {...field('zip')} />
      <TextField label={say.grams()} inputMode="numeric" {...field('weight')} />
      <TextField label={say.volume()} inputMode="numeric" {...field('volume')} />
      <TextField label={`${say.goods()}, ${MARKETS[form.market].currency}`} inputMode="decimal" {...field('worth')} />
      <TextField label={say.ordered()} hint={say.nowHint()} type="datetime-local" {...field('at')} />
      <label>
        <input type="checkbox" checked={form.isBulky} onChange={(event) => setForm({ ...form, isBulky: event.target.checked })} />
        {say.bulky()}
      </label>
      <Button type="submit">{say.tryIt()}</Button>
    </div>
  )
}

const Results = ({ tried, rules, market }: Pick<Props, 'tried' | 'rules'> & { market: Locale }) => (
  <table className={table.table} aria-label={say.result()}>
    <tbody>
      {tried
        .filter(({ misfit }) => misfit !== 'market')
        .map(({ position, price, from, to, misfit }) => (
          <tr key={position}>
            <th scope="row">
              {say.ruleNumber({ number: position + 1 })}, {rules[position] && say.methods[rules[position].method]()}
            </th>
            <td>{price !== null && <Amount amount={price} currency={MARKETS[market].currency} />}</td>
            <td>{from !== null && (from === to ? from : `${from} – ${to}`)}</td>
            <td className={styles.muted}>{misfit !== null && say.misfits[misfit]()}</td>
          </tr>
        ))}
    </tbody>
  </table>
)
