/** Gives or withdraws the consent to the newsletter, and shows its record (LAW-50). */
import { useState } from 'react'
import * as text from '#messages/customers/privacy.ts'
import { dateInWords, timeInWords } from '#messages/dates.ts'
import { putJson } from '#web/app/browser/api.browser.ts'
import type { ConsentsView } from '#web/schema/account.ts'
import { accountFailure } from '#web/storefront/account/layout/account-failure.ts'
import { Checkbox } from '#web/ui/field.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { Note } from '#web/ui/note.tsx'
import { Unbroken } from '#web/ui/text/unbroken.tsx'
import { toast } from '#web/ui/toasts.browser.ts'
import * as textStyles from '#web/ui/text.module.css'
import * as pageStyles from '#web/storefront/account/layout/account-page.module.css'

interface Props {
  email: string
  /** What counts when the page is loaded. */
  consent: ConsentsView['newsletter']
  /** Until when a link that was mailed can be opened, null without one. */
  until: ConsentsView['newsletterUntil']
}

export function NewsletterConsent({ email, consent: loaded, until: loadedUntil }: Props) {
  const { locale } = useMarket()
  const [consent, setConsent] = useState(loaded)
  const [until, setUntil] = useState(loadedUntil)
  /** The choice that is being saved. */
  const [chosen, setChosen] = useState<boolean | null>(null)
  const [failure, setFailure] = useState('')
  const choose = async (isGiven: boolean) => {
    setChosen(isGiven)
    setFailure('')
    try {
      const { newsletter, newsletterUntil } = await putJson<ConsentsView>('/api/my/consents', { newsletter: isGiven, locale })
      setConsent(newsletter)
      setUntil(newsletterUntil)
      toast(text.saved())
    } catch (error) {
      setFailure(accountFailure(error))
    }
    setChosen(null)
  }
  return (
    <section className={`${pageStyles.panel} ${pageStyles.oat}`} aria-labelledby="newsletter">
      <h2 id="newsletter">{text.newsletterTitle()}</h2>
      <NeedsScript />
      <Checkbox
        checked={chosen ?? consent?.isGiven ?? false}
        onChange={(event) => {
          if (chosen === null) void choose(event.target.checked)
        }}
      >
        <Unbroken text={text.newsletterText({ email })} />
      </Checkbox>
      <p className={`${textStyles.extraSmall} ${textStyles.muted} ${pageStyles.record}`}>{recordText(consent)}</p>
      {until && !consent?.isGiven && (
        <Note kind="plain">{text.linkWaits({ date: dateInWords(until), time: timeInWords(until) })}</Note>
      )}
      {failure && <Note kind="bad">{failure}</Note>}
    </section>
  )
}

function recordText(consent: ConsentsView['newsletter']): string {
  if (!consent) return text.neverAsked()
  const at = { date: dateInWords(consent.at), time: timeInWords(consent.at) }
  return `${(consent.isGiven ? text.given : text.withdrawn)(at)} · ${text.textVersion({ version: consent.textVersion })}`
}
