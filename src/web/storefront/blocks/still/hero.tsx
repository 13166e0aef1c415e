/** Block with a large picture, a title on it and one action. */
import type { BlockViews } from '#web/storefront/blocks/view.ts'
import * as buttonStyles from '#web/ui/button.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './hero.module.css'

export default function Hero({
  picture,
  narrow,
  title,
  lead,
  isFirst,
  size,
  theme,
  links: [action, second],
}: BlockViews['hero']) {
  const Title = isFirst ? 'h1' : 'h2'
  const look = size === 'medium' ? `${styles.hero} ${styles.medium}` : styles.hero
  return (
    <div className={isFirst ? layoutStyles.wrap : `${layoutStyles.section} ${layoutStyles.wrap}`} data-block="hero">
      <section className={picture ? look : `${look} ${styles.plain}`} data-theme={theme ?? 'light'}>
        {picture && (
          <picture>
            {narrow && <source media="(max-width: 640px)" {...narrow} />}
            <img
              {...picture}
              alt={picture.alt}
              {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
            />
          </picture>
        )}
        <div className={styles.heroText}>
          <Title className={styles.heroTitle}>{title}</Title>
          {lead && <p className={textStyles.lead}>{lead}</p>}
          {action && (
            <div className={styles.row}>
              <a className={`${buttonStyles.button} ${buttonStyles.primary}`} href={action.href}>
                {action.text}
              </a>
              {second && (
                <a className={textStyles.link} href={second.href}>
                  {second.text}
                </a>
              )}
            </div>
          )}
        </div>
      </section>
    </div>
  )
}
