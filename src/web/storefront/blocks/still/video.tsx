/** Block of a film. Nothing is asked of another site before the visitor goes there, or plays the film here with consent. */
import * as text from '#messages/content/film.ts'
import type { BlockViews } from '#web/storefront/blocks/view.ts'
import { Icon } from '#web/ui/icon.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as figureStyles from './figure.module.css'
import * as styles from './video.module.css'

export default function Video(view: BlockViews['video']) {
  return (
    <section className={`${layoutStyles.section} ${layoutStyles.wrap}`}>
      {view.host === null ? <OwnFilm {...view} /> : <FilmElsewhere {...view} host={view.host} />}
    </section>
  )
}

/** The browser's own player; the film is asked for when it is started. */
function OwnFilm({ title, lead, poster, film }: BlockViews['video']) {
  return (
    <>
      <div className={styles.head}>
        <h2>{title}</h2>
        {lead && <p className={textStyles.lead}>{lead}</p>}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a film of the shop has no speech without a text beside it */}
      <video
        className={figureStyles.picture}
        src={film}
        poster={poster.src}
        width={poster.width}
        height={poster.height}
        preload="none"
        controls
        aria-label={title}
      />
    </>
  )
}

function FilmElsewhere({ title, lead, poster, film, host, isEmbeddable }: BlockViews['video'] & { host: string }) {
  return (
    <div className={styles.film}>
      <img {...poster} alt="" loading="lazy" decoding="async" />
      <div className={styles.panel} data-theme="light">
        <h2 className={textStyles.h3}>{title}</h2>
        {lead && <p>{lead}</p>}
        <p>{text.filmElsewhere({ host })}</p>
        {isEmbeddable && <div data-film={film} data-title={title} />}
        <a className={`${buttonStyles.button} ${buttonStyles.dark} ${buttonStyles.medium}`} href={film} rel="noopener noreferrer">
          <Icon name="arrow-right" small />
          {text.openFilm({ host })}
        </a>
      </div>
    </div>
  )
}
