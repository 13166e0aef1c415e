/** Removes a brand, or says what names it. */
import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as say from '#messages/admin/goods/brands.ts'
import { cancel } from '#messages/admin/shell.ts'
import { call } from '#admin/client/calls.browser.ts'
import { RefusalNote } from '#admin/client/refusal-note.tsx'
import { useWritten } from '#admin/client/use-written.ts'
import type { BrandView } from '#admin/schema/goods/brands.ts'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { useRefreshList } from './use-brands.ts'
import * as styles from './brands.module.css'

const USES = ['products', 'coupons', 'contents', 'collections'] as const

export function RemoveBrand({ brand: { id, version, uses } }: { brand: BrandView }) {
  const [isAsking, setAsking] = useState(false)
  const written = useWritten()
  const refresh = useRefreshList()
  const navigate = useNavigate()
  const named = USES.filter((use) => uses[use] > 0)
  const remove = () => {
    setAsking(false)
    written.write<{ entries: string[] }>({
      call: () => call('POST', `/brands/${id}/remove`, { version }),
      words: say.removed(),
      done: () => {
        void navigate('/brands')
        void refresh()
      },
    })
  }
  return (
    <section className={styles.section} aria-labelledby="brand-removal">
      <h2 id="brand-removal">{say.remove()}</h2>
      <RefusalNote failure={written.failure} />
      {named.length > 0 ? (
        <p className={styles.hint}>{say.stays({ uses: named.map((use) => say.uses[use](uses[use])).join(', ') })}</p>
      ) : (
        <div className={styles.row}>
          <Button kind="destructive" isBusy={written.isBusy} onClick={() => setAsking(true)}>
            {say.remove()}
          </Button>
          <span className={styles.hint}>{say.removeText()}</span>
        </div>
      )}
      {isAsking && (
        <Dialog title={say.remove()} onClose={() => setAsking(false)}>
          <p>{say.removeText()}</p>
          <div className={styles.foot}>
            <Button onClick={() => setAsking(false)}>{cancel()}</Button>
            <Button kind="destructive" onClick={remove}>
              {say.remove()}
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  )
}
