/** Says which article an unknown code is. */
import { useState } from 'react'
import * as shell from '#messages/admin/shell.ts'
import * as say from '#messages/admin/stock-papers.ts'
import { search } from '#messages/admin/stock.ts'
import { call } from '#admin/client/calls.browser.ts'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { Note } from '#admin/ui/note.tsx'
import type { StockPageView } from '#admin/schema/stock.ts'
import { Article } from '../article.tsx'
import { FindField } from '../find-field.tsx'
import { stockSentence } from '../use-stock.ts'
import * as styles from '../stock.module.css'

interface Props {
  id: string
  code: string
  onClose: () => void
  onNamed: () => void
}

export function NameDialog({ id, code, onClose, onNamed }: Props) {
  const [found, setFound] = useState<StockPageView['items'] | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const find = async (words: string) => {
    const answer = await call<StockPageView>('GET', `/stock?${new URLSearchParams({ words }).toString()}`)
    if (answer.ok) setFound(answer.data.items)
    else setFailure(answer.code === 'offline' ? say.needsNetwork() : stockSentence(answer))
  }
  const name = async (item: string) => {
    const answer = await call('POST', `/stock-counts/${id}/codes`, { code, item })
    if (!answer.ok) return setFailure(stockSentence(answer))
    onNamed()
    onClose()
  }
  return (
    <Dialog title={say.sayWhatOf({ code })} onClose={onClose}>
      <div className={styles.form}>
        {failure && <Note kind="bad">{failure}</Note>}
        <FindField label={search()} words="" onFind={(words) => void find(words)} />
        {found?.length === 0 && <p role="status">{say.noneFound()}</p>}
        {found && found.length > 0 && (
          <table className={styles.table}>
            <tbody>
              {found.map((item) => (
                <tr key={item.item}>
                  <th scope="row">
                    <Article article={item} />
                  </th>
                  <td>
                    <Button size="small" onClick={() => void name(item.item)}>
                      {say.thisOne()}
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <div className={styles.acts}>
          <Button onClick={onClose}>{shell.cancel()}</Button>
        </div>
      </div>
    </Dialog>
  )
}
