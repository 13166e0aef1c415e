/** Block of the belly band size calculator (DOM-4). */
import { useState } from 'react'
import { bandAdvice, BAND_WEEKS, type BandAdvice } from '#domain/content/belly-band.ts'
import * as text from '#messages/content/belly-band.ts'
import type { BlockViews } from '#web/storefront/blocks/view.ts'
import { SelectField, TextField } from '#web/ui/field.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as fieldStyles from '#web/ui/field.module.css'
import * as tableStyles from '#web/ui/table.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './belly-band.module.css'

const WEEKS = Array.from({ length: BAND_WEEKS.max - BAND_WEEKS.min + 1 }, (_, i) => BAND_WEEKS.min + i)
const FIRST_WEEK = 24

/**
 * The size calculator. What is typed here concerns health: it stays in this component, no name, no request, no storage
 * (DOM-4). Without JavaScript the fields have no names, so that nothing reaches an address.
 */
export default function BellyBand({ picture, shop, sizes, table, isInside = false }: BlockViews['belly_band']) {
  const [week, setWeek] = useState(FIRST_WEEK)
  const [measure, setMeasure] = useState('')
  const [advice, setAdvice] = useState<BandAdvice | 'unreadable' | null>(null)
  const calculate = () => {
    const typed = /^\s*(\d{2,3})(?:[.,](\d))?\s*(?:cm)?\s*$/.exec(measure)
    setAdvice(typed ? bandAdvice(week, Number(typed[1]) * 10 + Number(typed[2] ?? 0), sizes ?? undefined) : 'unreadable')
  }
  return (
    <section className={isInside ? layoutStyles.section : `${layoutStyles.section} ${layoutStyles.wrap}`}>
      <div className={styles.calc} data-theme="light">
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            calculate()
          }}
        >
          <h2>{text.bandTitle()}</h2>
          <p className={textStyles.lead}>{text.bandLead()}</p>
          <div className={fieldStyles.form}>
            <WeekField
              week={week}
              onChange={(chosen) => {
                setWeek(chosen)
                setAdvice(null)
              }}
            />
            <TextField
              id="band-measure"
              span={`${fieldStyles.span3} ${fieldStyles.half}`}
              label={text.bandMeasure()}
              inputMode="decimal"
              autoComplete="off"
              placeholder="96"
              value={measure}
              error={advice === 'unreadable' ? text.bandBadMeasure() : undefined}
              onChange={(event) => {
                setMeasure(event.target.value)
                setAdvice(null)
              }}
            />
          </div>
          <p className={`${textStyles.extraSmall} ${styles.bandNote}`}>{text.bandHow()}</p>
          <div>
            <button type="submit" className={`${buttonStyles.button} ${buttonStyles.dark}`}>
              {text.bandCalculate()}
            </button>
          </div>
          <p className={`${textStyles.extraSmall} ${styles.bandNote}`}>{text.bandNote()}</p>
          <div role="status">{advice && advice !== 'unreadable' && <Advice advice={advice} shop={shop} />}</div>
        </form>
        {table && <Sizes rows={table} />}
        {picture && !table && <img src={picture} alt="" width="1000" height="640" loading="lazy" decoding="async" />}
      </div>
    </section>
  )
}

function Sizes({ rows }: { rows: readonly (readonly string[])[] }) {
  return (
    <div className={styles.sizes}>
      <table className={tableStyles.table}>
        <caption>{text.bandTable()}</caption>
        <thead>
          <tr>
            <th scope="col">{text.bandSizeHead()}</th>
            <th scope="col">{text.bandRangeHead()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([size, range]) => (
            <tr key={size}>
              <th scope="row">{size}</th>
              <td>{range}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function WeekField({ week, onChange }: { week: number; onChange: (week: number) => void }) {
  return (
    <SelectField
      id="band-week"
      span={`${fieldStyles.span3} ${fieldStyles.half}`}
      label={text.bandWeek()}
      value={week}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {WEEKS.map((one) => (
        <option key={one} value={one}>
          {text.bandWeekOption({ week: one })}
        </option>
      ))}
    </SelectField>
  )
}

function Advice({ advice, shop }: { advice: BandAdvice; shop: string | null }) {
  if (advice.status !== 'ok' && advice.status !== 'ok_until_week') return <p className={textStyles.h3}>{text.bandNone()}</p>
  return (
    <div className={styles.bandAdvice}>
      <p className={textStyles.h3}>{text.bandSize({ size: advice.size })}</p>
      {advice.status === 'ok_until_week' && (
        <p>
          {text.bandUntil({ size: advice.size, week: advice.fitsUntilWeek })}{' '}
          {advice.nextSize && text.bandThen({ size: advice.nextSize })}
        </p>
      )}
      {shop && (
        <p>
          <a className={textStyles.link} href={shop}>
            {text.bandShop()}
          </a>
        </p>
      )}
    </div>
  )
}
