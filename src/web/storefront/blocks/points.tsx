/** Points of a picture, each of which opens a product, one at a time. They need no script: a point is a disclosure. */
import { Spot } from './spot.tsx'
import type { PointView } from './view.ts'
import * as styles from './points.module.css'

/** From here on a card stands to the left of its point, or above it, in percent of the picture. */
const RIGHT_SIDE = 60
const LOW = 60

/** `group`: the name that only these points have on the page. The picture's own styles read `--left` and `--top`. */
export function Points({ points, group, isFirstOpen = false }: { points: PointView[]; group: string; isFirstOpen?: boolean }) {
  return points.map((point, at) => {
    const { left, top } = point
    const place: object = { '--left': left, '--top': top }
    const classes = [styles.point, left > RIGHT_SIDE && styles.right, top > LOW && styles.low]
    return (
      // A product may be at two points.
      <details
        key={`${left} ${top}`}
        className={classes.filter(Boolean).join(' ')}
        style={place}
        name={group}
        open={isFirstOpen && at === 0}
      >
        <summary aria-label={point.name} />
        <Spot spot={point} className={styles.spot} />
      </details>
    )
  })
}
