/** Texts of a product in three languages side by side. */
import { useState } from 'react'
import { greenClaims } from '#domain/catalog/office/green-claims.ts'
import { textField, textOf, textsOf, type TextField } from '#domain/catalog/office/product-fields.ts'
import { href, LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import * as say from '#messages/admin/product.ts'
import { markets } from '#messages/admin/today.ts'
import { Button } from '#admin/ui/button.tsx'
import { MarketFlag } from '#admin/ui/market.tsx'
import { AreaField, LineField, LinesField, OptionalField } from './field.tsx'
import { Section } from './section.tsx'
import type { ProductForm } from './use-product-form.ts'
import * as styles from './product.module.css'

const NEEDED = ['name', 'opening'] as const
const SHOWN = ['name', 'slug', 'opening', 'facts', 'composition', 'care'] as const

const isEmpty = (form: ProductForm, field: TextField, locale: Locale): boolean => {
  const value = form.valueOf(textField(field, locale))
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

export function Texts({ form, isReadOnly }: { form: ProductForm; isReadOnly: boolean }) {
  const [isShort, setShort] = useState(false)
  const rows = SHOWN.filter((field) => !isShort || LOCALES.some((locale) => isEmpty(form, field, locale)))
  return (
    <Section
      id="texts"
      title={say.texts()}
      end={
        <span className={styles.choice}>
          <button type="button" aria-pressed={!isShort} onClick={() => setShort(false)}>
            {say.sideBySide()}
          </button>
          <button type="button" aria-pressed={isShort} onClick={() => setShort(true)}>
            {say.onlyMissing()}
          </button>
        </span>
      }
    >
      <div className={styles.three}>
        {LOCALES.map((locale) => (
          <Language key={locale} form={form} locale={locale} />
        ))}
        {rows.flatMap((field) =>
          LOCALES.map((locale) => <Cell key={`${field} ${locale}`} {...{ form, field, locale, isReadOnly }} />),
        )}
      </div>
    </Section>
  )
}

function Language({ form, locale }: { form: ProductForm; locale: Locale }) {
  const missing = SHOWN.filter((field) => field !== 'composition' && field !== 'care').filter((field) =>
    isEmpty(form, field, locale),
  )
  return (
    <p className={styles.language}>
      <MarketFlag market={locale} />
      <b>{say.languages[locale]()}</b>
      <small className={missing.length > 0 ? styles.bad : styles.mute}>
        {missing.length > 0 ? say.missingOf({ count: missing.length, all: 4 }) : say.complete()}
      </small>
    </p>
  )
}

interface CellProps {
  form: ProductForm
  field: (typeof SHOWN)[number]
  locale: Locale
  isReadOnly: boolean
}

function Cell({ form, field, locale, isReadOnly }: CellProps) {
  const name = textField(field, locale)
  const label = say.inLanguage({ field: say.fields[field](), language: say.languages[locale]() })
  const isNeeded = (NEEDED as readonly string[]).includes(field)
  const fault = isNeeded && isEmpty(form, field, locale) ? say.missingField({ market: markets[locale]() }) : undefined
  const props = { form, name, label, fault, lang: MARKETS[locale].language, isReadOnly }
  switch (field) {
    case 'name':
      return <LineField {...props} />
    case 'slug':
      return <LineField {...props} hint={slugHint(form, locale)} />
    case 'opening':
      return <AreaField {...props} />
    case 'facts':
      return (
        <div className={styles.stack}>
          <LinesField {...props} hint={say.factsHint()} rows={5} />
          {!isReadOnly && isEmpty(form, 'facts', locale) && <Copies form={form} locale={locale} />}
          <Claims form={form} locale={locale} />
        </div>
      )
    case 'composition':
    case 'care':
      return <OptionalField {...props} rows={2} />
  }
}

function slugHint(form: ProductForm, locale: Locale): string {
  const name = textField('slug', locale)
  const before = textOf(form.product.fields[name])
  if (form.isChanged(name) && form.product.publishedAt !== null) return say.slugWas({ slug: before })
  return say.slugHint({ path: href(MARKETS[locale], `/p/${textOf(form.valueOf(name))}`) })
}

/** Puts the description of another language here, to translate it. */
function Copies({ form, locale }: { form: ProductForm; locale: Locale }) {
  const sources = LOCALES.filter((one) => one !== locale && !isEmpty(form, 'facts', one))
  return (
    <span className={styles.row}>
      {sources.map((one) => (
        <Button
          key={one}
          size="small"
          onClick={() => form.change({ [textField('facts', locale)]: form.valueOf(textField('facts', one)) })}
        >
          {say.copyFrom({ language: say.languages[one]() })}
        </Button>
      ))}
    </span>
  )
}

function Claims({ form, locale }: { form: ProductForm; locale: Locale }) {
  if (form.valueOf('greenProof') !== null) return null
  const facts = textsOf(form.valueOf(textField('facts', locale)))
  const text = [...(['name', 'opening'] as const).map((field) => textOf(form.valueOf(textField(field, locale)))), ...facts]
  const words = greenClaims(text.join('\n'), locale)
  return words.length === 0 ? null : <p className={styles.warning}>{say.greenClaim({ words: words.join('”, “') })}</p>
}
