/** A table that goes on over pages: columns as wide as their figures, a head that is repeated, and tags. */
import type { Sheet, Tag, TextStyle } from '../sheet/sheet.ts'
import { drawLines, type Flow } from './flow.ts'
import { COLOURS, leading, STYLES } from './style.ts'

export interface CellText {
  text: string
  style: TextStyle
}

export interface Column {
  head: string
  align: 'left' | 'right'
  /** The one of words, which takes the width that the others leave. */
  isWide?: boolean
}

export interface TableContent {
  x: number
  width: number
  columns: readonly Column[]
  /** Paragraphs of each cell. */
  rows: readonly (readonly (readonly CellText[])[])[]
}

interface Place {
  x: number
  width: number
}
type Cell = readonly CellText[]
interface SetRow {
  cells: { lines: string[]; style: TextStyle }[][]
  height: number
}

/** A table whose lines are broken: its height is known before it is drawn. */
export interface SetTable {
  content: TableContent
  places: Place[]
  head: SetRow
  rows: SetRow[]
  height: number
}

const GAP = 8
const PADDING = 4
/** A column of words is never narrower: letters become smaller where figures leave less. */
const MIN_WORDS = 72
const SMALLER = 0.93

/** `scale`: of all letters. */
export function setTable(sheet: Sheet, content: TableContent, scale = 1): SetTable {
  const { x, width, columns } = content
  const styled = (cells: readonly Cell[]): Cell[] =>
    cells.map((cell, at) => {
      const { align } = columns[at]!
      return cell.map(({ text, style }) => ({
        text,
        style: { ...style, size: style.size * scale, align, isTabular: align === 'right' },
      }))
    })
  const head = styled(columns.map(({ head: text }) => [{ text, style: STYLES.columnHead }]))
  const rows = content.rows.map(styled)
  const needed = columns.map(({ isWide = false }, at) =>
    isWide ? 0 : Math.max(headWidth(sheet, head[at]!), ...rows.map((row) => figureWidth(sheet, row[at]!))),
  )
  const taken = needed.reduce((sum, each) => sum + each, GAP * (columns.length - 1) + 2 * PADDING)
  if (width - taken < MIN_WORDS) return setTable(sheet, content, scale * SMALLER)
  let left = x + PADDING
  const places = columns.map(({ isWide = false }, at) => {
    const place = { x: left, width: isWide ? width - taken : needed[at]! }
    left += place.width + GAP
    return place
  })
  const setRow = (cells: readonly Cell[]): SetRow => {
    const set = cells.map((cell, at) =>
      cell.map(({ text, style }, paragraph) => {
        const lines = sheet.wrap(text, places[at]!.width, style)
        // A space between the words of this paragraph and those of the next.
        if (paragraph < cell.length - 1) lines.push(`${lines.pop() ?? ''} `)
        return { lines, style }
      }),
    )
    return { cells: set, height: Math.max(...set.map(heightOf)) + 2 * PADDING }
  }
  const all = [head, ...rows].map(setRow)
  return { content, places, head: all[0]!, rows: all.slice(1), height: all.reduce((sum, { height }) => sum + height, 0) }
}

const heightOf = (cell: SetRow['cells'][number]): number =>
  cell.reduce((sum, { lines, style }) => sum + lines.length * leading(style), 0)

/** Figures are not broken. */
const figureWidth = (sheet: Sheet, cell: Cell): number => Math.max(0, ...cell.map(({ text, style }) => sheet.width(text, style)))

/** Returns the width in which a head has two lines. */
function headWidth(sheet: Sheet, [head]: Cell): number {
  const { text, style } = head!
  const words = text.split(' ')
  const wide = (from: number, to?: number) => sheet.width(words.slice(from, to).join(' '), style)
  return Math.min(...words.map((_, at) => Math.max(wide(0, at), wide(at))))
}

/** Draws the table; a row stays whole. */
export function drawTable(flow: Flow, { content, places, head, rows }: SetTable, parent?: Tag): void {
  const { sheet } = flow
  flow.need(head.height + (rows[0]?.height ?? 0))
  const table = sheet.part('Table', parent)
  drawGround(flow, content, head.height)
  const headRow = sheet.part('TR', sheet.part('THead', table))
  drawCells(flow, head, places, (draw) => sheet.tagged('TH', headRow, draw, { scope: 'Column' }))
  const body = sheet.part('TBody', table)
  for (const [at, row] of rows.entries()) {
    if (flow.need(row.height)) {
      drawGround(flow, content, head.height)
      sheet.artifact(() => drawCells(flow, head, places, (draw) => draw()), 'Pagination')
    } else if (at > 0) flow.rule(flow.y, content.x, content.x + content.width)
    const tag = sheet.part('TR', body)
    drawCells(flow, row, places, (draw) => sheet.tagged('TD', tag, draw))
  }
  flow.rule(flow.y, content.x, content.x + content.width)
}

const drawGround = ({ sheet, y }: Flow, { x, width }: TableContent, height: number): void =>
  sheet.artifact(() => sheet.doc.rect(x, y, width, height).fill(COLOURS.ground))

function drawCells(flow: Flow, { cells, height }: SetRow, places: readonly Place[], tag: (draw: () => void) => void): void {
  for (const [at, cell] of cells.entries()) {
    const { x, width } = places[at]!
    tag(() => {
      let y = flow.y + PADDING
      for (const { lines, style } of cell)
        y = drawLines(flow.sheet, lines, {
          x: style.align === 'right' ? x + width : x,
          y,
          style,
        })
    })
  }
  flow.y += height
}
