/** Counted pieces: a row for an item in a warehouse. */
import { columnsOf } from '#domain/imports/columns.ts'
import { writeStock } from '#services/catalog/write-catalog.ts'
import { readStockPlaces } from '#store/imports/row-records.ts'
import { rowKind } from './row-kind.ts'

/** Between a SKU and its warehouse. */
const IN = '\u001f'
const partsOf = (key: string): { sku: string; warehouse: string } => {
  const [sku = '', warehouse = ''] = key.split(IN)
  return { sku, warehouse }
}

export const stock = rowKind({
  columns: columnsOf('stock', []),
  identity: ['sku', 'warehouse'],
  keyOf: ({ sku = '', warehouse = '' }) => `${sku.trim()}${IN}${warehouse.trim()}`,
  defaults: {},
  makes: false,
  check({ on_hand: onHand = '' }, refuse, known) {
    if (onHand.startsWith('-')) refuse('on_hand', 'not_a_number', onHand)
    const reserved = Number(known?.['reserved'] ?? 0)
    if (Number(onHand) < reserved) refuse('on_hand', 'refused', `${reserved} reserved`)
  },
  async read(query, keys) {
    const places = await readStockPlaces(query, keys.map(partsOf))
    return new Map(
      places.map(({ sku, warehouse, onHand, reserved }) => [
        `${sku}${IN}${warehouse}`,
        { on_hand: String(onHand), reserved: String(reserved) },
      ]),
    )
  },
  async write(changes, { tx, now, actor, reason }) {
    await writeStock(
      tx,
      changes.map(({ key, fields }) => ({ ...partsOf(key), onHand: Number(fields['on_hand'] || 0) })),
      { kind: 'import', at: now, staffName: actor.staffName, note: reason },
    )
  },
  remove: async () => undefined,
})
