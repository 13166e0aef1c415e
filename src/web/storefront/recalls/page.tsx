/** All recalls that run. */
import { dateInWords } from '#messages/dates.ts'
import * as text from '#messages/recalls/notice.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'
import type { RecallView } from './view.ts'
import * as styles from './notice.module.css'

export interface RecallsPage {
  recalls: RecallView[]
}

export function Component({ data: { recalls } }: { data: RecallsPage }) {
  return (
    <main id="main" className={layoutStyles.wrap} tabIndex={-1}>
      <Breadcrumb trail={[{ name: text.recalls() }]} />
      <div className={styles.page}>
        <h1>{text.title()}</h1>
        <p className={textStyles.lead}>{recalls.length === 0 ? text.none() : text.lead()}</p>
        <ul className={styles.list}>
          {recalls.map(({ href, goods, lots, publishedAt }) => (
            <li key={href}>
              <h2 className={textStyles.h3}>{goods.name}</h2>
              <p>
                {goods.brand} · {text.lots()}: {lots === '' ? text.everyLot() : lots} ·{' '}
                {text.published({ date: dateInWords(publishedAt) })}
              </p>
              <a className={textStyles.link} href={href} aria-label={`${text.readNotice()}: ${goods.name}`}>
                {text.readNotice()}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </main>
  )
}
