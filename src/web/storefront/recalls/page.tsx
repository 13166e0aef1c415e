/** All recalls that run. */
import { dateInWords } from '#messages/dates.ts'
import * as text from '#messages/recalls/notice.ts'
import { soldText } from '#messages/recalls/sold.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Icon } from '#web/ui/icon.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'
import type { RecallView } from './view.ts'
import * as styles from './list.module.css'

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
          {recalls.map((recall) => (
            <Recalled key={recall.href} recall={recall} />
          ))}
        </ul>
      </div>
    </main>
  )
}

function Recalled({ recall }: { recall: RecallView }) {
  const sold = soldText(recall)
  const { href, goods, picture, lots, text: said, publishedAt } = recall
  const facts = [
    [text.lots(), [lots === '' ? text.everyLot() : lots, sold && `${text.sold()}: ${sold}`].filter(Boolean).join('\n')],
    [text.hazard(), said.hazard],
    [text.todo(), said.todo],
  ]
  return (
    <li className={styles.recall}>
      <div className={styles.picture}>{picture !== '' && <img src={picture} alt="" width={240} height={300} />}</div>
      <div className={styles.about}>
        <p className={styles.label}>
          <Icon name="warning-circle" small /> {text.headline()}
        </p>
        <h2>{goods.name}</h2>
        <p className={`${textStyles.small} ${textStyles.muted}`}>
          {goods.brand} · {text.published({ date: dateInWords(publishedAt) })}
        </p>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <a
          className={`${buttonStyles.button} ${buttonStyles.dark} ${buttonStyles.medium}`}
          href={href}
          aria-label={`${text.readNotice()}: ${goods.name}`}
        >
          {text.readNotice()}
        </a>
      </div>
    </li>
  )
}
