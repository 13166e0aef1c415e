/** What happened to an order, the newest first, and notes for colleagues. */
import { useState, type KeyboardEvent } from 'react'
import * as say from '#messages/admin/order/events.ts'
import { stepDone } from '#messages/admin/order/page.ts'
import { courierName } from '#messages/customers/parcels.ts'
import { COURIERS } from '#domain/orders/parcel.ts'
import { useActs } from '#admin/client/acts.tsx'
import { mayDo, useStaff } from '#admin/client/staff.ts'
import { amountOf } from '#admin/ui/amount.tsx'
import { Button } from '#admin/ui/button.tsx'
import { Icon, type IconName } from '#admin/ui/icon.tsx'
import { Key } from '#admin/ui/key.tsx'
import { Moment } from '#admin/ui/moment.tsx'
import { Note } from '#admin/ui/note.tsx'
import { Segments } from '#admin/ui/segments.tsx'
import type { HappeningView, OrderView } from '#admin/schema/order.ts'
import { Section } from './section.tsx'
import { methodText } from './sums.tsx'
import { useOrderAct } from './act/use-order.ts'
import * as styles from './order.module.css'

const GROUPS = ['all', 'people', 'money', 'parcels'] as const
type Group = (typeof GROUPS)[number]
const ICONS: Readonly<Record<HappeningView['group'], IconName>> = {
  people: 'chat-text',
  money: 'coins',
  parcels: 'truck',
  order: 'egg',
}

export function History({ order }: { order: OrderView }) {
  const [group, setGroup] = useState<Group>('all')
  const mayNote = mayDo(useStaff(), 'orders.note')
  const events = order.events.filter((one) => group === 'all' || one.group === group)
  return (
    <Section
      title={say.whatHappened()}
      end={
        <Segments
          label={say.which()}
          value={group}
          options={GROUPS.map((value) => ({ value, name: say.groups[value]() }))}
          onChange={setGroup}
        />
      }
    >
      {mayNote && <NoteForm number={order.number} />}
      {events.length === 0 && <p className={styles.muted}>{say.nothingOfThis()}</p>}
      <ol className={styles.events}>
        {events.map((event, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- events have no ids, and new ones come first
          <li key={`${event.at} ${event.kind} ${index}`}>
            <span className={styles.badge}>
              <Icon name={ICONS[event.group]} small />
            </span>
            <span>
              <b>{say.eventText(event.kind)}</b>
              {whoOf(event) !== '' && <span className={styles.muted}>, {whoOf(event)}</span>}
              {event.note !== null && <q>{event.note}</q>}
              <small>{factsOf(event, order.currency)}</small>
            </span>
            <Moment at={event.at} />
          </li>
        ))}
      </ol>
    </Section>
  )
}

const whoOf = ({ staffName, by }: HappeningView): string => staffName ?? say.byText(by)

const courierOf = (value: string): string => {
  const courier = COURIERS.find((one) => one === value)
  return (courier && courierName(courier)) ?? ''
}

/** Returns the small line of an event. */
function factsOf({ facts }: HappeningView, currency: OrderView['currency']): string {
  const words = Object.entries(facts).map(([name, value]) => {
    if (name === 'courier') return courierOf(String(value))
    if (name === 'method') return methodText(String(value))
    if (name === 'shipment' || name === 'refund' || name === 'reference') return say.facts[name]({ value: String(value) })
    if ((name === 'money' || name === 'credit' || name === 'amount') && typeof value === 'number')
      return value === 0 ? '' : moneyOf(name, `${amountOf(value, currency)} ${currency}`)
    if (name === 'fields' && Array.isArray(value)) return say.facts.fields({ value: value.map(fieldName).join(', ') })
    if (name === 'reasons' || name === 'mail' || name === 'state') return ''
    return Array.isArray(value) ? value.join(', ') : String(value)
  })
  return words.filter(Boolean).join(' · ')
}

const moneyOf = (name: 'money' | 'credit' | 'amount', value: string): string =>
  name === 'amount' ? value : say.facts[name]({ value })

const fieldName = (name: string): string =>
  Object.hasOwn(say.addressFields, name) ? say.addressFields[name as keyof typeof say.addressFields]() : name

const NOTE_FIELD = 'order-note'
/** Puts the focus into the note: the key M. */
export const focusNote = (): void => document.getElementById(NOTE_FIELD)?.focus()

function NoteForm({ number }: { number: string }) {
  const [note, setNote] = useState('')
  const act = useOrderAct(number)
  const { told } = useActs()
  const submit = async () => {
    if (note.trim() === '' || (await act.send('notes', { note })) === null) return
    setNote('')
    told(stepDone.note())
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void submit()
  }
  return (
    <form
      className={styles.note}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {act.failure && <Note kind="bad">{act.failure}</Note>}
      <input
        id={NOTE_FIELD}
        aria-label={say.notePlaceholder()}
        placeholder={say.notePlaceholder()}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        onKeyDown={press}
      />
      <Button type="submit" isBusy={act.isBusy}>
        {say.addNote()}
        <Key>Ctrl ↵</Key>
      </Button>
    </form>
  )
}
