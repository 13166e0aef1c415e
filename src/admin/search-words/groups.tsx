/** Words that mean the same, by language. */
import { useDeferredValue, useState } from 'react'
import type { Locale } from '#domain/market/market.ts'
import { fold } from '#domain/search/fold.ts'
import { synonymName } from '#domain/search/synonym-group.ts'
import * as say from '#messages/admin/settings/search-words.ts'
import { locale } from '#messages/text.ts'
import type { GroupView, SynonymsView } from '#admin/schema/settings/search-words.ts'
import { Button } from '#admin/ui/button.tsx'
import { TextField } from '#admin/ui/field.tsx'
import { Icon } from '#admin/ui/icon.tsx'
import { Key } from '#admin/ui/key.tsx'
import { MarketFlag } from '#admin/ui/market.tsx'
import { Note } from '#admin/ui/note.tsx'
import { TableHead } from '#admin/ui/table-head.tsx'
import * as table from '#admin/ui/table.module.css'
import { MarketChoice } from './market-choice.tsx'
import * as styles from './search-words.module.css'

export interface GroupActs {
  add: () => void
  change: (group: GroupView) => void
  remove: (group: GroupView) => void
}

interface Props {
  view: SynonymsView
  /** Null for who may only look. */
  acts: GroupActs | null
}

export function Groups({ view, acts }: Props) {
  const [market, setMarket] = useState<Locale | ''>(locale())
  const [typed, setTyped] = useState('')
  const words = fold(useDeferredValue(typed.trim()))
  const groups = view.groups.filter(
    (group) => (market === '' || group.locale === market) && (words === '' || fold(synonymName(group)).includes(words)),
  )
  return (
    <section className={styles.section} aria-labelledby="alike">
      <div className={styles.head}>
        <h2 id="alike">{say.alike()}</h2>
        <div className={styles.choices}>
          <MarketChoice value={market} onChange={setMarket} />
          {acts && (
            <Button size="small" onClick={acts.add}>
              <Icon name="plus" small /> {say.add()} <Key>N</Key>
            </Button>
          )}
        </div>
      </div>
      {view.isHosted && <Note kind="plain">{say.hosted()}</Note>}
      <div className={styles.find}>
        <TextField label={say.findGroup()} type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </div>
      {groups.length === 0 ? <p role="status">{say.noGroups()}</p> : <GroupTable groups={groups} acts={acts} />}
      <p className={styles.muted}>{say.needNone()}</p>
    </section>
  )
}

const GroupTable = ({ groups, acts }: Pick<Props, 'acts'> & { groups: readonly GroupView[] }) => (
  <div className={table.wrap}>
    <table className={table.table}>
      <caption className={table.hidden}>{say.alike()}</caption>
      <TableHead columns={[say.words(), say.whichWay()]} {...(acts && { actions: say.actions() })} />
      <tbody>
        {groups.map((group) => (
          <GroupRow key={group.id} group={group} acts={acts} />
        ))}
      </tbody>
    </table>
  </div>
)

const GroupRow = ({ group, acts }: Pick<Props, 'acts'> & { group: GroupView }) => (
  <tr>
    <th scope="row">
      <span className={styles.words} lang={group.locale}>
        <MarketFlag market={group.locale} isNamed />
        {group.words.map((word) => (
          <span key={word} className={styles.word}>
            {word}
          </span>
        ))}
      </span>
    </th>
    <td className={table.muted}>{group.target === null ? say.bothWays() : say.to({ word: group.target })}</td>
    {acts && (
      <td>
        <span className={styles.acts}>
          <Button size="small" aria-label={`${say.change()}: ${synonymName(group)}`} onClick={() => acts.change(group)}>
            {say.change()}
          </Button>
          <Button
            size="small"
            kind="quiet"
            aria-label={`${say.remove()}: ${synonymName(group)}`}
            onClick={() => acts.remove(group)}
          >
            {say.remove()}
          </Button>
        </span>
      </td>
    )}
  </tr>
)
