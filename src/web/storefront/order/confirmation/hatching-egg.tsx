/** An egg that hatches when an order goes ahead. Without motion it has hatched from the start. */
import * as styles from './hatching-egg.module.css'

const CRACK = 'L83 70 72 60 62 72 52 59 42 71 32 60'

export function HatchingEgg() {
  return (
    <svg className={styles.egg} viewBox="0 0 120 120" aria-hidden="true">
      <ellipse className={styles.shadow} cx="64" cy="113" rx="42" ry="6" />
      <g className={styles.rocking}>
        <g className={styles.chick} transform="translate(18 26) scale(1.35)">
          <circle className={styles.ink} cx="27.5" cy="24.5" r="15" />
          <path
            className={styles.beak}
            d="M36.5 11.5 58.6 3.3c1.4-.5 2.6 1.1 1.7 2.3l-7.8 10.1 9.2 4.3c1.3.6 1.1 2.6-.4 2.8l-19.8 2.7z"
          />
          <circle className={styles.eye} cx="32" cy="19" r="2.3" />
        </g>
        <path
          className={styles.shell}
          d="M22.8 68 32 60 42 71 52 59 62 72 72 60 83 70 97.2 66c.6 3.5.8 7 .8 10 0 25-17 40-38 40S22 101 22 76c0-2.6.3-5.2.8-8z"
        />
        <path
          className={styles.shade}
          d="M90 68 97.2 66c.6 3.5.8 7 .8 10 0 25-17 40-38 40-9 0-17-2.7-24-7.5 30 4 54-14 54-40.5z"
        />
        <g className={styles.cap}>
          <path className={styles.shell} d={`M22.8 68C27 45 40 18 60 18s32.5 25 37.2 48${CRACK}z`} />
        </g>
      </g>
    </svg>
  )
}
