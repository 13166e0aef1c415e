/** Payment in the settings: how each market is paid, the state of the gateway, and its last notifications. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { termsFaults, TRANSFER_DAYS } from '#domain/payments/payment-terms.ts'
import * as say from '#messages/admin/settings/payment.ts'
import { call, read, type Answer } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { mayDo, useStaff } from '#admin/client/staff.ts'
import { FormSelect, FormText } from '#admin/form/fields.tsx'
import { useRecordForm, type Current, type RecordForm, type Saved } from '#admin/form/record-form.ts'
import { FormFailure, SaveButtons } from '#admin/form/save-buttons.tsx'
import type { PaymentView } from '#admin/schema/settings/payment.ts'
import { MarketFlag } from '#admin/ui/market.tsx'
import { LOCALES } from '#domain/market/market.ts'
import { methods } from '#messages/admin/order/money.ts'
import { markets } from '#messages/admin/today.ts'
import { MethodSection } from './method-section.tsx'
import { Notifications } from './notifications.tsx'
import { faultsOfForm, ORDERS, toTerms, toValues, type PaymentValues } from './payment-form.ts'
import * as styles from './payment.module.css'

const KEY = ['payment']
const readPayment = () => read<PaymentView>('/payment')

const currentOf = ({ version, terms }: PaymentView): Current<PaymentValues> => ({ version, values: toValues(terms) })

async function save(values: PaymentValues, version: string | number): Promise<Answer<Saved>> {
  const { terms, faults } = toTerms(values)
  const all = { ...faultsOfForm(Object.fromEntries(termsFaults(terms).map(({ path, code }) => [path, code]))), ...faults }
  if (Object.keys(all).length > 0) return { ok: false, code: 'validation_failed', fields: all }
  const answer = await call<Saved>('POST', '/payment', { version, terms, reason: null })
  return answer.ok ? answer : { ...answer, fields: faultsOfForm(answer.fields) }
}

/** Returns the name of a field for the questions of a conflict: 'markets.ro.cash.fee'. */
function labelOf(path: string): string {
  const [, market = '', method = '', name = ''] = path.split('.')
  const where = Object.hasOwn(markets, market) ? markets[market as keyof typeof markets]() : ''
  const parts = Object.hasOwn(methods, method) ? methods[method as keyof typeof methods]() : ''
  const field = Object.hasOwn(say.fields, name) ? say.fields[name as keyof typeof say.fields]() : ''
  if (path === 'transferDays') return say.transferDays()
  return [where, parts || say.order(), field].filter(Boolean).join(', ')
}

export function PaymentPage() {
  const payment = useQuery({ queryKey: KEY, queryFn: readPayment })
  if (payment.error) return <Failure error={payment.error} onRetry={() => void payment.refetch()} />
  if (!payment.data) return <Loading />
  return <Payment view={payment.data} />
}

function Payment({ view }: { view: PaymentView }) {
  const client = useQueryClient()
  const isReadOnly = !mayDo(useStaff(), 'settings.change')
  const of = useRecordForm<PaymentValues>({
    id: 'payment',
    current: currentOf(view),
    save,
    reload: async () => currentOf(await client.fetchQuery({ queryKey: KEY, queryFn: readPayment, staleTime: 0 })),
    labelOf,
  })
  return (
    <>
      <div className={styles.head}>
        <h1>{say.title()}</h1>
        {!isReadOnly && <SaveButtons of={of} />}
      </div>
      <FormFailure of={of} />
      <p className={styles.hint}>{say.rule()}</p>
      <fieldset className={styles.plain} disabled={isReadOnly}>
        <MethodSection of={of} method="card" view={view} />
        <MethodSection of={of} method="transfer" view={view} />
        <MethodSection of={of} method="cash" view={view} />
        <Around of={of} />
      </fieldset>
      <Notifications view={view} />
    </>
  )
}

/** What is about all methods: in which order they are shown, and how long a transfer may take. */
const Around = ({ of }: { of: RecordForm<PaymentValues> }) => (
  <section className={styles.section} aria-labelledby="order-of-methods">
    <h2 id="order-of-methods">{say.order()}</h2>
    <div className={styles.trio}>
      {LOCALES.map((market) => (
        <FormSelect
          key={market}
          of={of}
          name={`markets.${market}.order`}
          label={say.shownFirst()}
          aside={<MarketFlag market={market} isNamed />}
        >
          {ORDERS.map((order) => (
            <option key={order.join(' ')} value={order.join(' ')}>
              {order.map((method) => methods[method]()).join(', ')}
            </option>
          ))}
        </FormSelect>
      ))}
      <FormText
        of={of}
        name="transferDays"
        label={say.transferDays()}
        hint={say.transferDaysHint({ ...TRANSFER_DAYS })}
        inputMode="numeric"
      />
    </div>
  </section>
)
