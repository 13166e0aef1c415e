/** Types of product as rows: what each is called, what it is a kind of, and whether it is as shipped. */
import * as say from '#messages/admin/settings/product-types.ts'
import { formatCount, locale } from '#messages/text.ts'
import type { CountedTypeView, TypeView } from '#admin/schema/settings/product-types.ts'
import { Button } from '#admin/ui/button.tsx'
import { TableHead } from '#admin/ui/table-head.tsx'
import * as table from '#admin/ui/table.module.css'
import * as styles from './product-types.module.css'

export interface TypeActs {
  change: (type: TypeView) => void
  /** Off, or on again. */
  turn: (type: TypeView) => void
  reset: (type: TypeView) => void
}

interface Props {
  types: readonly CountedTypeView[]
  /** Of the types by their keys. */
  names: ReadonlyMap<string, string>
  /** Null for who may only look. */
  acts: TypeActs | null
}

/** Names of a type that its row shows. */
const SHOWN = 6

export const shownName = ({ key, names }: Pick<TypeView, 'key' | 'names'>): string => names[locale()][0] ?? key

export const TypeTable = ({ types, names, acts }: Props) => (
  <div className={table.wrap}>
    <table className={table.table}>
      <caption className={table.hidden}>{say.title()}</caption>
      <TableHead
        columns={[
          say.columns.name(),
          say.columns.names(),
          say.columns.broader(),
          { number: say.columns.products() },
          say.columns.state(),
        ]}
        {...(acts && { actions: say.actions() })}
      />
      <tbody>
        {types.map((type) => (
          <TypeRow key={type.key} type={type} names={names} acts={acts} />
        ))}
      </tbody>
    </table>
  </div>
)

function TypeRow({ type, names, acts }: Omit<Props, 'types'> & { type: CountedTypeView }) {
  const others = type.names[locale()].slice(1)
  return (
    <tr className={type.isRemoved ? styles.off : undefined}>
      <th scope="row" className={styles.name}>
        {shownName(type)}
      </th>
      <td>
        <span className={styles.words}>
          {others.slice(0, SHOWN).map((name) => (
            <span key={name} className={styles.word}>
              {name}
            </span>
          ))}
          {others.length > SHOWN && <span className={table.muted}>{say.andMore(others.length - SHOWN)}</span>}
        </span>
      </td>
      <td className={table.muted}>{type.broader.map((key) => names.get(key) ?? key).join(', ')}</td>
      <td className={table.number}>{formatCount(type.products)}</td>
      <td className={table.muted}>{say.state[type.isRemoved ? 'off' : type.state]()}</td>
      {acts && <ActCell type={type} acts={acts} />}
    </tr>
  )
}

function ActCell({ type, acts }: { type: TypeView; acts: TypeActs }) {
  const name = shownName(type)
  const turn = type.isRemoved ? say.switchOn() : say.switchOff()
  const reset = type.state === 'own' ? say.remove() : say.reset()
  return (
    <td>
      <span className={styles.acts}>
        <Button size="small" aria-label={`${say.change()}: ${name}`} onClick={() => acts.change(type)}>
          {say.change()}
        </Button>
        <Button size="small" kind="quiet" aria-label={`${turn}: ${name}`} onClick={() => acts.turn(type)}>
          {turn}
        </Button>
        {type.state !== 'shipped' && (
          <Button size="small" kind="quiet" aria-label={`${reset}: ${name}`} onClick={() => acts.reset(type)}>
            {reset}
          </Button>
        )}
      </span>
    </td>
  )
}
