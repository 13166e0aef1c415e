/** How a partnership stands: a dot beside its word. */
import type { PartnershipPhase } from '#domain/promotions/partnership-fields.ts'
import { phases } from '#messages/admin/promotions/partnerships.ts'
import * as styles from '#admin/ui/record.module.css'

const TONES: Partial<Record<PartnershipPhase, string>> = { running: styles.good, stopped: styles.wrong }

export const PhaseMark = ({ phase }: { phase: PartnershipPhase }) => (
  <span className={`${styles.state} ${TONES[phase] ?? ''}`}>
    <i aria-hidden="true" />
    {phases[phase]()}
  </span>
)
