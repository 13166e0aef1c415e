/** A size as staff read it. */
import { sizeLabel, sizeMeasure, type Size } from '#domain/catalog/size.ts'
import type { JsonValue } from '#domain/staff/audit-entry.ts'
import { oneSize } from '#messages/admin/product.ts'
import { locale } from '#messages/text.ts'

/** '3–6 luni, 68 cm'; the word for one size where there is no choice. */
export const sizeText = (size: JsonValue): string => {
  if (size === null) return oneSize()
  const known = size as unknown as Size
  return [sizeLabel(known, locale()), sizeMeasure(known, locale())].filter(Boolean).join(', ')
}
