/** The state of a text: a dot beside its word. */
import type { TextState } from '#domain/content/text-state.ts'
import { plannedFor, states } from '#messages/admin/content/pages.ts'
import { locale } from '#messages/text.ts'
import { MARKETS } from '#domain/market/market.ts'
import * as styles from './state-mark.module.css'

const momentWords = (at: string): string =>
  new Intl.DateTimeFormat(MARKETS[locale()].language, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(at))

/** `at`: when it is published. */
export const StateMark = ({ state, at }: { state: TextState; at: string | null }) => (
  <span className={styles.mark}>
    <i className={`${styles.dot} ${styles[state]}`} aria-hidden="true" />
    {state === 'planned' && at !== null ? plannedFor({ when: momentWords(at) }) : states[state]()}
  </span>
)
