/** Beside the form of a partnership: how the account shows it, and whom its rules keep away. */
import { PARTNERSHIP_LENGTHS } from '#domain/promotions/partnership.ts'
import { LOCALES } from '#domain/market/market.ts'
import * as say from '#messages/admin/promotions/partnerships.ts'
import { obtain } from '#messages/promotions/partnerships.ts'
import { inLocale } from '#messages/text.ts'
import type { ReachView } from '#admin/schema/promotions/partnerships.ts'
import type { PartnershipValues } from './partnership-form.ts'
import * as styles from '#admin/ui/record.module.css'
import * as own from './partnerships.module.css'

export function PartnershipRail({ values, reach }: { values: PartnershipValues; reach: ReachView | null }) {
  const { partner, markets, text } = values
  // As the customers of the first market read it.
  const locale = LOCALES.find((one) => markets[one]) ?? 'ro'
  const missing = Object.entries(reach?.missing ?? {}) as [keyof ReachView['missing'], number][]
  return (
    <aside className={styles.rail}>
      <section className={styles.section}>
        <h2>{say.inTheAccount()}</h2>
        <div className={own.offer} lang={locale}>
          <p>{partner.slice(0, PARTNERSHIP_LENGTHS.partner)}</p>
          <b>{text[locale].title}</b>
          <p>{text[locale].text}</p>
          <span className={own.like}>{inLocale(locale, () => obtain())}</span>
        </div>
      </section>
      {missing.length > 0 && (
        <section className={styles.section}>
          <h2>{say.notYet()}</h2>
          <ul className={styles.list}>
            {missing.map(([rule, count]) => (
              <li key={rule}>{say.missing[rule](count)}</li>
            ))}
          </ul>
          <p className={styles.hint}>{say.savedRules()}</p>
        </section>
      )}
    </aside>
  )
}
