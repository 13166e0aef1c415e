/** Beside the form: may it be sold, where it stands, what is special about it, who changed it. */
import { useState } from 'react'
import { Link } from 'react-router'
import { textsOf } from '#domain/catalog/office/product-fields.ts'
import { LOCALES, type Locale } from '#domain/market/market.ts'
import { locale as language } from '#messages/text.ts'
import * as say from '#messages/admin/product.ts'
import { acts } from '#messages/admin/staff.ts'
import { markets } from '#messages/admin/today.ts'
import { call } from '#admin/client/calls.browser.ts'
import { usePages } from '#admin/client/page.ts'
import { Button } from '#admin/ui/button.tsx'
import { Icon, type IconName } from '#admin/ui/icon.tsx'
import { MarketFlag } from '#admin/ui/market.tsx'
import { Moment } from '#admin/ui/moment.tsx'
import type { ChoicesView, GateItemView, ProductSaved } from '#admin/schema/product.ts'
import { anchorOf, ChoiceField, faultText, NumberField } from './field.tsx'
import { TextField } from '#admin/ui/field.tsx'
import type { ProductForm } from './use-product-form.ts'
import * as styles from './product.module.css'

interface Props {
  form: ProductForm
  choices: ChoicesView
  isReadOnly: boolean
}

export function Rail(props: Props) {
  return (
    <aside className={styles.rail}>
      <Gate {...props} />
      <Where {...props} />
      <Flags {...props} />
      <LastChanges form={props.form} />
    </aside>
  )
}

const ICONS: Readonly<Record<GateItemView['state'], [IconName, string | undefined]>> = {
  ok: ['check-circle', styles.ok],
  warns: ['warning', styles.warn],
  blocks: ['x-circle', styles.bad],
}
/** Where fields that are no controls of their own are. */
const PLACES: Readonly<Record<string, string>> = { variants: 'variants', prices: 'prices', parts: 'parts' }

const isBlocked = (items: readonly GateItemView[]): boolean => items.some(({ state }) => state === 'blocks')

function Gate({ form, isReadOnly }: Props) {
  const { product } = form
  const [market, choose] = useState<Locale>(() => LOCALES.find((one) => isBlocked(product.gates[one])) ?? LOCALES[0])
  const [isBusy, setBusy] = useState(false)
  const items = product.gates[market]
  const isLive = product.soldIn.includes(market)
  const send = async (chosen: readonly Locale[], publishes: boolean) => {
    setBusy(true)
    form.accept(
      await call<ProductSaved>('POST', `/products/${product.id}/publication`, { markets: chosen, publishes, reason: null }),
    )
    setBusy(false)
  }
  const ready = LOCALES.filter((one) => !product.soldIn.includes(one) && !isBlocked(product.gates[one]))
  return (
    <section className={styles.block} aria-labelledby="gate-title">
      <h2 id="gate-title">{say.mayItBeSold()}</h2>
      <span className={styles.choice}>
        {LOCALES.map((one) => (
          <button key={one} type="button" aria-pressed={one === market} onClick={() => choose(one)}>
            <span className={styles.row}>
              <MarketFlag market={one} isNamed />
              {product.soldIn.includes(one) ? say.live() : isBlocked(product.gates[one]) ? say.blocked() : say.ready()}
            </span>
          </button>
        ))}
      </span>
      <ul className={styles.gate}>
        {items.map((item) => (
          <GateLine key={item.check} item={item} />
        ))}
      </ul>
      {!isReadOnly && (
        <>
          {form.isDirty && <p className={styles.mute}>{say.saveFirst()}</p>}
          <Button
            isBusy={isBusy}
            disabled={form.isDirty || (!isLive && isBlocked(items))}
            onClick={() => void send([market], !isLive)}
          >
            {isLive ? say.withholdIn({ market: markets[market]() }) : say.publishIn({ market: markets[market]() })}
          </Button>
          {ready.length > 1 && (
            <Button isBusy={isBusy} disabled={form.isDirty} onClick={() => void send(ready, true)}>
              {say.publishAll()}
            </Button>
          )}
        </>
      )}
    </section>
  )
}

function GateLine({ item: { check, state, field, about } }: { item: GateItemView }) {
  const [icon, className] = ICONS[state]
  const words = about.filter((one) => one !== field && !one.includes(`.${LOCALES[0]}`) && !/^[a-z]+(\.[a-z]{2})?$/i.test(one))
  return (
    <li>
      <span className={className}>
        <Icon name={icon} small />
      </span>
      <span>
        {state === 'ok' ? say.checks[check]() : <a href={`#${PLACES[field] ?? anchorOf(field)}`}>{say.checks[check]()}</a>}
        {(words.length > 0 || state === 'warns') && (
          <small>{[words.join(', '), state === 'warns' ? say.doesNotBlock() : ''].filter(Boolean).join('. ')}</small>
        )}
      </span>
    </li>
  )
}

