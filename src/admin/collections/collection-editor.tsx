/** One collection: its names and addresses, its rules, the order of its products, and when it is shown. */
import { useQueryClient } from '@tanstack/react-query'
import { Controller, useWatch } from 'react-hook-form'
import { href, LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import * as say from '#messages/admin/goods/collections.ts'
import { inLanguage, languages } from '#messages/admin/product.ts'
import { markets } from '#messages/admin/today.ts'
import { locale } from '#messages/text.ts'
import { call, type Answer } from '#admin/client/calls.browser.ts'
import { mayDo, useStaff } from '#admin/client/staff.ts'
import { useTitle } from '#admin/client/use-title.ts'
import { FormCheck, FormText, MarketFields } from '#admin/form/fields.tsx'
import { useRecordForm, type Current, type RecordForm, type Saved } from '#admin/form/record-form.ts'
import { FormFailure, SaveButtons } from '#admin/form/save-buttons.tsx'
import { MarketFlag } from '#admin/ui/market.tsx'
import type { CollectionFieldsView, CollectionView, CollectionWritten } from '#admin/schema/goods/collections.ts'
import { MomentField } from './moment-field.tsx'
import { OrderAndPins } from './order-and-pins.tsx'
import { isComplete } from './complete-rule.ts'
import { ShownFilters } from './shown-filters.tsx'
import { WhichProducts } from './which-products.tsx'
import { collectionQuery, useRefresh } from './use-collections.ts'
import * as styles from './collections.module.css'

type Values = CollectionFieldsView
const currentOf = ({ version, fields }: CollectionView): Current<Values> => ({ version, values: fields })

const LABELS: Readonly<Record<string, () => string>> = {
  name: say.name,
  slug: say.slug,
  description: say.description,
  tagline: say.tagline,
  hidden: say.isHidden,
  withheldIn: say.shownIn,
  filters: say.shownFilters,
  startsAt: say.from,
  endsAt: say.to,
  rules: say.whichProducts,
  pins: say.orderAndPins,
}

/** Returns the name of a field, for the questions of a conflict. */
function labelOf(path: string): string {
  const [field = '', language] = path.split('.')
  const label = LABELS[field]?.() ?? field
  return language === undefined ? label : inLanguage({ field: label, language: languages[language as Locale]() })
}

async function save(id: number, values: Values, version: string | number): Promise<Answer<Saved>> {
  if (!values.rules.every(isComplete)) return { ok: false, code: 'rule_empty', fields: {} }
  const answer = await call<CollectionWritten>('POST', `/collections/${id}`, { version, collection: values })
  if (answer.ok) return answer
  const fields = Object.entries(answer.fields).map(([path, code]) => [path.replace(/^collection\./, ''), code])
  return { ...answer, fields: Object.fromEntries(fields) as Record<string, string> }
}

interface Props {
  collection: CollectionView
}

export function CollectionEditor({ collection }: Props) {
  const { id, fields } = collection
  const client = useQueryClient()
  const refresh = useRefresh()
  const isReadOnly = !mayDo(useStaff(), 'products.change')
  const of = useRecordForm<Values>({
    id: `collection/${id}`,
    current: currentOf(collection),
    save: (values, version) => save(id, values, version),
    reload: async () => {
      const now = await client.fetchQuery({ ...collectionQuery(id), staleTime: 0 })
      void refresh()
      return currentOf(now)
    },
    labelOf,
  })
  const [rules, pins] = useWatch({ control: of.form.control, name: ['rules', 'pins'] })
  useTitle(fields.name[locale()])
  return (
    <div className={styles.editor}>
      <Head collection={collection} of={of} isReadOnly={isReadOnly} />
      <FormFailure of={of} />
      <Names of={of} collection={collection} isReadOnly={isReadOnly} />
      <Controller
        control={of.form.control}
        name="rules"
        render={({ field }) => (
          <WhichProducts
            id={id}
            isReadOnly={isReadOnly}
            rules={rules}
            saved={fields.rules}
            onChange={(changed) => field.onChange(changed)}
          />
        )}
      />
      <Controller
        control={of.form.control}
        name="pins"
        render={({ field }) => (
          <OrderAndPins
            id={id}
            isReadOnly={isReadOnly}
            rules={rules}
            pins={pins}
            onChange={(changed) => field.onChange(changed)}
          />
        )}
      />
      <Controller
        control={of.form.control}
        name="filters"
        render={({ field: { value, onChange } }) => <ShownFilters filters={value} isReadOnly={isReadOnly} onChange={onChange} />}
      />
      <WhenAndWhere of={of} isReadOnly={isReadOnly} />
    </div>
  )
}

interface PartProps extends Props {
  of: RecordForm<Values>
  isReadOnly: boolean
}

const Head = ({ collection: { fields, state, path, trail }, of, isReadOnly }: PartProps) => (
  <div className={styles.editorHead}>
    <div>
      {trail.length > 0 && <p className={styles.hint}>{trail.map(({ name }) => name[locale()]).join(' / ')}</p>}
      <h2>{fields.name[locale()]}</h2>
    </div>
    <span className={styles.state} data-state={state}>
      {say.states[state]()}
    </span>
    {state === 'shown' && <a href={href(MARKETS[locale()], `/c/${path[locale()]}`)}>{say.inTheShop()}</a>}
    {!isReadOnly && (
      <div className={styles.acts}>
        <SaveButtons of={of} />
      </div>
    )}
  </div>
)

const Names = ({ of, collection: { path }, isReadOnly }: PartProps) => (
  <section className={styles.section} aria-labelledby="collection-texts">
    <h2 id="collection-texts">{say.texts()}</h2>
    <fieldset className={styles.plain} disabled={isReadOnly}>
      <MarketFields of={of} nameOf={(market) => `name.${market}`} label={say.name()} by="language" />
      <div className={styles.three}>
        {LOCALES.map((one) => (
          <FormText
            key={one}
            of={of}
            name={`slug.${one}`}
            label={say.slug()}
            aside={<MarketFlag market={one} isNamed />}
            hint={href(MARKETS[one], `/c/${path[one]}`)}
          />
        ))}
      </div>
      <p className={styles.hint}>{say.slugHint()}</p>
      <MarketFields
        of={of}
        nameOf={(market) => `description.${market}`}
        label={say.description()}
        by="language"
        isLong
        rows={3}
      />
      <MarketFields of={of} nameOf={(market) => `tagline.${market}`} label={say.tagline()} by="language" />
    </fieldset>
  </section>
)

const WhenAndWhere = ({ of, isReadOnly }: Omit<PartProps, 'collection'>) => (
  <div className={styles.pair}>
    <section className={styles.section} aria-labelledby="collection-when">
      <h2 id="collection-when">{say.when()}</h2>
      <fieldset className={styles.moments} disabled={isReadOnly}>
        <MomentField of={of} name="startsAt" label={say.from()} />
        <MomentField of={of} name="endsAt" label={say.to()} />
      </fieldset>
      <p className={styles.hint}>{say.whenHint()}</p>
    </section>
    <section className={styles.section} aria-labelledby="collection-where">
      <h2 id="collection-where">{say.where()}</h2>
      <fieldset className={styles.plain} disabled={isReadOnly}>
        <ShownIn of={of} />
        <FormCheck of={of} name="hidden" label={say.isHidden()} hint={say.hiddenHint()} />
      </fieldset>
    </section>
  </div>
)

const ShownIn = ({ of }: Pick<PartProps, 'of'>) => (
  <Controller
    control={of.form.control}
    name="withheldIn"
    render={({ field: { value, onChange } }) => (
      <fieldset className={styles.plain}>
        <legend className={styles.heard}>{say.shownIn()}</legend>
        <div className={styles.values}>
          {LOCALES.map((market) => (
            <label key={market} className={styles.market}>
              <input
                type="checkbox"
                aria-label={markets[market]()}
                checked={!value.includes(market)}
                onChange={({ target }) =>
                  onChange(LOCALES.filter((one) => (one === market ? !target.checked : value.includes(one))))
                }
              />
              <MarketFlag market={market} />
            </label>
          ))}
        </div>
        <p className={styles.hint}>{say.withheldHint()}</p>
      </fieldset>
    )}
  />
)
