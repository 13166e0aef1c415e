/** What is planned for a product: publications, and taking it off sale. Planned prices stand with the prices. */
import { useState } from 'react'
import { LOCALES, type Locale } from '#domain/market/market.ts'
import { cancel } from '#messages/admin/shell.ts'
import * as say from '#messages/admin/product.ts'
import { markets } from '#messages/admin/today.ts'
import { call, read, sentenceOf } from '#admin/client/calls.browser.ts'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { SelectField, TextField } from '#admin/ui/field.tsx'
import { MarketFlag } from '#admin/ui/market.tsx'
import { Moment } from '#admin/ui/moment.tsx'
import { Note } from '#admin/ui/note.tsx'
import type { ProductOfficeView, ProductSaved } from '#admin/schema/product.ts'
import { ScrollBox } from '#admin/ui/scroll-box.tsx'
import { Section } from './section.tsx'
import type { ProductForm } from './use-product-form.ts'
import * as styles from './product.module.css'

export function Schedule({ form, isReadOnly }: { form: ProductForm; isReadOnly: boolean }) {
  const { plans, id } = form.product
  const [isPlanning, setPlanning] = useState(false)
  const drop = async (plan: string) => {
    await call('POST', `/publication-plans/${plan}/cancel`)
    form.accept({ ok: true, data: { product: await read<ProductOfficeView>(`/products/${id}`), entries: [] } })
  }
  return (
    <Section
      id="schedule"
      title={say.schedule()}
      end={
        isReadOnly ? undefined : (
          <Button size="small" onClick={() => setPlanning(true)}>
            {say.planChange()}
          </Button>
        )
      }
    >
      {plans.length === 0 ? (
        <p className={styles.mute}>{say.nothingPlanned()}</p>
      ) : (
        <Plans plans={plans} isReadOnly={isReadOnly} onCancel={(plan) => void drop(plan)} />
      )}
      {isPlanning && <PlanDialog form={form} onClose={() => setPlanning(false)} />}
    </Section>
  )
}

interface PlansProps {
  plans: ProductOfficeView['plans']
  isReadOnly: boolean
  onCancel: (plan: string) => void
}

const Plans = ({ plans, isReadOnly, onCancel }: PlansProps) => (
  <ScrollBox label={say.schedule()} className={styles.scroll}>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{say.planWhen()}</th>
          <th scope="col">{say.planWhat()}</th>
          <th scope="col">{say.market()}</th>
          <th scope="col">
            <span className={styles.hidden}>{say.cancelPlan()}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {plans.map((plan) => (
          <tr key={plan.id}>
            <td>
              <Moment at={plan.runsAt} />
            </td>
            <td>{plan.publishes ? say.willPublish() : say.willWithhold()}</td>
            <td>
              <MarketFlag market={plan.market} isNamed />
            </td>
            <td className={styles.num}>
              {!isReadOnly && (
                <Button size="small" onClick={() => onCancel(plan.id)}>
                  {say.cancelPlan()}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollBox>
)

function PlanDialog({ form, onClose }: { form: ProductForm; onClose: () => void }) {
  const [market, setMarket] = useState<Locale>(LOCALES[0])
  const [publishes, setPublishes] = useState(true)
  const [when, setWhen] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const send = async () => {
    const runsAt = new Date(when).toISOString()
    const answer = await call<ProductSaved>('POST', `/products/${form.product.id}/plans`, { market, publishes, runsAt })
    if (form.accept(answer)) onClose()
    else if (!answer.ok) setFailure(sentenceOf(answer))
  }
  return (
    <Dialog title={say.planChange()} onClose={onClose}>
      <form
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <SelectField label={say.market()} value={market} onChange={({ target }) => setMarket(target.value as Locale)}>
          {LOCALES.map((locale) => (
            <option key={locale} value={locale}>
              {markets[locale]()}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={say.planWhat()}
          value={publishes ? 'yes' : 'no'}
          onChange={({ target }) => setPublishes(target.value === 'yes')}
        >
          <option value="yes">{say.willPublish()}</option>
          <option value="no">{say.willWithhold()}</option>
        </SelectField>
        <TextField
          label={say.planWhen()}
          type="datetime-local"
          required
          value={when}
          onChange={({ target }) => setWhen(target.value)}
        />
        {failure && <Note kind="bad">{failure}</Note>}
        <div className={styles.actions}>
          <Button onClick={onClose}>{cancel()}</Button>
          <Button kind="primary" type="submit">
            {say.planChange()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
