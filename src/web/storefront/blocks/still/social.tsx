/** Block of pictures that customers know from a social network. The pictures are the shop's own: nothing is asked of another site. */
import type { BlockViews } from '#web/storefront/blocks/view.ts'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './social.module.css'

export default function Social({ title, lead, link, pictures }: BlockViews['social']) {
  return (
    <section className={`${layoutStyles.section} ${layoutStyles.wrap}`}>
      <div className={layoutStyles.sectionHead}>
        <div>
          <h2>{title}</h2>
          {lead && <p>{lead}</p>}
        </div>
        {link && (
          <a className={textStyles.link} href={link.href} rel="noopener noreferrer">
            {link.text}
          </a>
        )}
      </div>
      <div className={styles.social}>
        {pictures.map(({ picture, label, href }, i) => {
          const inner = (
            <>
              <img {...picture} alt={picture.alt} loading="lazy" decoding="async" />
              {label && <span>{label}</span>}
            </>
          )
          return href === null ? (
            <div key={i} className={styles.picture}>
              {inner}
            </div>
          ) : (
            <a key={i} className={styles.picture} href={href} rel="noopener noreferrer">
              {inner}
            </a>
          )
        })}
      </div>
    </section>
  )
}
