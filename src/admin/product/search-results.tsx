/** How search engines show the product, and the texts in place of its name and line. */
import { textField, textOf } from '#domain/catalog/office/product-fields.ts'
import { href, LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import * as say from '#messages/admin/product.ts'
import { OptionalField } from './field.tsx'
import { Section } from './section.tsx'
import type { ProductForm } from './use-product-form.ts'
import * as styles from './product.module.css'

const SITE = 'Nestling'

export function SearchResults({ form, isReadOnly }: { form: ProductForm; isReadOnly: boolean }) {
  return (
    <Section id="search" title={say.searchResults()} line={say.searchHint()}>
      <div className={styles.three}>
        {LOCALES.map((locale) => (
          <div key={locale} className={styles.stack}>
            <Preview form={form} locale={locale} />
            {(['searchTitle', 'searchText'] as const).map((field) => (
              <OptionalField
                key={field}
                form={form}
                name={textField(field, locale)}
                label={say.inLanguage({ field: say.fields[field](), language: say.languages[locale]() })}
                lang={MARKETS[locale].language}
                rows={field === 'searchText' ? 2 : undefined}
                isReadOnly={isReadOnly}
              />
            ))}
          </div>
        ))}
      </div>
    </Section>
  )
}

function Preview({ form, locale }: { form: ProductForm; locale: Locale }) {
  const text = (field: 'name' | 'slug' | 'opening' | 'searchTitle' | 'searchText') =>
    textOf(form.valueOf(textField(field, locale)))
  const title = `${text('searchTitle') || text('name')} | ${SITE}`
  const words = text('searchText') || text('opening')
  return (
    <div className={styles.stack}>
      <div className={styles.serp} lang={MARKETS[locale].language}>
        <small>{href(MARKETS[locale], `/p/${text('slug')}`).replaceAll('/', ' › ')}</small>
        <b>{title}</b>
        <span>{words}</span>
      </div>
      <small className={styles.mute}>{say.titleLength({ title: title.length, text: words.length })}</small>
    </div>
  )
}
