/** The rules in the order in which they are tried: changed together, saved together. */
import { useEffect, useEffectEvent, useState } from 'react'
import { MARKETS } from '#domain/market/market.ts'
import * as say from '#messages/admin/delivery.ts'
import { locale } from '#messages/text.ts'
import { call } from '#admin/client/calls.browser.ts'
import { mayDo, useStaff } from '#admin/client/staff.ts'
import { AlsoHere, DraftOffer, keptWords } from '#admin/form/draft-notes.tsx'
import { useDraft, type DraftState } from '#admin/form/use-draft.ts'
import type { DraftView } from '#admin/schema/people/form-drafts.ts'
import { amountOf } from '#admin/ui/amount.tsx'
import { Button } from '#admin/ui/button.tsx'
import { Icon } from '#admin/ui/icon.tsx'
import { MarketFlag } from '#admin/ui/market.tsx'
import { Note } from '#admin/ui/note.tsx'
import { TableHead } from '#admin/ui/table-head.tsx'
import * as table from '#admin/ui/table.module.css'
import type { DeliveryTried, DeliveryView, RuleView } from '#admin/schema/delivery.ts'
import { deliverySentence } from './delivery-sentence.ts'
import { NEW_RULE, RuleDialog } from './rule-dialog.tsx'
import { Tester } from './tester.tsx'
import * as styles from './delivery.module.css'

interface Props {
  delivery: DeliveryView
  onSaved: (sentence: string, entries?: readonly string[]) => Promise<void>
}

/** `position` of a rule that is edited; the number of all for a new one. */
export function Rules({ delivery, onSaved }: Props) {
  const before = delivery.rules.value
  const [rules, setRules] = useState<readonly RuleView[]>(before)
  const [opened, setOpened] = useState<number | null>(null)
  const [tried, setTried] = useState<DeliveryTried['rules']>([])
  const [failure, setFailure] = useState<string | null>(null)
  const isChanged = JSON.stringify(rules) !== JSON.stringify(before)
  const kept = useKeptRules(delivery, rules, (typed, isOlder) => {
    setRules(typed)
    // Saving them would take back what somebody else has changed.
    if (isOlder) setFailure(say.draftIsOlder())
  })
  const save = async () => {
    const answer = await call<{ entries: string[] }>('POST', '/delivery/rules', {
      version: delivery.rules.version,
      rules,
      reason: null,
    })
    if (answer.ok) return onSaved(say.saved(), answer.data.entries)
    if (answer.code === 'changed_meanwhile') return onSaved(say.changedMeanwhile())
    setFailure(deliverySentence(answer))
  }
  useSaveKey(() => isChanged && void save())
  return (
    <section className={styles.section}>
      <Head
        isChanged={isChanged}
        kept={kept}
        onAdd={() => setOpened(rules.length)}
        onDiscard={() => setRules(before)}
        onSave={() => void save()}
      />
      <DraftOffer draft={kept} />
      <p className={styles.muted}>{say.firstDecides()}</p>
      {failure !== null && <Note kind="bad">{failure}</Note>}
      <RulesTable rules={rules} delivery={delivery} tried={isChanged ? [] : tried} onOpen={setOpened} onChange={setRules} />
      <Tester tried={tried} rules={before} isChanged={isChanged} onTried={setTried} />
      {opened !== null && (
        <RuleDialog
          rule={rules[opened] ?? NEW_RULE}
          number={opened + 1}
          warehouses={delivery.warehouses}
          onClose={() => setOpened(null)}
          onApply={(rule) => {
            setRules(opened === rules.length ? [...rules, rule] : rules.map((one, at) => (at === opened ? rule : one)))
            setOpened(null)
          }}
          onRemove={() => {
            setRules(rules.toSpliced(opened, 1))
            setOpened(null)
          }}
        />
      )}
    </section>
  )
}

/** What is unsaved, with what it began with. */
const draftOf = ({ rules: { version, value } }: DeliveryView, rules: readonly RuleView[]) =>
  ({ version, base: { rules: value }, typed: { rules } }) as unknown as DraftView

/** The draft of rules. `restore` hears whether somebody has changed the rules since it was kept. */
function useKeptRules(
  delivery: DeliveryView,
  rules: readonly RuleView[],
  restore: (typed: readonly RuleView[], isOlder: boolean) => void,
): DraftState {
  const { version, value } = delivery.rules
  const before = JSON.stringify(value)
  return useDraft({
    form: 'delivery',
    isOn: mayDo(useStaff(), 'settings.change'),
    typed: JSON.stringify(rules) === before ? null : draftOf(delivery, rules),
    hasNews: ({ typed }) => JSON.stringify(typed.rules) !== before,
    restore: (draft) => restore(draft.typed.rules as unknown as RuleView[], draft.version !== version),
  })
}

interface HeadProps {
  isChanged: boolean
  kept: DraftState
  onAdd: () => void
  onDiscard: () => void
  onSave: () => void
}

