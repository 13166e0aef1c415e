/** The form for a mail when goods are back in stock on a page of its own, and what follows it. */
import { useState } from 'react'
import { href } from '#domain/market/market.ts'
import * as form from '#messages/alerts/form.ts'
import * as text from '#messages/alerts/pages.ts'
import { lookInSpam, oncemore, toShop } from '#messages/forms.ts'
import { AlertForm } from '#web/storefront/alerts/form.tsx'
import { After } from '#web/storefront/newsletter/after.tsx'
import { Sent } from '#web/storefront/newsletter/sent.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { Note } from '#web/ui/note.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from '#web/storefront/newsletter/after.module.css'

export interface AskPage {
  done: 'sent' | 'waiting' | null
  /** Null where nothing can be asked for. */
  goods: { item: string; name: string; option: string; href: string } | null
  /** Seconds until the next try; 0 when no limit was reached. */
  wait: number
  stamp: string
  /** What was typed before. */
  typed: { email: string; fault: string | null } | null
  picture: string
}

export function Component({ data }: { data: AskPage }) {
  const market = useMarket()
  const { done, goods, picture } = data
  if (done === 'sent') return <Sent title={form.sentTitle()} lead={form.sentText()} picture={picture} />
  const shop = (
    <p className={styles.acts}>
      <a className={`${buttonStyles.button} ${buttonStyles.secondary}`} href={href(market, '/')}>
        {toShop()}
      </a>
    </p>
  )
  if (done === 'waiting')
    return (
      <After title={form.waitingTitle()} lead={<span role="status">{form.waitingText()}</span>} picture={picture}>
        {shop}
      </After>
    )
  if (!goods)
    return (
      <After title={text.nothingTitle()} lead={<span role="alert">{text.nothingText()}</span>} picture={picture}>
        {shop}
      </After>
    )
  return <Form data={{ ...data, goods }} />
}

function Form({ data: { goods, wait, stamp, typed, picture } }: { data: AskPage & { goods: NonNullable<AskPage['goods']> } }) {
  const [email, setEmail] = useState(typed?.email ?? '')
  const { item, name, option } = goods
  return (
    <After
      title={text.askTitle()}
      lead={
        <a className={textStyles.link} href={goods.href}>
          {name}
        </a>
      }
      picture={picture}
    >
      <div className={styles.block}>
        {wait > 0 && <Note kind="bad">{form.tooMany()}</Note>}
        {typed?.fault === null && <Note kind="warn">{oncemore()}</Note>}
        <AlertForm
          goods={[{ item, option }]}
          title={option === '' ? form.allOut() : form.optionOut({ option })}
          email={email}
          onType={setEmail}
          stamp={stamp}
          fault={typed?.fault ?? null}
        >
          <p className={`${textStyles.extraSmall} ${textStyles.muted}`}>{lookInSpam()}</p>
        </AlertForm>
      </div>
    </After>
  )
}
