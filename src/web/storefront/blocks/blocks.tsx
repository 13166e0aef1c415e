/** The blocks of a page, one below the other. */
import { Part } from '#web/app/part.tsx'
import type { ShownBlock } from './view.ts'
import * as styles from './blocks.module.css'

export const Blocks = ({ blocks }: { blocks: readonly ShownBlock[] }) => (
  <div className={styles.blocks}>
    {blocks.map(({ uid, kind, data }) => (
      <Part key={uid} name={kind} data={{ uid, ...data }} />
    ))}
  </div>
)
