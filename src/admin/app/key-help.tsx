/** Help on keys: what each does, and whether single letters do anything. */
import { useState } from 'react'
import * as say from '#messages/admin/palette.ts'
import type { AdminPage } from '#admin/client/page.ts'
import { lettersAreOn, turnLetters } from '#admin/client/use-keys.ts'
import { Dialog } from '#admin/ui/dialog.tsx'
import { LETTERS } from './go-keys.ts'
import * as styles from './key-help.module.css'

type Line = readonly [name: string, ...keys: string[]]

const everywhere = (): Line[] => [
  [say.searchOrJump(), 'Ctrl', 'K'],
  [say.keys.help(), '?'],
  [say.keys.find(), '/'],
  [say.keys.filter(), 'F'],
  [say.keys.save(), 'Ctrl', 'S'],
  [say.keys.undo(), 'Ctrl Z', 'Ctrl Y'],
  [say.keys.close(), 'Esc'],
  [say.keys.side(), '['],
]
const lists = (): Line[] => [
  [say.keys.rows(), 'J', 'K'],
  [say.keys.choose(), 'X', 'Shift X'],
  [say.keys.all(), 'Ctrl', 'A'],
  [say.keys.open(), 'Enter'],
  [say.keys.look(), 'Space'],
  [say.keys.edit(), 'E'],
]

export function KeyHelp({ pages, onClose }: { pages: readonly AdminPage[]; onClose: () => void }) {
  const [isOn, setOn] = useState(lettersAreOn)
  const ways = Object.entries(LETTERS).flatMap(([letter, path]): Line[] => {
    const page = pages.find((one) => one.path === path)
    return page ? [[page.title(), 'G', letter.toUpperCase()]] : []
  })
  return (
    <Dialog title={say.help()} size="widest" onClose={onClose}>
      <div className={styles.columns}>
        <Lines title={say.everywhere()} lines={everywhere()} />
        <Lines title={say.goTo()} lines={ways} />
        <Lines title={say.lists()} lines={lists()} />
      </div>
      <label className={styles.letters}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => {
            turnLetters(event.target.checked)
            setOn(event.target.checked)
          }}
        />
        {say.singleLetters()}
      </label>
    </Dialog>
  )
}

const Lines = ({ title, lines }: { title: string; lines: readonly Line[] }) => (
  <section>
    <h3>{title}</h3>
    <dl>
      {lines.map(([name, ...keys]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {keys.map((key) => (
              <kbd key={key} className={styles.key}>
                {key}
              </kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  </section>
)
