/** Fields that two people changed at once: each is chosen, the others are joined already. */
import { useState } from 'react'
import { MARKETS } from '#domain/market/market.ts'
import type { MergeChoice } from '#domain/content/merge-content.ts'
import * as say from '#messages/admin/content/publishing.ts'
import { markets } from '#messages/admin/today.ts'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { inText } from './difference.ts'
import { fieldName } from './editing.ts'
import type { Conflict } from './use-document.ts'
import * as styles from './editor.module.css'

export function ConflictDialog({
  conflicts,
  onSettle,
}: {
  conflicts: readonly Conflict[]
  onSettle: (choose: MergeChoice) => void
}) {
  const [theirs, setTheirs] = useState<readonly string[]>([])
  const all = conflicts.flatMap(({ locale, conflicts: own }) =>
    own.map((conflict) => ({ ...conflict, locale, id: `${conflict.block}/${conflict.path.join('/')}` })),
  )
  const settle = () => onSettle(({ block, path }) => (theirs.includes(`${block}/${path.join('/')}`) ? 'theirs' : 'mine'))
  return (
    <Dialog title={say.conflictTitle()} onClose={settle}>
      <p>{say.conflictNote()}</p>
      {all.map(({ id, locale, path, mine, theirs: other }) => (
        <fieldset key={`${locale} ${id}`} className={styles.choices}>
          <legend className={styles.label}>
            {markets[locale]()}: {path.map(fieldName).join(' · ')}
          </legend>
          {(
            [
              ['mine', mine],
              ['theirs', other],
            ] as const
          ).map(([whose, value]) => (
            <label key={whose}>
              <input
                type="radio"
                name={`${locale} ${id}`}
                checked={theirs.includes(id) === (whose === 'theirs')}
                onChange={() => setTheirs(whose === 'theirs' ? [...theirs, id] : theirs.filter((one) => one !== id))}
              />
              <span>
                <b>{whose === 'mine' ? say.mine() : say.theirs()}</b>{' '}
                <span lang={MARKETS[locale].language}>{inText(value) || say.nothing()}</span>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <div className={styles.acts}>
        <Button kind="primary" onClick={settle}>
          {say.joinThem()}
        </Button>
      </div>
    </Dialog>
  )
}
