/** What a confirmed newsletter earns in each market; nothing where the fields are empty (D-31). */
import * as say from '#messages/admin/settings/markets.ts'
import { MarketFields } from '#admin/form/fields.tsx'
import type { RecordForm } from '#admin/form/record-form.ts'
import type { SellerValues } from './seller-form.ts'
import * as styles from './markets.module.css'

export const NewsletterRewards = ({ of, isReadOnly }: { of: RecordForm<SellerValues>; isReadOnly: boolean }) => (
  <section className={styles.section} aria-labelledby="newsletter-rewards">
    <h2 id="newsletter-rewards">{say.rewards()}</h2>
    <p className={styles.hint}>{say.rewardsHint()}</p>
    <fieldset className={styles.plain} disabled={isReadOnly}>
      <MarketFields
        of={of}
        nameOf={(market) => `newsletterRewards.${market}.amount`}
        label={say.rewardAmount()}
        hint={say.rewardEmpty()}
        by="currency"
      />
      <MarketFields
        of={of}
        nameOf={(market) => `newsletterRewards.${market}.minPurchase`}
        label={say.rewardMinimum()}
        by="currency"
      />
    </fieldset>
  </section>
)
