/** What a recall says: which product, since when it was sold, what is dangerous, in three languages side by side. */
import { LOCALES, perLocale, type Locale } from '#domain/market/market.ts'
import { RECALL_LENGTHS, REMEDIES } from '#domain/recalls/recall.ts'
import * as say from '#messages/admin/goods/recalls.ts'
import { markets } from '#messages/admin/today.ts'
import { TextAreaField, TextField } from '#admin/ui/field.tsx'
import type { RecallFieldsView, RecallPageView } from '#admin/schema/goods/recalls.ts'
import { ProductPicker } from './product-picker.tsx'
import * as styles from '#admin/ui/record.module.css'

export const EMPTY_RECALL: RecallFieldsView = {
  product: 0,
  lots: '',
  soldFrom: null,
  soldUntil: null,
  texts: perLocale(() => ({ hazard: '', todo: '' })),
  remedies: [],
}

interface Props {
  fields: RecallFieldsView
  /** Of the product that was chosen, '' for none. */
  name: string
  /** Of what was saved last. */
  faults: RecallPageView['faults']
  /** Whether a product is asked for. */
  isMissing: boolean
  isReadOnly: boolean
  onChange: (fields: RecallFieldsView) => void
}

const FAULTS = { missing: say.missing, reversed: say.reversed }
const PARTS = { hazard: say.hazard, todo: say.todo }

/** Returns the sentence of a fault, undefined for none. */
function sentenceOf(faults: Props['faults'], field: string): string | undefined {
  const fault = faults.find((one) => one.field === field)
  if (!fault) return undefined
  return fault.code === 'softened' ? say.softened({ words: fault.about.join(', ') }) : FAULTS[fault.code]()
}

export function RecallForm({ fields, name, faults, isMissing, isReadOnly, onChange }: Props) {
  const change = (part: Partial<RecallFieldsView>) => onChange({ ...fields, ...part })
  return (
    <section className={`${styles.section} ${styles.form}`}>
      <h2>{say.whatAndWhy()}</h2>
      <ProductPicker
        name={name}
        isReadOnly={isReadOnly}
        fault={isMissing ? say.chooseProduct() : undefined}
        onChoose={(product) => change({ product })}
      />
      <div className={styles.trio}>
        <TextField
          label={say.columns.lots()}
          hint={say.lotsHint()}
          maxLength={RECALL_LENGTHS.lots}
          readOnly={isReadOnly}
          value={fields.lots}
          onChange={(event) => change({ lots: event.target.value })}
        />
        <TextField
          label={say.soldFrom()}
          hint={say.soldHint()}
          type="date"
          readOnly={isReadOnly}
          value={fields.soldFrom ?? ''}
          onChange={(event) => change({ soldFrom: event.target.value || null })}
        />
        <TextField
          label={say.soldUntil()}
          type="date"
          fault={sentenceOf(faults, 'sold')}
          readOnly={isReadOnly}
          value={fields.soldUntil ?? ''}
          onChange={(event) => change({ soldUntil: event.target.value || null })}
        />
      </div>
      <Remedies fields={fields} fault={sentenceOf(faults, 'remedies')} isReadOnly={isReadOnly} onChange={change} />
      {LOCALES.map((locale) => (
        <Said key={locale} locale={locale} fields={fields} faults={faults} isReadOnly={isReadOnly} onChange={change} />
      ))}
      <p className={styles.hint}>{say.noticeHint()}</p>
    </section>
  )
}

interface PartProps extends Pick<Props, 'fields' | 'isReadOnly'> {
  onChange: (part: Partial<RecallFieldsView>) => void
}

function Remedies({ fields: { remedies }, fault, isReadOnly, onChange }: PartProps & { fault: string | undefined }) {
  return (
    <fieldset className={styles.list} disabled={isReadOnly}>
      <legend>{say.remedies()}</legend>
      {REMEDIES.map((one) => (
        <label key={one} className={styles.check}>
          <input
            type="checkbox"
            checked={remedies.includes(one)}
            onChange={(event) =>
              onChange({
                remedies: REMEDIES.filter((other) => (other === one ? event.target.checked : remedies.includes(other))),
              })
            }
          />
          {say.remedyNames[one]()}
        </label>
      ))}
      <p className={styles.hint}>{fault ?? say.remediesHint()}</p>
    </fieldset>
  )
}

function Said({ locale, fields, faults, isReadOnly, onChange }: PartProps & Pick<Props, 'faults'> & { locale: Locale }) {
  const { texts } = fields
  const area = (part: 'hazard' | 'todo') => (
    <TextAreaField
      label={`${PARTS[part]()} (${markets[locale]()})`}
      rows={3}
      lang={locale}
      maxLength={RECALL_LENGTHS.text}
      fault={sentenceOf(faults, `${part}.${locale}`)}
      readOnly={isReadOnly}
      value={texts[locale][part]}
      onChange={(event) => onChange({ texts: { ...texts, [locale]: { ...texts[locale], [part]: event.target.value } } })}
    />
  )
  return (
    <div className={styles.trio}>
      {area('hazard')}
      {area('todo')}
    </div>
  )
}
