/** What is promised of a product beyond the legal guarantee, among its specifications; nothing where nothing was said (LAW-18…20). */
import type { ProductDetails, Specification } from '#catalog/products/details.ts'
import type { Market } from '#domain/market/market.ts'
import * as text from '#messages/product.ts'

export function guaranteesOf({ guarantees }: ProductDetails, { currency }: Market): Specification[] {
  const { durabilityYears, huMonths, softwareMonths, spareParts, repair } = guarantees
  const said: [name: string, value: string | null][] = [
    [text.durabilityGuarantee(), durabilityYears === null ? null : text.yearsText(durabilityYears)],
    [text.mandatoryGuarantee(), currency === 'HUF' && huMonths ? text.monthsText(huMonths) : null],
    [text.softwareUpdates(), softwareMonths ? text.monthsText(softwareMonths) : null],
    [text.spareParts(), spareParts],
    [text.repair(), repair],
  ]
  return said.flatMap(([name, value]) => (value === null ? [] : { name, value }))
}
