/** A SKU or an e-mail address: it is not broken at its hyphens. An address that is longer than the line is broken before its @. */
import { partsOfAddress } from '#domain/customers/email.ts'
import * as styles from './whole.module.css'

export function Whole({ of }: { of: string }) {
  const [before, after] = partsOfAddress(of)
  if (after === undefined) return <span className={styles.whole}>{of}</span>
  return (
    <span className={styles.whole}>
      <span className={styles.whole}>{before}</span>
      <wbr />
      <span className={styles.whole}>{after}</span>
    </span>
  )
}
