/** Name and telephone of the customer. */
import { tidyText } from '#domain/customers/free-text.ts'
import { MAX_LENGTH } from '#domain/checkout/field-lengths.ts'
import { accountProblems } from '#domain/customers/account.ts'
import { firstName, lastName } from '#messages/customers/auth.ts'
import * as text from '#messages/customers/details.ts'
import { problemText } from '#messages/validation.ts'
import { putJson } from '#web/app/browser/api.browser.ts'
import type { DetailsView } from '#web/schema/account.ts'
import { useAuthForm, type Faults } from '#web/storefront/auth/auth-form.ts'
import { accountFailure, accountFaults } from '#web/storefront/account/layout/account-failure.ts'
import { reloadPage } from '#web/storefront/account/layout/reload-page.browser.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { TextField } from '#web/ui/field.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { toast } from '#web/ui/toasts.browser.ts'
import * as buttonStyles from '#web/ui/button.module.css'
import * as fieldStyles from '#web/ui/field.module.css'

export function NameForm({ details }: { details: DetailsView }) {
  const form = useNameForm(details)
  const { faults } = form
  const names = useNames(details, faults)
  return (
    <section aria-labelledby="name">
      <h2 id="name">{text.nameTitle()}</h2>
      <form noValidate onSubmit={form.submit}>
        <NeedsScript />
        <ErrorSummary box={form.box} faults={Object.entries(faults)} failure={form.failure} />
        <div className={fieldStyles.form}>
          {names}
          <TextField
            id="phone"
            name="phone"
            label={text.phone()}
            help={text.phoneHelp()}
            error={faults.phone}
            optional
            span={fieldStyles.span3}
            type="tel"
            autoComplete="tel"
            maxLength={MAX_LENGTH.phone}
            defaultValue={details.phone}
          />
          <div className={fieldStyles.span6}>
            <Button
              type="submit"
              busy={form.isBusy}
              className={`${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.medium}`}
            >
              {text.save()}
            </Button>
          </div>
        </div>
      </form>
    </section>
  )
}

/** Both name fields in the order of the market's forms (LOC-12). */
function useNames(details: DetailsView, faults: Faults) {
  const { familyNameFirst } = useMarket()
  const field = (name: 'firstName' | 'lastName', label: string, autoComplete: string) => (
    <TextField
      key={name}
      id={name}
      name={name}
      label={label}
      error={faults[name]}
      span={fieldStyles.span3}
      autoComplete={autoComplete}
      maxLength={MAX_LENGTH[name]}
      defaultValue={details[name]}
    />
  )
  const names = [field('lastName', lastName(), 'family-name'), field('firstName', firstName(), 'given-name')]
  return familyNameFirst.form ? names : names.toReversed()
}

function useNameForm({ email }: DetailsView) {
  const { locale } = useMarket()
  const tidy = (values: Record<string, string>) => ({
    firstName: tidyText(values.firstName ?? '', locale),
    lastName: tidyText(values.lastName ?? '', locale),
  })
  return useAuthForm({
    check(values) {
      const wrong = Object.entries(accountProblems({ ...tidy(values), email }))
      return Object.fromEntries(wrong.map(([field, code]) => [field, problemText(code, field, '')]))
    },
    async send(values) {
      try {
        await putJson('/api/my/details', { ...tidy(values), phone: values.phone ?? '' })
        toast(text.saved())
        reloadPage()
      } catch (error) {
        const faults = accountFaults(error)
        return { faults, failure: Object.keys(faults).length > 0 ? '' : accountFailure(error) }
      }
    },
  })
}
