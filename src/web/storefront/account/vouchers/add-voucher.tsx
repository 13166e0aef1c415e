/** Adds a voucher to the account by its code. */
import { MAX_CODE_LENGTH } from '#domain/promotions/codes.ts'
import * as text from '#messages/customers/vouchers.ts'
import { failureOf, postJson } from '#web/app/browser/api.browser.ts'
import { accountFailure } from '#web/storefront/account/layout/account-failure.ts'
import { useAuthForm } from '#web/storefront/auth/auth-form.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { TextField } from '#web/ui/field.tsx'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as fieldStyles from '#web/ui/field.module.css'
import * as scriptStyles from '#web/ui/script.module.css'
import * as pageStyles from '#web/storefront/account/layout/account-page.module.css'

export function AddVoucher({ onAdded }: { onAdded: () => void }) {
  const form = useAuthForm({
    check: ({ code = '' }): Record<string, string> => (code.trim() ? {} : { code: text.codeRequired() }),
    async send({ code = '' }) {
      try {
        await postJson('/api/my/vouchers', { code: code.trim() })
      } catch (error) {
        return refusalOf(error)
      }
      onAdded()
    },
  })
  return (
    <section aria-labelledby="add-voucher">
      <h2 id="add-voucher">{text.addTitle()}</h2>
      <p className={pageStyles.help}>{text.addText()}</p>
      <NeedsScript />
      <form noValidate onSubmit={form.submit} className={scriptStyles.live}>
        <ErrorSummary box={form.box} faults={Object.entries(form.faults)} failure={form.failure} />
        <div className={fieldStyles.form}>
          <TextField
            id="code"
            name="code"
            label={text.codeLabel()}
            error={form.faults.code}
            span={fieldStyles.span3}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={MAX_CODE_LENGTH}
          />
          <div className={fieldStyles.span6}>
            <Button
              type="submit"
              busy={form.isBusy}
              className={`${buttonStyles.button} ${buttonStyles.dark} ${buttonStyles.medium}`}
            >
              {text.add()}
            </Button>
          </div>
        </div>
      </form>
    </section>
  )
}

function refusalOf(error: unknown) {
  const failure = accountFailure(error)
  return failureOf(error).problem?.code === 'error_invalid' ? { faults: { code: failure } } : { failure }
}
