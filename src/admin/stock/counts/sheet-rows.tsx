/** Articles of a sheet: what is there, what was expected, and codes that no article has. */
import { useState } from 'react'
import { MOST_PIECES } from '#domain/stock/movement.ts'
import * as say from '#messages/admin/stock-papers.ts'
import * as stock from '#messages/admin/stock.ts'
import { formatCount } from '#messages/text.ts'
import { Button } from '#admin/ui/button.tsx'
import { TableHead } from '#admin/ui/table-head.tsx'
import { Article } from '../article.tsx'
import { NameDialog } from './name-dialog.tsx'
import type { SheetView, ShownLine } from './sheet-view.ts'
import * as styles from './sheet.module.css'

const FILTERS = ['all', 'open', 'differences', 'unknown'] as const
type Filter = (typeof FILTERS)[number]

interface Props extends Pick<SheetView, 'lines' | 'unknown'> {
  id: string
  isOpen: boolean
  onAdd: (code: string, pieces: number) => void
  onNamed: () => void
}

/** Rows that are drawn at once; more are one press away. */
const DRAWN = 200

const columns = () => {
  const numbers = [say.counted, say.expected, say.difference].map((name) => ({ number: name() }))
  return [stock.article(), say.shelf(), ...numbers, stock.who()]
}

export function SheetRows({ id, lines, unknown, isOpen, onAdd, onNamed }: Props) {
  const [filter, setFilter] = useState<Filter>('all')
  const [drawn, setDrawn] = useState(DRAWN)
  const [named, setNamed] = useState<string | null>(null)
  const chosen: Record<Filter, readonly ShownLine[]> = {
    all: lines,
    open: lines.filter(({ counted }) => counted === null),
    differences: lines.filter(({ difference }) => (difference ?? 0) !== 0),
    unknown: [],
  }
  const counts = { all: lines.length, open: chosen.open.length, differences: chosen.differences.length, unknown: unknown.length }
  return (
    <>
      <nav className={styles.filters} aria-label={say.filtersLabel()}>
        {FILTERS.map((one) => (
          <button key={one} type="button" aria-current={one === filter ? 'true' : undefined} onClick={() => setFilter(one)}>
            {say.filters[one]()} <span>{formatCount(counts[one])}</span>
          </button>
        ))}
      </nav>
      <table className={styles.rows}>
        <TableHead columns={columns()} />
        <tbody>
          {(filter === 'all' || filter === 'unknown') &&
            unknown.map(({ code, pieces }) => (
              <tr key={code} className={styles.unknown}>
                <th scope="row">
                  {code} <span className={styles.bad}>{say.noArticle()}</span>
                </th>
                <td className={styles.number} colSpan={2}>
                  {pieces}
                </td>
                <td colSpan={3}>
                  {isOpen && (
                    <Button size="small" onClick={() => setNamed(code)}>
                      {say.sayWhat()}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          {chosen[filter].slice(0, drawn).map((line) => (
            <Row key={line.item} line={line} isOpen={isOpen} onAdd={onAdd} />
          ))}
        </tbody>
      </table>
      {chosen[filter].length > drawn && (
        <Button onClick={() => setDrawn(drawn + DRAWN)}>{stock.articles(chosen[filter].length - drawn)}</Button>
      )}
      {named !== null && <NameDialog id={id} code={named} onClose={() => setNamed(null)} onNamed={onNamed} />}
    </>
  )
}

function Row({ line, isOpen, onAdd }: { line: ShownLine; isOpen: boolean } & Pick<Props, 'onAdd'>) {
  const { counted, expected, difference, moved } = line
  const tone = difference === null || difference === 0 ? styles.muted : difference < 0 ? styles.bad : styles.warn
  return (
    <tr className={counted === null ? styles.open : undefined}>
      <th scope="row">
        <Article article={line} />
      </th>
      <td className={styles.shelf}>{line.shelf}</td>
      <td className={styles.number}>{isOpen ? <Counted key={counted} line={line} onAdd={onAdd} /> : (counted ?? '–')}</td>
      <td className={styles.expected}>
        {counted === null ? '·' : expected}
        {moved !== 0 && <small> {say.movedSince({ pieces: signed(moved) })}</small>}
      </td>
      <td className={`${styles.difference} ${tone}`}>{difference !== null && signed(difference)}</td>
      <td className={styles.who}>{line.by}</td>
    </tr>
  )
}

const signed = (pieces: number): string => (pieces > 0 ? `+${pieces}` : String(pieces).replace('-', '−'))

/** The number of an article: what is typed becomes a scan of the difference, so that two people never overwrite each other. */
function Counted({ line, onAdd }: { line: ShownLine } & Pick<Props, 'onAdd'>) {
  const before = line.counted
  const [typed, setTyped] = useState(before === null ? '' : String(before))
  const write = () => {
    if (!/^\d{1,6}$/.test(typed.trim())) return setTyped(before === null ? '' : String(before))
    const pieces = Math.min(Number(typed), MOST_PIECES)
    if (pieces !== before) onAdd(line.barcode ?? line.sku, pieces - (before ?? 0))
  }
  return (
    <input
      inputMode="numeric"
      aria-label={say.countedOf({ name: `${line.name} ${line.option}` })}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={write}
      onKeyDown={(event) => {
        if (event.key === 'Enter') write()
        if (event.key === 'Escape') setTyped(before === null ? '' : String(before))
      }}
    />
  )
}
