/** What a product fits with, as one cell: `SKU` fits alone, `SKU@SKU` with the adapter behind the sign. */
import type { FitInput } from '../catalog/catalog-input.ts'
import { listCell, listOf, textsOf } from './cell.ts'

/** A SKU with the sign in it, or one that reads like an array, stands in an array of its own. */
const isPlain = (sku: string): boolean => !sku.includes('@') && !sku.startsWith('[')

function fitText({ sku, adapter }: FitInput): string {
  const skus = adapter === null ? [sku] : [sku, adapter]
  return skus.every(isPlain) ? skus.join('@') : JSON.stringify(skus)
}

function fitIn(text: string): FitInput {
  const [sku, adapter = null, ...more] = textsOf(text) ?? []
  if (sku !== undefined && more.length === 0) return { sku, adapter }
  const at = text.lastIndexOf('@')
  return at <= 0 ? { sku: text, adapter: null } : { sku: text.slice(0, at), adapter: text.slice(at + 1) }
}

export const fitsCell = (fits: readonly FitInput[]): string => listCell(fits.map(fitText))
export const fitsOf = (cell: string): FitInput[] => listOf(cell).map(fitIn)
