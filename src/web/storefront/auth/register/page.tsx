/** Registration. The answer is the same whether or not the address has an account: the mail says which. */
import { href } from '#domain/market/market.ts'
import * as text from '#messages/customers/auth.ts'
import { newsletterBox } from '#messages/customers/newsletter.ts'
import { postJson } from '#web/app/browser/api.browser.ts'
import { navigate } from '#web/app/navigation.browser.ts'
import { refusedFaults, useAuthForm } from '#web/storefront/auth/auth-form.ts'
import { AuthPage } from '#web/storefront/auth/auth-page.tsx'
import { EmailField } from '#web/storefront/auth/email-field.tsx'
import { NameFields } from './name-fields.tsx'
import { GoogleSignIn, type GoogleForm } from '#web/storefront/auth/google-sign-in.tsx'
import { NewPasswordField } from '#web/storefront/auth/new-password-field.tsx'
import { registrationFaults, tidyAccount } from '#web/storefront/auth/form-rules.ts'
import { typedEmail } from '#web/storefront/auth/typed-email.browser.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Checkbox } from '#web/ui/field.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { Note } from '#web/ui/note.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from '#web/storefront/auth/auth-page.module.css'

interface PageLink {
  name: string
  href: string
}

export interface RegisterPage {
  /** Text pages, null where the shop has none. */
  terms: PageLink | null
  privacy: PageLink | null
  /** Null where customers do not sign in with Google. */
  google: GoogleForm | null
  picture: string
}

export function Component({ data }: { data: RegisterPage }) {
  const market = useMarket()
  const form = useRegistration()
  const { faults } = form
  return (
    <AuthPage title={text.registerTitle()} lead={text.registerLead()} picture={data.picture}>
      {data.google && <GoogleSignIn form={data.google} />}
      <form noValidate onSubmit={form.submit}>
        <NeedsScript />
        <ErrorSummary box={form.box} faults={Object.entries(faults)} failure={form.failure} />
        <div className={styles.two}>
          <NameFields faults={faults} />
        </div>
        <EmailField error={faults.email} help={text.emailHelp()} />
        <NewPasswordField label={text.password()} error={faults.password} />
        <Note kind="plain">{text.childrenLater()}</Note>
        <Checkbox name="newsletter">{newsletterBox()}</Checkbox>
        <Button
          type="submit"
          busy={form.isBusy}
          className={`${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.wide}`}
        >
          {text.createAccount()}
        </Button>
        <Legal terms={data.terms} privacy={data.privacy} />
      </form>
      <p className={textStyles.small}>
        {text.haveAccount()}{' '}
        <a className={textStyles.link} href={href(market, '/auth/signin')}>
          {text.enterIt()}
        </a>
      </p>
    </AuthPage>
  )
}

/** What the account is subject to, in a window of its own: what was typed stays. */
function Legal({ terms, privacy }: Pick<RegisterPage, 'terms' | 'privacy'>) {
  const link = ({ name, href }: PageLink) => (
    <a href={href} target="_blank" rel="noopener">
      {name}
    </a>
  )
  return (
    <p className={styles.fine}>
      {terms && (
        <>
          {text.termsBefore()} {link(terms)}.{' '}
        </>
      )}
      {privacy && (
        <>
          {text.privacyBefore()} {link(privacy)}.
        </>
      )}
    </p>
  )
}

function useRegistration() {
  const market = useMarket()
  return useAuthForm({
    check: (values) => registrationFaults(values, market.locale),
    async send(values) {
      const account = tidyAccount(values, market.locale)
      typedEmail.update(() => account.email)
      try {
        const password = values.password ?? ''
        const newsletter = values.newsletter !== undefined
        await postJson('/api/auth/register', { ...account, password, market: market.locale, newsletter })
      } catch (error) {
        return refusedFaults(error)
      }
      navigate(href(market, '/auth/verify'))
    },
  })
}
