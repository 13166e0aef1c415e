/** Block of products in one row. */
import type { BlockViews } from '#web/storefront/blocks/view.ts'
import { Cards } from '#web/storefront/card/card.tsx'
import * as cardStyles from '#web/storefront/card/card.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'

export default function Products({ title, lead, all, cards }: BlockViews['products']) {
  return (
    <section className={`${layoutStyles.section} ${layoutStyles.wrap}`}>
      <div className={layoutStyles.sectionHead}>
        <div>
          <h2>{title}</h2>
          {lead && <p>{lead}</p>}
        </div>
        {all && (
          <a className={`${textStyles.link} ${layoutStyles.wideOnly}`} href={all.href}>
            {all.text}
          </a>
        )}
      </div>
      <Cards cards={cards} className={`${cardStyles.grid} ${layoutStyles.rail}`} />
    </section>
  )
}
