/** One brand: its name, address and logo, the maker of its products, what its page says, and its removal. */
import { useQueryClient } from '@tanstack/react-query'
import { Controller } from 'react-hook-form'
import { href, LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import * as say from '#messages/admin/goods/brands.ts'
import { inLanguage, languages } from '#messages/admin/product.ts'
import { call, type Answer } from '#admin/client/calls.browser.ts'
import { mayDo, useStaff } from '#admin/client/staff.ts'
import { useTitle } from '#admin/client/use-title.ts'
import { FormText, MarketFields } from '#admin/form/fields.tsx'
import { useRecordForm, type Current, type RecordForm, type Saved } from '#admin/form/record-form.ts'
import { FormFailure, SaveButtons } from '#admin/form/save-buttons.tsx'
import type { BrandFieldsView, BrandView, BrandWritten } from '#admin/schema/goods/brands.ts'
import { BrandLogo } from './brand-logo.tsx'
import { BrandMaker } from './brand-maker.tsx'
import { RemoveBrand } from './remove-brand.tsx'
import { brandQuery, useRefresh } from './use-brands.ts'
import * as styles from './brands.module.css'

type Values = BrandFieldsView
const currentOf = ({ version, fields }: BrandView): Current<Values> => ({ version, values: fields })

const LABELS: Readonly<Record<string, () => string>> = {
  name: say.name,
  slug: say.slug,
  logo: say.logo,
  maker: say.whichMaker,
  description: say.text,
}

/** Returns the name of a field, for the questions of a conflict. */
function labelOf(path: string): string {
  const [field = '', language] = path.split('.')
  const label = LABELS[field]?.() ?? field
  return language === undefined ? label : inLanguage({ field: label, language: languages[language as Locale]() })
}

async function save(id: number, values: Values, version: string | number): Promise<Answer<Saved>> {
  const answer = await call<BrandWritten>('POST', `/brands/${id}`, { version, brand: values })
  if (answer.ok) return answer
  const fields = Object.entries(answer.fields).map(([path, code]) => [path.replace(/^brand\./, ''), code])
  return { ...answer, fields: Object.fromEntries(fields) as Record<string, string> }
}

export function BrandEditor({ brand }: { brand: BrandView }) {
  const { id, fields } = brand
  const client = useQueryClient()
  const refresh = useRefresh()
  const isReadOnly = !mayDo(useStaff(), 'products.change')
  const of = useRecordForm<Values>({
    id: `brand/${id}`,
    current: currentOf(brand),
    save: (values, version) => save(id, values, version),
    reload: async () => {
      const now = await client.fetchQuery({ ...brandQuery(id), staleTime: 0 })
      void refresh()
      return currentOf(now)
    },
    labelOf,
  })
  useTitle(fields.name)
  return (
    <div className={styles.editor}>
      <div className={styles.editorHead}>
        <h2>{fields.name}</h2>
        <span className={styles.tag}>{say.productsCount(brand.products)}</span>
        {!isReadOnly && (
          <div className={styles.acts}>
            <SaveButtons of={of} />
          </div>
        )}
      </div>
      <FormFailure of={of} />
      <Names of={of} slug={fields.slug} isReadOnly={isReadOnly} />
      <section className={styles.section} aria-labelledby="brand-maker">
        <h2 id="brand-maker">{say.maker()}</h2>
        <p className={styles.hint}>{say.makerHint()}</p>
        <Controller
          control={of.form.control}
          name="maker"
          render={({ field }) => (
            <BrandMaker maker={field.value} isReadOnly={isReadOnly} onChange={(maker) => field.onChange(maker)} />
          )}
        />
      </section>
      <section className={styles.section} aria-labelledby="brand-text">
        <h2 id="brand-text">{say.text()}</h2>
        <fieldset className={styles.plain} disabled={isReadOnly}>
          <MarketFields of={of} nameOf={(market) => `description.${market}`} label={say.text()} by="language" isLong rows={7} />
        </fieldset>
        <p className={styles.hint}>{say.textHint()}</p>
      </section>
      {!isReadOnly && <RemoveBrand brand={brand} />}
    </div>
  )
}

interface NamesProps {
  of: RecordForm<Values>
  /** As it is saved. */
  slug: string
  isReadOnly: boolean
}

const Names = ({ of, slug, isReadOnly }: NamesProps) => (
  <fieldset className={styles.names} disabled={isReadOnly}>
    <Controller
      control={of.form.control}
      name="logo"
      render={({ field }) => <BrandLogo logo={field.value} isReadOnly={isReadOnly} onChange={(logo) => field.onChange(logo)} />}
    />
    <FormText of={of} name="name" label={say.name()} hint={say.sameEverywhere()} />
    <FormText
      of={of}
      name="slug"
      label={say.slug()}
      hint={LOCALES.map((locale) => href(MARKETS[locale], `/brands/${slug}`)).join(', ')}
    />
  </fieldset>
)
