/** CSS classes of the tints behind product pictures. */
import * as styles from './tile.module.css'

/** The class that colours what lies behind a product's picture, by the name of its tint. */
export const tintClass: Readonly<Record<string, string | undefined>> = {
  oat: styles.oat,
  moss: styles.moss,
  blush: styles.blush,
  egg: styles.egg,
  down: styles.down,
  heather: styles.heather,
  stone: styles.stone,
}
