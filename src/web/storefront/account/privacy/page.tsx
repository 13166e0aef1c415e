/** What the shop keeps about the customer: newsletter consent, a copy of everything, deletion (LAW-53). */
import { useState } from 'react'
import { privacy } from '#messages/customers/account.ts'
import * as text from '#messages/customers/privacy.ts'
import type { ConsentsView } from '#web/schema/account.ts'
import { AccountPage } from '#web/storefront/account/layout/account-page.tsx'
import { signedIn } from '#web/storefront/auth/signed-in.browser.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Confirming } from '#web/storefront/account/confirm/confirm-session.tsx'
import { Deleted } from './deleted.tsx'
import { Deletion } from './deletion.tsx'
import { NewsletterConsent } from './newsletter-consent.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as pageStyles from '#web/storefront/account/layout/account-page.module.css'

export interface PrivacyPage extends ConsentsView {
  email: string
  confirming: Confirming
}

export function Component({ data: { email, confirming, newsletter, newsletterUntil } }: { data: PrivacyPage }) {
  const [isDeleted, setDeleted] = useState(false)
  if (isDeleted) return <Deleted />
  const deleted = () => {
    setDeleted(true)
    // What the browser keeps of the account goes with it, as at a sign-out.
    signedIn.update(() => false)
  }
  return (
    <AccountPage title={privacy()} current="/my/privacy">
      <NewsletterConsent email={email} consent={newsletter} until={newsletterUntil} />
      <section aria-labelledby="copy">
        <h2 id="copy">{text.copyTitle()}</h2>
        <p className={pageStyles.help}>{text.copyText()}</p>
        <a
          className={`${buttonStyles.button} ${buttonStyles.secondary} ${buttonStyles.medium}`}
          href="/api/my/export"
          download="account.json"
        >
          <Icon name="download-simple" />
          {text.download()}
        </a>
      </section>
      <Deletion email={email} confirming={confirming} onDeleted={deleted} />
    </AccountPage>
  )
}
