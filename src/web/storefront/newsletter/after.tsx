/** A page that a mail leads to: text, and beside it a picture. */
import type { ReactNode } from 'react'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './after.module.css'

interface Props {
  title: string
  lead: ReactNode
  /** Address of the picture, '' without one. */
  picture: string
  children?: ReactNode
}

export function After({ title, lead, picture, children }: Props) {
  return (
    <main id="main" className={layoutStyles.wrap} tabIndex={-1}>
      <div className={styles.after}>
        <div>
          <h1>{title}</h1>
          <p className={textStyles.lead}>{lead}</p>
          {children}
        </div>
        {picture && (
          <figure>
            <img src={picture} alt="" width="1000" height="900" />
          </figure>
        )}
      </div>
    </main>
  )
}
