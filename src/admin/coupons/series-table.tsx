/** Rows of series. */
import { MARKETS } from '#domain/market/market.ts'
import * as coupon from '#messages/admin/promotions/coupons.ts'
import * as say from '#messages/admin/promotions/coupon-trial.ts'
import { formatCount, locale } from '#messages/text.ts'
import { Button } from '#admin/ui/button.tsx'
import { Moment } from '#admin/ui/moment.tsx'
import { TableHead } from '#admin/ui/table-head.tsx'
import type { SeriesView } from '#admin/schema/promotions/coupons.ts'
import { giftWords, marketMoment } from './words.ts'
import * as styles from '#admin/ui/record.module.css'
import * as table from '#admin/ui/table.module.css'

interface Props {
  series: readonly SeriesView[]
  mayChange: boolean
  onAsk: (act: 'download' | 'stop', series: SeriesView) => void
}

export function SeriesTable({ series, mayChange, onAsk }: Props) {
  const { name, gives, codes, spent, until, madeBy } = say.seriesColumns
  return (
    <div className={table.wrap}>
      <table className={table.table}>
        <TableHead columns={[name(), gives(), { number: codes() }, spent(), until(), madeBy()]} actions={coupon.actions()} />
        <tbody>
          {series.map((one) => (
            <tr key={one.id}>
              <th scope="row" className={styles.two}>
                {one.name}
                <small>{one.prefix}-</small>
              </th>
              <td>{giftWords({ ...one, maxAmount: 0 })}</td>
              <td className={table.number}>{formatCount(one.codes)}</td>
              <td>{say.amountOf({ has: formatCount(one.spent), wanted: formatCount(one.codes) })}</td>
              <td>{one.endsAt === null ? coupon.noEnd() : marketMoment(one.endsAt, one.currency, MARKETS[locale()].language)}</td>
              <td className={styles.two}>
                {one.madeBy}
                <small>
                  <Moment at={one.createdAt} />
                </small>
              </td>
              <td>
                {mayChange && (
                  <span className={styles.options}>
                    <Button
                      size="small"
                      aria-label={`${say.downloadCsv()}: ${say.downloadOf({ name: one.name })}`}
                      onClick={() => onAsk('download', one)}
                    >
                      {say.downloadCsv()}
                    </Button>
                    {one.spent + one.stopped < one.codes && (
                      <Button size="small" aria-label={say.stopOf({ name: one.name })} onClick={() => onAsk('stop', one)}>
                        {coupon.stop()}
                      </Button>
                    )}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
