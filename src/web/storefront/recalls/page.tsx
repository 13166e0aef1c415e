/** All recalls, those that run and those that have ended, and the search in them. */
import { useId } from 'react'
import { recallsHref } from '#domain/market/page-paths.ts'
import { MAX_QUERY_LENGTH } from '#domain/search/search.ts'
import { dateInWords } from '#messages/dates.ts'
import * as list from '#messages/recalls/list.ts'
import * as text from '#messages/recalls/notice.ts'
import { soldText } from '#messages/recalls/sold.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useMarket } from '#web/ui/market.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as fieldStyles from '#web/ui/field.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'
import { OwnedRecalls } from './owned/owned-recalls.tsx'
import type { RecallView } from './view.ts'
import * as styles from './list.module.css'

export interface RecallsPage {
  /** Those that are about `query`. */
  running: RecallView[]
  ended: RecallView[]
  /** As typed; '' for none. */
  query: string
  /** Whether any runs, also one that is not about `query`. */
  runs: boolean
  isEmpty: boolean
  /** Address of the contact form. */
  contact: string
}

export function Component({ data }: { data: RecallsPage }) {
  const { running, ended, query, runs, isEmpty, contact } = data
  return (
    <main id="main" className={layoutStyles.wrap} tabIndex={-1}>
      <Breadcrumb trail={[{ name: text.recalls() }]} />
      <div className={styles.page}>
        <h1>{text.title()}</h1>
        <p className={textStyles.lead}>{runs ? text.lead() : text.none()}</p>
        <OwnedRecalls />
        {!isEmpty && <Find query={query} found={running.length + ended.length} />}
        {running.length > 0 && (
          <section>
            <h2>{list.running()}</h2>
            <ul className={styles.list}>
              {running.map((recall) => (
                <Recalled key={recall.href} recall={recall} />
              ))}
            </ul>
          </section>
        )}
        {ended.length > 0 && <Ended recalls={ended} />}
        <Reasons contact={contact} />
      </div>
    </main>
  )
}

function Find({ query, found }: { query: string; found: number }) {
  const own = recallsHref(useMarket())
  const id = useId()
  return (
    <>
      <form className={styles.find} role="search" action={own} aria-label={text.recalls()}>
        <label htmlFor={id} className={layoutStyles.visuallyHidden}>
          {list.searchedBy()}
        </label>
        <input
          id={id}
          className={fieldStyles.input}
          name="q"
          defaultValue={query}
          placeholder={list.searchedBy()}
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
          spellCheck={false}
        />
        <button className={`${buttonStyles.button} ${buttonStyles.dark}`}>{list.check()}</button>
      </form>
      {query !== '' && (
        <p role="status">
          {found > 0 ? list.found(found, { query }) : list.notFound({ query })}{' '}
          <a className={textStyles.link} href={own}>
            {list.all()}
          </a>
        </p>
      )}
    </>
  )
}

const Ended = ({ recalls }: { recalls: RecallView[] }) => (
  <section className={styles.ended}>
    <div>
      <h2>{list.ended()}</h2>
      <p className={textStyles.muted}>{list.endedLead()}</p>
    </div>
    <ul>
      {recalls.map(({ href, goods, lots, endedAt }) => (
        <li key={href}>
          <div>
            <b>
              {goods.name}, {goods.brand}
            </b>
            <p className={`${textStyles.small} ${textStyles.muted}`}>
              {lots === '' ? text.everyLot() : lots} · {list.endedOn({ date: dateInWords(endedAt ?? '') })}
            </p>
          </div>
          <a
            className={`${buttonStyles.button} ${buttonStyles.quiet} ${buttonStyles.medium}`}
            href={href}
            aria-label={`${text.readNotice()}: ${goods.name}`}
          >
            {text.readNotice()}
          </a>
        </li>
      ))}
    </ul>
  </section>
)

/** The portal of the European Union on which every recall is (GPSR, Art. 25). */
const SAFETY_GATE = 'https://ec.europa.eu/safety-gate'

const ICONS = ['envelope-simple', 'shield-check'] as const

const Reasons = ({ contact }: { contact: string }) => (
  <ul className={styles.reasons}>
    {list.reasons.map(({ title, text: said }, at) => (
      <li key={title()}>
        <Icon name={ICONS[at]!} />
        <h2 className={textStyles.h3}>{title()}</h2>
        <p>{said()}</p>
      </li>
    ))}
    <li>
      <Icon name="warning-circle" />
      <h2 className={textStyles.h3}>{list.foundSomething()}</h2>
      <p>
        {list.foundSomethingText()}{' '}
        <a className={textStyles.link} href={contact}>
          {text.writeToUs()}
        </a>{' '}
        <a className={textStyles.link} href={SAFETY_GATE} rel="noopener noreferrer">
          Safety Gate
        </a>
      </p>
    </li>
  </ul>
)

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
        <h3 className={styles.name}>{goods.name}</h3>
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