const Head = ({ isChanged, kept, onAdd, onDiscard, onSave }: HeadProps) => (
  <div className={styles.head}>
    <h2>{say.rules()}</h2>
    <span className={styles.muted} role="status">
      {isChanged && [say.unsaved(), keptWords(kept)].filter(Boolean).join(', ')}
    </span>
    <AlsoHere draft={kept} />
    <Button onClick={onAdd}>{say.addRule()}</Button>
    <Button disabled={!isChanged} onClick={onDiscard}>
      {say.discard()}
    </Button>
    <Button kind={isChanged ? 'primary' : 'plain'} disabled={!isChanged} aria-keyshortcuts="Control+S" onClick={onSave}>
      {say.save()}
    </Button>
  </div>
)

interface TableProps {
  rules: readonly RuleView[]
  delivery: DeliveryView
  tried: DeliveryTried['rules']
  onOpen: (at: number) => void
  onChange: (rules: readonly RuleView[]) => void
}

const RulesTable = ({ rules, delivery, tried, onOpen, onChange }: TableProps) => (
  <div className={`${table.wrap} ${styles.scroll}`}>
    <table className={table.table}>
      <TableHead
        columns={[say.method(), say.market(), say.weight(), say.only(), say.price(), say.promise(), say.on()]}
        actions={say.order()}
      />
      <tbody>
        {rules.map((rule, at) => (
          <Row
            // oxlint-disable-next-line react/no-array-index-key -- rules have no name: their place is what they are
            key={at}
            rule={rule}
            at={at}
            delivery={delivery}
            fits={tried[at]?.misfit === null}
            onOpen={() => onOpen(at)}
            onChange={(changed) => onChange(rules.map((one, position) => (position === at ? changed : one)))}
            onUp={() => onChange(rules.toSpliced(at, 1).toSpliced(at - 1, 0, rule))}
          />
        ))}
      </tbody>
    </table>
  </div>
)

/** Ctrl S saves. */
function useSaveKey(save: () => void): void {
  const press = useEffectEvent(save)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      press()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

interface RowProps {
  rule: RuleView
  at: number
  delivery: DeliveryView
  /** Whether the test chose it. */
  fits: boolean
  onOpen: () => void
  onChange: (rule: RuleView) => void
  onUp: () => void
}

function onlyOf({ countries, zipPattern, allowsBulky, method }: RuleView): string {
  return [countries.join(' '), zipPattern ?? '', allowsBulky || method === 'email' ? '' : say.notBulky()]
    .filter(Boolean)
    .join(', ')
}

function priceOf({ price, currency, freeFrom, bulkySurcharge }: RuleView): string {
  const amount = (hundredths: number) => amountOf(hundredths, currency)
  return [
    `${amount(price)} ${currency}`,
    ...(freeFrom === null ? [] : [say.freeFrom({ amount: amount(freeFrom) })]),
    ...(bulkySurcharge === 0 ? [] : [say.bulkyMore({ amount: amount(bulkySurcharge) })]),
  ].join(', ')
}

function Row({ rule, at, delivery, fits, onOpen, onChange, onUp }: RowProps) {
  const number = at + 1
  const { method, markets, maxWeightG, daysMin, daysMax, cutoffHour, isOn, warehouse } = rule
  const place = delivery.warehouses.find(({ value }) => value.id === warehouse)?.value.name[locale()]
  return (
    <tr className={fits ? styles.fits : undefined}>
      <th scope="row">
        <button
          type="button"
          className={styles.open}
          aria-label={`${say.editRule({ number })}: ${say.methods[method]()}`}
          onClick={onOpen}
        >
          {say.methods[method]()}
        </button>{' '}
        <span className={styles.muted}>{place}</span>
      </th>
      <td>
        {markets.map((market) => (
          <MarketFlag key={market} market={market} isNamed />
        ))}
      </td>
      <td>{maxWeightG === null ? say.anyWeight() : say.upTo({ kg: kilograms(maxWeightG) })}</td>
      <td className={styles.only}>{onlyOf(rule)}</td>
      <td>{priceOf(rule)}</td>
      <td className={styles.muted}>
        {say.workingDays({ from: daysMin, to: daysMax })}, {say.cutoff({ hour: cutoffHour })}
      </td>
      <td>
        <input
          type="checkbox"
          className={styles.switch}
          aria-label={say.isOn({ number })}
          checked={isOn}
          onChange={(event) => onChange({ ...rule, isOn: event.target.checked })}
        />
      </td>
      <td>
        {at > 0 && (
          <button type="button" className={styles.icon} aria-label={say.up({ number })} onClick={onUp}>
            <Icon name="arrow-up" small />
          </button>
        )}
      </td>
    </tr>
  )
}

const GRAMS = 1000
const kilograms = (grams: number): string => new Intl.NumberFormat(MARKETS[locale()].language).format(grams / GRAMS)
