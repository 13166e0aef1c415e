/** Prices of future moments, and reductions that end at one. */
import { useState } from 'react'
import * as say from '#messages/admin/prices.ts'
import { markets } from '#messages/admin/today.ts'
import { sentenceOf } from '#admin/client/calls.browser.ts'
import { useStaff } from '#admin/client/staff.ts'
import type { ItemPrices, MarketPriceView } from '#admin/schema/prices.ts'
import { amountOf } from '#admin/ui/amount.tsx'
import { Button } from '#admin/ui/button.tsx'
import { MarketFlag } from '#admin/ui/market.tsx'
import { Note } from '#admin/ui/note.tsx'
import { ScrollBox } from '#admin/ui/scroll-box.tsx'
import { TableHead } from '#admin/ui/table-head.tsx'
import * as table from '#admin/ui/table.module.css'
import { momentText } from './days.ts'
import { usePriceWrites } from './use-prices.ts'
import * as styles from './price-section.module.css'

type Plan = MarketPriceView['plans'][number]

interface Line {
  key: string
  at: string
  text: string
  view: MarketPriceView
  note: string | null
  /** What cancels it; none of what has begun. */
  plan: Plan | null
}

function linesOf(view: MarketPriceView): Line[] {
  const { currency } = view
  const text = (amount: number) => `${amountOf(amount, currency)} ${currency}`
  return view.plans.flatMap((plan) => {
    const { id, price, reduced, startsAt, endsAt, isRunning, note } = plan
    const begins =
      reduced === null
        ? say.plannedPrice({ price: text(price) })
        : say.plannedReduction({ reduced: text(reduced), price: text(price) })
    return [
      ...(isRunning ? [] : [{ key: id, at: startsAt, text: begins, view, note, plan }]),
      ...(endsAt === null
        ? []
        : [{ key: `${id} end`, at: endsAt, text: say.ends({ price: text(price) }), view, note, plan: null }]),
    ]
  })
}

export function PlannedPrices({ items }: { items: readonly ItemPrices[] }) {
  const writes = usePriceWrites()
  const { role } = useStaff()
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState<string | null>(null)
  const lines = items[0]!.prices.flatMap(linesOf).toSorted((a, b) => a.at.localeCompare(b.at))
  /** The same plan of every item of the group. */
  const cancel = async ({ view, plan, key }: Line) => {
    setBusy(key)
    for (const { prices } of items)
      for (const own of prices.find(({ market }) => market === view.market)?.plans ?? [])
        if (own.startsAt === plan!.startsAt && own.price === plan!.price) {
          const answer = await writes.cancelPlan(own.id)
          setFailure(answer.ok ? null : sentenceOf(answer))
        }
    setBusy(null)
  }
  return (
    <div className={styles.planned}>
      <h3>{say.planned()}</h3>
      {failure !== null && <Note kind="bad">{failure}</Note>}
      {lines.length === 0 ? (
        <p className={styles.small}>{say.nothingPlanned()}</p>
      ) : (
        <ScrollBox label={say.planned()} className={table.wrap}>
          <table className={table.table}>
            <caption className={table.hidden}>{say.planned()}</caption>
            <TableHead columns={[say.when(), say.what(), say.market(), say.note()]} actions={say.cancelPlan()} />
            <tbody>
              {lines.map((line) => (
                <tr key={line.key}>
                  <td>
                    <time dateTime={line.at}>{momentText(line.at, line.view.market)}</time>
                  </td>
                  <td>{line.text}</td>
                  <td>
                    <MarketFlag market={line.view.market} /> {markets[line.view.market]()}
                  </td>
                  <td>{line.note}</td>
                  <td>
                    {line.plan && role === 'owner' && (
                      <Button size="small" isBusy={busy === line.key} onClick={() => void cancel(line)}>
                        {say.cancelPlan()}
                      </Button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
    </div>
  )
}
