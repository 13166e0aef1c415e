/** Block with the form of the newsletter. */
import type { BlockViews } from '#web/storefront/blocks/view.ts'
import { NewsletterForm } from '#web/storefront/newsletter/form.tsx'
import * as layoutStyles from '#web/ui/layout.module.css'

export default function Newsletter({ source }: BlockViews['newsletter']) {
  return (
    <div className={`${layoutStyles.section} ${layoutStyles.wrap}`}>
      <NewsletterForm source={source} />
    </div>
  )
}
