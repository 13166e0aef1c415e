/** The frame of the sign-in pages: a column for the form, and beside it a picture. */
import type { ReactNode } from 'react'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './auth-page.module.css'

interface Props {
  title: string
  lead?: ReactNode
  /** Address of the picture, '' without one. */
  picture: string
  /** Whether a narrow window has the picture too, above the text: pages without a form. */
  keepsPicture?: boolean
  children: ReactNode
}

export function AuthPage({ title, lead, picture, keepsPicture = false, children }: Props) {
  return (
    <main id="main" className={keepsPicture ? `${styles.page} ${styles.keeps}` : styles.page} tabIndex={-1}>
      <div className={styles.column}>
        <div>
          <h1>{title}</h1>
          {lead && <p className={`${textStyles.lead} ${styles.lead}`}>{lead}</p>}
        </div>
        {children}
      </div>
      {picture && (
        <figure>
          <img src={picture} alt="" width="900" height="1120" />
        </figure>
      )}
    </main>
  )
}
