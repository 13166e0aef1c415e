/** Lines of an order by where their pieces are: in a shipment, waiting, or neither. */
import { smallestStep } from '#domain/pricing/money.ts'
import type { OrderLineView, OrderView } from '#admin/schema/order.ts'

export interface GroupedLine {
  line: OrderLineView
  /** Pieces of the line in this group. */
  qty: number
  /** Of the line's total. Null for a further part of a bundle, whose amount stands where its first part is. */
  amount: number | null
  parts: { name: string; qty: number }[]
}

export interface LineGroup {
  /** Position of a shipment, 'waiting', or null for lines that are nowhere. */
  at: number | 'waiting' | null
  lines: GroupedLine[]
}

type Grouped = Pick<OrderView, 'lines' | 'shipments' | 'waiting' | 'currency'>

/** Returns the groups that have lines: shipments in their order, then what waits, then the rest. Amounts of a line add up to its total. */
export function lineGroups(order: Grouped): LineGroup[] {
  const goods = order.lines.filter(({ kind }) => kind !== 'transport')
  const counted = new Map<number, number>()
  const place = (line: OrderLineView, qty: number, parts: GroupedLine['parts']): GroupedLine => {
    const before = counted.get(line.position) ?? 0
    const after = line.kind === 'bundle' ? line.qty : Math.min(line.qty, before + qty)
    counted.set(line.position, after)
    const isFurther = line.kind === 'bundle' && before > 0
    const amount = isFurther ? null : shareOf(line, after, order.currency) - shareOf(line, before, order.currency)
    return { line, qty: line.kind === 'bundle' ? line.qty : qty, amount, parts }
  }
  const groups: LineGroup[] = order.shipments.map(({ position, lines }) => ({
    at: position,
    lines: goods.flatMap((line) => {
      const sent = lines.filter((one) => one.line === line.position)
      if (sent.length === 0) return []
      const parts = sent.flatMap(({ part, qty }) => (part === null ? [] : [{ name: part, qty }]))
      return [place(line, parts.length > 0 ? line.qty : sent.reduce((sum, { qty }) => sum + qty, 0), parts)]
    }),
  }))
  const waits = goods.flatMap((line) => {
    const parts = waitingParts(order, line)
    return line.waiting > 0 || parts.length > 0 ? [place(line, line.waiting, parts)] : []
  })
  const rest = goods.flatMap((line) => {
    const left = line.qty - (counted.get(line.position) ?? 0)
    const parts = line.parts.map(({ name, qty }) => ({ name, qty: qty * line.qty }))
    return left > 0 ? [place(line, left, parts)] : []
  })
  return [...groups, { at: 'waiting' as const, lines: waits }, { at: null, lines: rest }].filter(({ lines }) => lines.length > 0)
}

/** Returns the parts of a bundle that wait. */
function waitingParts({ waiting }: Grouped, line: OrderLineView): GroupedLine['parts'] {
  if (line.kind !== 'bundle') return []
  if (waiting.length === 0) return line.waiting > 0 ? line.parts.map(({ name, qty }) => ({ name, qty: qty * line.qty })) : []
  return line.parts.flatMap(({ sku, name }) => {
    const qty = waiting.reduce((sum, { pieces }) => sum + (pieces.find((one) => one.sku === sku)?.qty ?? 0), 0)
    return qty > 0 ? [{ name, qty }] : []
  })
}

/** Returns the part of a line's total that its first `count` pieces have: all of them have the whole of it. */
function shareOf({ total, qty }: OrderLineView, count: number, currency: OrderView['currency']): number {
  const step = smallestStep(currency)
  return count === qty ? total : Math.floor((total * count) / qty / step) * step
}
