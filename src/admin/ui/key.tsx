/** A key where it works; heard by nobody, since the control says it. */
import * as styles from './key.module.css'

export const Key = ({ children }: { children: string }) => (
  <kbd className={styles.key} aria-hidden="true">
    {children}
  </kbd>
)
