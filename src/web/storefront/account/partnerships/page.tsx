/** The page of a customer's partnerships: who is eligible or why not, and the codes (D-30). */
import { useEffect, useId, useRef, useState } from 'react'
import type { Condition, PartnershipState } from '#domain/promotions/partnership.ts'
import { partnerships as title } from '#messages/customers/account.ts'
import { dateInWords } from '#messages/dates.ts'
import { limitText } from '#messages/limits.ts'
import * as text from '#messages/promotions/partnerships.ts'
import { failureOf, postJson } from '#web/app/browser/api.browser.ts'
import { copyShown } from '#web/app/browser/clipboard.browser.ts'
import type { ObtainAnswer, PartnerCode, Partnership } from '#web/schema/partnership.ts'
import { AccountPage } from '#web/storefront/account/layout/account-page.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { Note } from '#web/ui/note.tsx'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as buttonStyles from '#web/ui/button.module.css'
import * as scriptStyles from '#web/ui/script.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './page.module.css'

export interface PartnershipsPage {
  partnerships: Partnership[]
}

export function Component({ data: { partnerships } }: { data: PartnershipsPage }) {
  return (
    <AccountPage title={title()} current="/my/partnerships">
      <section>
        <p className={styles.intro}>{text.intro()}</p>
        <NeedsScript />
        {partnerships.length === 0 && <p className={textStyles.muted}>{text.none()}</p>}
        <ul className={styles.cards}>
          {partnerships.map((partnership) => (
            <Card key={partnership.key} loaded={partnership} />
          ))}
        </ul>
      </section>
    </AccountPage>
  )
}

const LOOKS: Record<PartnershipState, string | undefined> = {
  eligible: styles.ok,
  not_eligible: styles.wait,
  obtained: undefined,
  exhausted: styles.no,
  not_started: styles.wait,
  ended: styles.no,
}

function Card({ loaded }: { loaded: Partnership }) {
  const { partner, logo, text: shown } = loaded
  const titleId = useId()
  const { code, isNew, isBusy, refusal, obtain } = useCode(loaded)
  const state = code ? 'obtained' : loaded.state
  return (
    <li className={styles.card}>
      <div className={styles.top}>
        {logo ? (
          <img src={logo} alt={partner} height="40" className={styles.logo} />
        ) : (
          <span className={styles.partner}>{partner}</span>
        )}
        <span className={[styles.state, LOOKS[state]].filter(Boolean).join(' ')}>{text.stateNames[state]()}</span>
      </div>
      <div className={styles.body}>
        <h2 id={titleId}>{shown.title}</h2>
        <p className={`${textStyles.small} ${textStyles.muted}`}>{shown.text}</p>
        {code ? (
          <Code code={code} partner={partner} isNew={isNew} />
        ) : (
          <Conditions state={state} conditions={loaded.conditions} />
        )}
        <Times partnership={loaded} code={code} />
        {refusal !== '' && <Note kind="bad">{refusal}</Note>}
      </div>
      {code ? (
        shown.link && (
          <a href={shown.link.href} className={`${buttonStyles.button} ${buttonStyles.quiet} ${buttonStyles.wide}`}>
            {shown.link.label}
          </a>
        )
      ) : (
        <Button
          busy={isBusy}
          disabled={state !== 'eligible'}
          onClick={obtain}
          aria-describedby={titleId}
          className={`${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.wide} ${scriptStyles.live}`}
        >
          {state === 'exhausted' ? text.noCodesLeft() : text.obtain()}
        </Button>
      )}
    </li>
  )
}

/** Asks for the code of a partnership. `refusal`: why there is none, '' before. */
function useCode({ key, code: known }: Partnership) {
  const { locale } = useMarket()
  const [code, setCode] = useState<PartnerCode | null>(known)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const obtain = () => {
    setBusy(true)
    setRefusal('')
    postJson<ObtainAnswer>('/api/my/partnerships', { key, market: locale })
      .then(
        (answer) => setCode(answer.code),
        (error: unknown) => setRefusal(refusalText(error)),
      )
      .finally(() => setBusy(false))
  }
  return { code, isNew: code !== null && known === null, isBusy, refusal, obtain }
}

function refusalText(error: unknown): string {
  const { problem } = failureOf(error)
  // The session has ended: the page sends to the sign-in page.
  if (problem?.status === 401) location.reload()
  const reason = problem?.code ?? ''
  if (text.isRefusal(reason)) return text.refusals[reason]()
  return (problem && limitText(problem)) ?? text.failed()
}

function Conditions({ state, conditions }: { state: PartnershipState; conditions: Condition[] }) {
  const left = conditions.filter(({ isMet }) => !isMet).length
  return (
    <>
      {state === 'not_eligible' && <p className={textStyles.small}>{text.missing(left)}</p>}
      {conditions.length > 0 && (
        <ul className={styles.conditions}>
          {conditions.map((condition) => (
            <li key={condition.rule} className={condition.isMet ? styles.met : styles.unmet}>
              <Icon name={condition.isMet ? 'check-circle' : 'clock'} />
              <span>
                <span className={layoutStyles.visuallyHidden}>{condition.isMet ? text.isMet() : text.isNotMet()}: </span>
                {text.conditionText(condition)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Times({ partnership: { state, startsAt, endsAt }, code }: { partnership: Partnership; code: PartnerCode | null }) {
  const parts: string[] = []
  if (code) {
    parts.push(text.takenOn({ date: dateInWords(code.takenAt) }))
    if (code.validUntil) parts.push(text.validUntil({ date: dateInWords(code.validUntil) }))
  } else if (state === 'not_started' && startsAt) parts.push(text.startsOn({ date: dateInWords(startsAt) }))
  else if (endsAt) parts.push((state === 'ended' ? text.endedOn : text.validUntil)({ date: dateInWords(endsAt) }))
  return parts.length > 0 && <p className={`${textStyles.extraSmall} ${textStyles.muted}`}>{parts.join(' · ')}</p>
}

/** The code with its button to copy it. `isNew`: it takes the focus, because the button that asked for it is gone. */
function Code({
  code: { code, isOurs, isUsed, isOver },
  partner,
  isNew,
}: {
  code: PartnerCode
  partner: string
  isNew: boolean
}) {
  const box = useRef<HTMLDivElement>(null)
  const letters = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (isNew) box.current?.focus()
  }, [isNew])
  const howTo = isUsed ? text.used() : isOver ? text.over() : isOurs ? text.inThisShop() : text.atThePartner({ partner })
  return (
    <>
      <div className={styles.code} role="group" aria-label={text.stateNames.obtained()} tabIndex={-1} ref={box}>
        <span ref={letters}>{code}</span>
        <Button
          className={`${buttonStyles.button} ${buttonStyles.quiet} ${buttonStyles.medium} ${scriptStyles.live}`}
          onClick={() => copyShown(code, letters, text.copied())}
        >
          {text.copy()}
        </Button>
      </div>
      <p className={`${textStyles.small} ${textStyles.muted}`}>{howTo}</p>
    </>
  )
}
