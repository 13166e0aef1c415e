/** The withdrawal from the contract in two steps, and its receipt; it works without JavaScript (LAW-1, LAW-2). */
import type { ReactNode } from 'react'
import { withdrawalHref } from '#domain/market/withdrawal-path.ts'
import { dateInWords, timeInWords } from '#messages/dates.ts'
import { waitText } from '#messages/limits.ts'
import * as text from '#messages/customers/withdraw.ts'
import { stateText, withdrawHere } from '#messages/withdrawals/words.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { Note } from '#web/ui/note.tsx'
import { Unbroken } from '#web/ui/text/unbroken.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'
import { Form } from './form.tsx'
import type { WithdrawalPage } from './view.ts'
import * as styles from './page.module.css'

type Of<Step extends WithdrawalPage['step']> = Extract<WithdrawalPage, { step: Step }>

const TITLES = { form: withdrawHere, confirm: text.checkTitle, receipt: text.receivedTitle }
const DONE = { form: 0, confirm: 1, receipt: 2 }

export function Component({ data }: { data: WithdrawalPage }) {
  const { step, wait, seller } = data
  return (
    <main id="main" className={layoutStyles.wrap} tabIndex={-1}>
      <div className={styles.screenOnly}>
        <Breadcrumb trail={[{ name: withdrawHere() }]} />
        <Steps done={DONE[step]} />
      </div>
      <div className={styles.head}>
        <h1>{TITLES[step]()}</h1>
        {step === 'form' && <p className={textStyles.lead}>{text.lead()}</p>}
      </div>
      <div className={styles.columns}>
        <div>
          {wait > 0 && (
            <div className={styles.note}>
              <Note kind="bad">
                <Unbroken text={text.tooMany({ wait: waitText(wait), email: seller.email })} />
              </Note>
            </div>
          )}
          {step === 'form' && <Form data={data} />}
          {step === 'confirm' && <Confirm data={data} />}
          {step === 'receipt' && <Receipt data={data} />}
        </div>
        {step === 'receipt' ? <Progress data={data} /> : <Next />}
      </div>
    </main>
  )
}

function Steps({ done }: { done: number }) {
  return (
    <ol className={styles.steps} aria-label={text.steps()}>
      {[text.stepDeclaration, text.stepConfirm].map((name, index) => (
        <li
          key={index}
          className={index < done ? styles.done : index === done ? styles.on : undefined}
          aria-current={index === done ? 'step' : undefined}
        >
          <i>{index < done ? <Icon name="check" small /> : index + 1}</i>
          <span>{name()}</span>
        </li>
      ))}
    </ol>
  )
}

function Next() {
  return (
    <aside className={styles.aside}>
      <h2 className={textStyles.h3}>{text.aside()}</h2>
      <ol>
        {text.asideSteps.map((line, index) => (
          <li key={index}>{line()}</li>
        ))}
      </ol>
      <p className={`${textStyles.small} ${textStyles.muted}`}>{text.exceptions()}</p>
    </aside>
  )
}

function Paper({
  label,
  statement,
  rows,
  children,
}: {
  label: string
  statement: string
  rows: [string, string][]
  children?: ReactNode
}) {
  return (
    <section className={styles.paper} aria-label={label}>
      {children}
      <blockquote>{statement}</blockquote>
      <dl>
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <Unbroken text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Confirm({ data: { token, statement, name, email, seller } }: { data: Of<'confirm'> }) {
  const market = useMarket()
  const rows: [string, string][] = [
    [text.declarant(), name],
    [text.receiptTo(), email],
    [text.addressee(), seller.address],
  ]
  return (
    <>
      <Paper label={text.yourStatement()} statement={statement} rows={rows} />
      <form className={styles.acts} action="/withdrawal/confirm" method="post">
        <input type="hidden" name="locale" value={market.locale} />
        <input type="hidden" name="token" value={token} />
        <button type="submit" className={`${buttonStyles.button} ${buttonStyles.primary}`}>
          {text.confirmWithdrawal()}
        </button>
        <a className={textStyles.link} href={`${withdrawalHref(market, token)}?change=1`}>
          {text.change()}
        </a>
      </form>
    </>
  )
}

function Receipt({ data }: { data: Of<'receipt'> }) {
  const { declaredAt, number, statement, name, email, hash, sendBefore, label, seller, returns } = data
  const moment = `${dateInWords(declaredAt)}, ${timeInWords(declaredAt)}`
  const rows: [string, string][] = [
    [text.declarant(), name],
    [text.addressee(), seller.address],
  ]
  const values = { number, date: dateInWords(sendBefore), returns }
  return (
    <>
      <Paper label={text.receipt({ number })} statement={statement} rows={rows}>
        <h2 className={textStyles.h3}>{text.receipt({ number })}</h2>
        <p className={styles.when}>
          <time dateTime={declaredAt}>
            {moment} ({declaredAt})
          </time>
        </p>
        <p>
          <Unbroken text={text.receivedAt({ moment, email })} />
        </p>
      </Paper>
      <p className={`${styles.hash} ${textStyles.muted}`}>{text.hash({ hash })}</p>
      <section className={styles.back}>
        <h2>{text.wayBack()}</h2>
        <ol>
          {text.wayBackText.map((line, index) => (
            <li key={index}>{line(values)}</li>
          ))}
        </ol>
        <p className={styles.screenOnly}>
          <a className={textStyles.link} href={label}>
            {text.returnLabel()}
          </a>{' '}
          <small className={textStyles.muted}>{text.returnLabelHow()}</small>
        </p>
      </section>
    </>
  )
}

function Progress({ data: { states } }: { data: Of<'receipt'> }) {
  return (
    <div>
      <Note kind="ok">{text.nothingElse()}</Note>
      <section className={`${styles.aside} ${styles.below}`}>
        <h2 className={textStyles.h3}>{text.stateTitle()}</h2>
        <ol>
          {states.map(({ state, at, note }) => (
            <li key={at + state}>
              <b>{stateText(state)}</b> <small>{`${dateInWords(at)}, ${timeInWords(at)}`}</small>
              {note && <p>{note}</p>}
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
