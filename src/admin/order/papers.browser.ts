/** What is printed of orders. Each returns why nothing was printed, as a sentence, or null. */
import { sentenceOf } from '#admin/client/calls.browser.ts'
import { keepFile } from '#admin/client/keep-file.browser.ts'

async function kept(path: string): Promise<string | null> {
  const refused = await keepFile(path)
  return refused && sentenceOf(refused)
}

const queryOf = (name: 'orders' | 'awbs', values: readonly string[]): string =>
  new URLSearchParams({ [name]: values.join(',') }).toString()

export const keepPicking = (numbers: readonly string[]): Promise<string | null> =>
  kept(`/picking.pdf?${queryOf('orders', numbers)}`)

/** Labels of parcels of orders that have not arrived. */
export const keepLabels = (numbers: readonly string[]): Promise<string | null> => kept(`/labels?${queryOf('orders', numbers)}`)

export const keepParcelLabels = (awbs: readonly string[]): Promise<string | null> => kept(`/labels?${queryOf('awbs', awbs)}`)
