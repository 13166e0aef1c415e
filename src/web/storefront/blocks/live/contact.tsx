/** Block with the form of the contact page. */
import type { BlockViews } from '#web/storefront/blocks/view.ts'
import { ContactForm } from '#web/storefront/contact/form.tsx'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './contact.module.css'

export default function Contact({ title, lead, privacy }: BlockViews['contact']) {
  return (
    <section className={`${layoutStyles.section} ${layoutStyles.wrap}`}>
      <div className={styles.contact}>
        <h2>{title}</h2>
        {lead && <p className={textStyles.lead}>{lead}</p>}
        <ContactForm privacy={privacy} />
      </div>
    </section>
  )
}
