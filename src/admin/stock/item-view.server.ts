/** A variant with its stock, as the back office shows it. */
import { sizeLabel } from '#domain/catalog/size.ts'
import { optionText } from '#domain/products/option-text.ts'
import type { StockItem } from '#services/stock/find-stock.ts'
import type { StockItemView } from '#admin/schema/stock.ts'

/** Sizes and colours are Romanian, as everywhere in the office. */
export const itemView = ({
  item,
  product,
  sku,
  barcode,
  name,
  size,
  color,
  picture,
  low,
  onTheWay,
  sold,
  places,
}: StockItem): StockItemView => ({
  item,
  product,
  sku,
  barcode,
  name,
  option: optionText(sizeLabel(size, 'ro'), color),
  picture,
  low,
  onTheWay,
  sold,
  places,
})
