/** Block of a table of sizes, and how to measure. */
import type { BlockViews } from '#web/storefront/blocks/view.ts'
import { Table } from '#web/ui/table.tsx'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as figureStyles from './figure.module.css'
import * as styles from './sizing-table.module.css'

export default function SizingTable({ title, lead, head, rows, picture, steps, note }: BlockViews['sizing_table']) {
  const hasMeasures = picture !== null || steps.length > 0
  return (
    <section className={`${layoutStyles.section} ${layoutStyles.wrap}`}>
      <div className={hasMeasures ? styles.sizing : undefined}>
        {hasMeasures && (
          <div>
            {picture && <img className={styles.measure} {...picture} alt={picture.alt} loading="lazy" decoding="async" />}
            {steps.length > 0 && (
              <ol className={styles.steps}>
                {steps.map((step, i) => (
                  <li key={step.name}>
                    <i aria-hidden="true">{i + 1}</i>
                    <span>
                      <b>{step.name}</b> {step.text}
                    </span>
                  </li>
                ))}
              </ol>
            )}
          </div>
        )}
        <div className={styles.table}>
          <h2>{title}</h2>
          {lead && <p className={textStyles.muted}>{lead}</p>}
          <Table caption={title} isNamedAbove head={head} rows={rows} />
          {note && <p className={figureStyles.caption}>{note}</p>}
        </div>
      </div>
    </section>
  )
}
