/** A SKU or an e-mail address: it is not broken at its hyphens. An address that is longer than the line is broken before its @. */
import * as styles from './whole.module.css'

export function Whole({ of }: { of: string }) {
  const at = of.indexOf('@')
  if (at < 1) return <span className={styles.whole}>{of}</span>
  return (
    <span className={styles.whole}>
      <span className={styles.whole}>{of.slice(0, at)}</span>
      <wbr />
      <span className={styles.whole}>{of.slice(at)}</span>
    </span>
  )
}
