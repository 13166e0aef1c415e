/** What a partnership says and when: texts in three languages side by side, partner, days, markets. */
import { LOCALES, type Locale } from '#domain/market/market.ts'
import { PARTNERSHIP_LENGTHS } from '#domain/promotions/partnership.ts'
import * as say from '#messages/admin/promotions/partnerships.ts'
import { markets } from '#messages/admin/today.ts'
import { FormArea, FormCheck, FormText } from '#admin/form/fields.tsx'
import type { RecordForm } from '#admin/form/record-form.ts'
import { MarketFlag } from '#admin/ui/market.tsx'
import type { PartnershipValues } from './partnership-form.ts'
import * as styles from '#admin/ui/record.module.css'

export interface FieldsProps {
  of: RecordForm<PartnershipValues>
}

/** Returns the sentence of a fault that stands beside a group of fields, undefined for none. */
export const groupFault = (of: FieldsProps['of'], name: 'markets' | 'coupon.goods'): string | undefined =>
  of.form.getFieldState(name, of.form.formState).error?.message

export function Words({ of }: FieldsProps) {
  const fault = groupFault(of, 'markets')
  return (
    <section className={styles.section}>
      <h2>{say.whatTheyRead()}</h2>
      <div className={styles.trio}>
        {LOCALES.map((locale) => (
          <WordsIn key={locale} of={of} locale={locale} />
        ))}
      </div>
      <div className={styles.trio}>
        <FormText of={of} name="partner" label={say.partner()} maxLength={PARTNERSHIP_LENGTHS.partner} />
        <FormText of={of} name="from" label={say.from()} type="date" hint={say.daysHint()} />
        <FormText of={of} name="until" label={say.until()} type="date" />
      </div>
      <fieldset className={styles.list}>
        <legend>{say.markets()}</legend>
        <div className={styles.options}>
          {LOCALES.map((market) => (
            <FormCheck key={market} of={of} name={`markets.${market}`} label={markets[market]()} />
          ))}
        </div>
        {fault !== undefined && (
          <p className={styles.no} role="alert">
            {fault}
          </p>
        )}
      </fieldset>
    </section>
  )
}

function WordsIn({ of, locale }: FieldsProps & { locale: Locale }) {
  const { title, text, label, href } = PARTNERSHIP_LENGTHS
  const aside = <MarketFlag market={locale} isNamed />
  const name = (field: string) => `${field} (${markets[locale]()})`
  return (
    <div className={styles.form}>
      <FormText of={of} name={`text.${locale}.title`} label={name(say.title())} aside={aside} lang={locale} maxLength={title} />
      <FormArea of={of} name={`text.${locale}.text`} label={name(say.text())} rows={3} lang={locale} maxLength={text} />
      <FormText of={of} name={`text.${locale}.label`} label={name(say.linkLabel())} lang={locale} maxLength={label} />
      <FormText of={of} name={`text.${locale}.href`} label={name(say.linkAddress())} hint={say.linkHint()} maxLength={href} />
    </div>
  )
}
