/** `shop import …` and `shop export …`: data of the shop as files. */
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { RowFault } from '#domain/imports/price-row.ts'
import { decimalText } from '#domain/pricing/money.ts'
import type { PriceTerms } from '#domain/pricing/price-change.ts'
import { exportPrices } from '#services/imports/export-prices.ts'
import { checkPriceFile, importPrices, type PriceDifference, type PriceFault } from '#services/imports/import-prices.ts'
import { createJobSignal } from '#services/job-signal.ts'
import { CONSOLE } from '#services/staff/audit.ts'
import type { Database } from '#store/database/db.ts'
import { CommandError } from './arguments/command-error.ts'
import { readOptions } from './arguments/options.ts'
import { refusalInWords } from './prices.ts'

export const IMPORT_USAGE = `  export prices                             every price as CSV: sku, market, price, reduced, prp
  import prices <file> [--dry-run]          change the prices that differ from a CSV file with these columns; with a fault in it nothing is
                                            written; --dry-run only says what would change. If it is broken off, run it again
`
/** Faults and differences that are told one by one. */
const LINES_TOLD = 200

/** @throws CommandError */
export async function exportCommand(db: Database, words: readonly string[]): Promise<string> {
  if (words.length !== 1 || words[0] !== 'prices') throw new CommandError(IMPORT_USAGE.trimEnd())
  return (await Array.fromAsync(exportPrices({ db }))).join('').trimEnd()
}

/** @throws CommandError */
export async function importCommand(db: Database, args: readonly string[], now: Date): Promise<string> {
  const { words, options } = readOptions(args, ['dry-run'])
  const [kind, file, ...rest] = words
  if (kind !== 'prices' || file === undefined || rest.length > 0) throw new CommandError(IMPORT_USAGE.trimEnd())
  const shop = { db, clock: { now: () => now }, jobSignal: createJobSignal() }
  const { faults, changed, same } = await checkPriceFile(shop, await bytesOf(file))
  if (faults.length > 0) throw new CommandError(`${told(faults.map(faultInWords))}\nNothing was changed.`)
  const counts = `${changed.length} changed, ${same} the same`
  if (options['dry-run'] === true)
    return [told(changed.map(differenceInWords)), `${counts}; nothing was written.`].join('\n').trim()
  const answer = await importPrices(shop, CONSOLE, { changed, reason: `import of ${basename(file)}` })
  if (!answer.ok) {
    const refused = told(answer.refused.map(refusalInWords))
    throw new CommandError(`${refused}\n${answer.written} prices were written before. Run the import again for the others.`)
  }
  return `${counts}.`
}

/** @throws CommandError */
async function bytesOf(file: string): Promise<Uint8Array> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`The file ${file} cannot be read: ${error.code}.`)
  })
}

function told(lines: readonly string[]): string {
  const more = lines.length - LINES_TOLD
  return [...lines.slice(0, LINES_TOLD), ...(more > 0 ? [`and ${more} more`] : [])].join('\n')
}

const FILE_FAULTS: Record<Extract<PriceFault, { kind: 'file' }>['reason'], string> = {
  too_large: 'the file is larger than 20 MB: divide it.',
  unknown_encoding: 'the file is neither UTF-8 nor UTF-16 with its mark: save it as "CSV UTF-8".',
  no_rows: 'the file is empty.',
  broken: 'a quotation mark is missing here or is one too many.',
}

const ROW_FAULTS: Record<RowFault['reason'], string> = {
  no_column: 'the column is missing: add it. Cells of reduced are empty where nothing is reduced.',
  two_columns: 'there are two such columns: delete one.',
  empty: 'the cell is empty: fill it in.',
  not_a_market: 'this is no market: write ro, en or hu.',
  not_an_amount: 'this is no amount: write it as 1299.90, without separators of thousands.',
  repeated: 'an earlier line has this SKU and market: delete one of them.',
}

function faultInWords(fault: PriceFault): string {
  if (fault.kind === 'refused') return `Line ${fault.line}: ${refusalInWords(fault.refused)}`
  if (fault.kind === 'file') return `Line ${fault.line}: ${FILE_FAULTS[fault.reason]}`
  return `Line ${fault.line}, column ${fault.column}: ${ROW_FAULTS[fault.reason]}`
}

function differenceInWords({ line, change, before }: PriceDifference): string {
  const amount = (value: number | null) => (value === null ? 'none' : decimalText(value))
  const field = (name: keyof PriceTerms) =>
    // An empty recommended price leaves the present one.
    change[name] === before[name] || (name === 'prp' && change.prp === null)
      ? []
      : [`${name} ${amount(before[name])} → ${amount(change[name])}`]
  return `Line ${line}: ${change.sku} in ${change.market}: ${[...field('price'), ...field('reduced'), ...field('prp')].join(', ')}`
}
