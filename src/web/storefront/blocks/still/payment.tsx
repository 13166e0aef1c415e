/** Block of payment: the methods of the market. */
import { blockNames } from '#messages/content/blocks.ts'
import type { BlockViews, PaymentWay } from '#web/storefront/blocks/view.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './ways.module.css'

const ICONS: Record<PaymentWay['method'], IconName> = { card: 'credit-card', transfer: 'arrow-right', cash: 'package' }

export default function Payment({ title, lead, ways, note }: BlockViews['payment']) {
  return (
    <section className={`${layoutStyles.section} ${layoutStyles.wrap}`}>
      <h2 className={title ? undefined : layoutStyles.visuallyHidden}>{title || blockNames.payment()}</h2>
      {lead && <p className={`${textStyles.lead} ${styles.lead}`}>{lead}</p>}
      <ul className={styles.ways}>
        {ways.map(({ method, name, fee, lines }) => (
          <li key={method}>
            <Icon name={ICONS[method]} />
            <b>{name}</b>
            <span className={styles.price}>{fee}</span>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </li>
        ))}
      </ul>
      {note && <p className={`${textStyles.small} ${textStyles.muted} ${styles.note}`}>{note}</p>}
    </section>
  )
}