function Where({ form, choices, isReadOnly }: Props) {
  const tags = textsOf(form.valueOf('tags')).join(', ')
  return (
    <section className={styles.block} aria-labelledby="where-title">
      <h2 id="where-title">{say.where()}</h2>
      <ChoiceField
        form={form}
        name="brand"
        label={say.brand()}
        options={choices.brands.map(({ slug, name }) => ({ value: slug, label: name }))}
        isReadOnly={isReadOnly}
      />
      <ChoiceField
        form={form}
        name="collection"
        label={say.collection()}
        options={choices.collections.map(({ key, name, depth }) => ({
          value: key,
          label: `${'– '.repeat(depth)}${name[language()]}`,
        }))}
        isReadOnly={isReadOnly}
      />
      <TextField
        label={say.tags()}
        readOnly={isReadOnly}
        fault={faultText(form, 'tags')}
        defaultValue={tags}
        key={form.isChanged('tags') ? 'typed' : tags}
        onChange={({ target }) =>
          form.change({
            tags: target.value
              .split(',')
              .map((one) => one.trim())
              .filter(Boolean),
          })
        }
      />
      <ChoiceField
        form={form}
        name="vatClass"
        label={say.vat()}
        options={choices.vatClasses.map((one) => ({ value: one, label: say.vatClasses[one]?.() ?? one }))}
        isReadOnly={isReadOnly}
      />
      <div className={styles.row}>
        <NumberField form={form} name="ageFrom" label={say.ageFrom()} isReadOnly={isReadOnly} />
        <NumberField form={form} name="ageTo" label={say.ageTo()} isReadOnly={isReadOnly} />
      </div>
      <NumberField form={form} name="greenTaxRon" label={say.greenTax()} isReadOnly={isReadOnly} />
    </section>
  )
}

const EXCEPTIONS = ['custom_made', 'sealed_hygiene'] as const
const FLAGS = ['bulky', 'weee', 'safe_sleep'] as const

function Flags({ form, isReadOnly }: Props) {
  const flags = (form.valueOf('flags') ?? []) as string[]
  const exception = form.valueOf('withdrawalException')
  return (
    <section className={styles.block} aria-labelledby="flags-title">
      <h2 id="flags-title">{say.flags()}</h2>
      <p className={styles.mute}>{say.newIs()}</p>
      {EXCEPTIONS.map((one) => (
        <Flag
          key={one}
          label={say.flagNames[one]()}
          isOn={exception === one}
          isReadOnly={isReadOnly}
          onChange={(isOn) => form.change({ withdrawalException: isOn ? one : 'none' })}
        />
      ))}
      <Flag
        label={say.flagNames.noPromo()}
        isOn={form.valueOf('noPromo') === true}
        isReadOnly={isReadOnly}
        onChange={(noPromo) => form.change({ noPromo })}
      />
      {faultText(form, 'noPromo') && <p className={styles.bad}>{faultText(form, 'noPromo')}</p>}
      {FLAGS.map((one) => (
        <Flag
          key={one}
          label={say.flagNames[one]()}
          isOn={flags.includes(one)}
          isReadOnly={isReadOnly}
          onChange={(isOn) => form.change({ flags: isOn ? [...flags, one] : flags.filter((other) => other !== one) })}
        />
      ))}
    </section>
  )
}

interface FlagProps {
  label: string
  isOn: boolean
  isReadOnly: boolean
  onChange: (isOn: boolean) => void
}

const Flag = ({ label, isOn, isReadOnly, onChange }: FlagProps) => (
  <label className={styles.switch}>
    {label}
    <input type="checkbox" checked={isOn} disabled={isReadOnly} onChange={({ target }) => onChange(target.checked)} />
  </label>
)

function LastChanges({ form }: { form: ProductForm }) {
  const { changes, id } = form.product
  const maySeeLog = usePages().some(({ path }) => path === '/settings/audit')
  return (
    <section className={styles.block} aria-labelledby="changes-title">
      <h2 id="changes-title">{say.lastChanges()}</h2>
      {changes.length === 0 && <p className={styles.mute}>{say.nothingChanged()}</p>}
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={change.id}>
            {change.who}: {actionText(change.action)}
            <small>
              <Moment at={change.at} />
            </small>
          </li>
        ))}
      </ul>
      {maySeeLog && <Link to={`/settings/audit?kind=product&id=${id}`}>{say.wholeHistory()}</Link>}
    </section>
  )
}

const actionText = (action: string): string => (Object.hasOwn(acts, action) ? acts[action as keyof typeof acts]() : action)
