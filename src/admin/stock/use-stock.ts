/** What the pages of stock ask the server. */
import { useQuery } from '@tanstack/react-query'
import { locale } from '#messages/text.ts'
import * as say from '#messages/admin/stock.ts'
import { read, sentenceOf } from '#admin/client/calls.browser.ts'
import { useStaff } from '#admin/client/staff.ts'
import type { StockSummary } from '#admin/schema/stock.ts'

export const useSummary = () => useQuery({ queryKey: ['stock', 'summary'], queryFn: () => read<StockSummary>('/stock-summary') })

export interface Places {
  warehouses: StockSummary['warehouses']
  /** Name of a warehouse; its id while it is not known. */
  nameOf(id: string): string
}

/** Returns the warehouses with their names in the language of the page. */
export function usePlaces(): Places {
  const warehouses = useSummary().data?.warehouses ?? []
  return { warehouses, nameOf: (id) => warehouses.find((one) => one.id === id)?.name[locale()] ?? id }
}

/** Returns whether the person may change stock. */
export const useMayChange = (): boolean => useStaff().actions.includes('stock.change')

/** Returns the sentence of a refusal. */
export const stockSentence = (refused: { code: string }): string =>
  (Object.hasOwn(say.refusals, refused.code) ? say.refusals[refused.code] : undefined)?.() ?? sentenceOf(refused)
