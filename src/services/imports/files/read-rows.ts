/** Reads the rows of a file one after the other, however large it is: CSV in any usual encoding and with any usual separator, JSON Lines. */
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { Transform, type Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { unmarkedCell } from '#domain/imports/csv-row.ts'
import type { Cells, FileFormat } from '#domain/imports/import-kind.ts'

export interface FileRow {
  /** Of the file, on which the row begins. */
  line: number
  /** Head → cell. */
  cells: Cells
}

export interface FileForm {
  format: FileFormat
  encoding: string
  separator: string
}

/** A file that cannot be read from a line on. */
export class BrokenFile extends Error {
  readonly line: number
  readonly reason: 'broken' | 'unknown_encoding' | 'no_rows' | 'not_json'
  constructor(reason: BrokenFile['reason'], line: number) {
    super(`${reason} in line ${line}`)
    this.reason = reason
    this.line = line
  }
}

const SEPARATORS = [',', ';', '\t'] as const
/** Bytes that tell how a file is written. */
const SAMPLE_BYTES = 256 * 1024
/** Of Romanian and Hungarian spreadsheets that do not write UTF-8. */
const LEGACY = 'windows-1250'

async function sampleOf(file: string): Promise<{ bytes: Buffer; isWhole: boolean }> {
  const handle = await open(file)
  try {
    const bytes = Buffer.alloc(SAMPLE_BYTES)
    const { bytesRead } = await handle.read(bytes, 0, SAMPLE_BYTES, 0)
    return { bytes: bytes.subarray(0, bytesRead), isWhole: bytesRead < SAMPLE_BYTES }
  } finally {
    await handle.close()
  }
}

/** Returns whether bytes are UTF-8; the last character of a part may be cut. */
function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

function encodingOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  // A text in UTF-16 without its mark has zeros; any other text has none.
  if (bytes.includes(0)) throw new BrokenFile('unknown_encoding', 1)
  return isUtf8(bytes) ? 'utf-8' : LEGACY
}

/** The separator that the head has most often. */
function separatorOf(text: string): string {
  const head = text.slice(0, text.search(/[\r\n]|$/)).replaceAll(/"[^"]*"/g, '')
  const count = (separator: string) => head.split(separator).length
  return SEPARATORS.toSorted((a, b) => count(b) - count(a))[0]!
}

/** Returns how a file is written. @throws BrokenFile */
export async function formOf(file: string, name: string): Promise<FileForm> {
  const { bytes } = await sampleOf(file)
  if (bytes.length === 0) throw new BrokenFile('no_rows', 1)
  const encoding = encodingOf(bytes)
  const text = new TextDecoder(encoding).decode(bytes)
  const isJson = /\.(jsonl|ndjson)$/i.test(name) || text.trimStart().startsWith('{')
  return { format: isJson ? 'jsonl' : 'csv', encoding, separator: isJson ? '' : separatorOf(text) }
}

/** Returns the text of a file, without the mark at its beginning. */
function textStream(file: string, encoding: string): Readable {
  const decoder = new TextDecoder(encoding)
  const decode = new Transform({
    decodeStrings: false,
    encoding: 'utf8',
    transform: (chunk: Buffer, _encoding, done) => done(null, decoder.decode(chunk, { stream: true })),
    flush: (done) => done(null, decoder.decode()),
  })
  const bytes = createReadStream(file, { highWaterMark: 32 * 1024 })
  bytes.once('error', (error) => decode.destroy(error))
  return bytes.pipe(decode)
}

/** Returns the heads of columns; one that comes twice has its number, so that none is lost. */
function distinctHeads(heads: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return heads.map((head) => {
    const count = (seen.get(head) ?? 0) + 1
    seen.set(head, count)
    return count === 1 ? head : `${head} (${count})`
  })
}

/** Returns cells by their heads. Heads come first in every row, so that all rows are objects of one shape. */
function cellsOf(heads: readonly string[], record: readonly string[]): Cells {
  const cells: Record<string, string> = {}
  for (let at = 0; at < heads.length; at++) cells[heads[at]!] = unmarkedCell(record[at] ?? '')
  return cells
}

async function* csvRows(file: string, { encoding, separator }: FileForm): AsyncGenerator<FileRow> {
  const parser = textStream(file, encoding).pipe(parse({ delimiter: separator, info: true, relax_column_count: true, bom: true }))
  let heads: string[] | null = null
  // The library tells the last line of a row.
  let line = 1
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      const at = line
      line = info.lines + 1
      if (heads === null) heads = distinctHeads(record.map((head) => unmarkedCell(head).trim()))
      else if (record.some((cell) => cell !== '')) yield { line: at, cells: cellsOf(heads, record) }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new BrokenFile('broken', Number(error['lines'] ?? line))
  }
}

const cellOf = (value: unknown): string =>
  typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value)

async function* jsonRows(file: string, { encoding }: FileForm): AsyncGenerator<FileRow> {
  let line = 0
  for await (const text of createInterface({ input: textStream(file, encoding), crlfDelay: Infinity })) {
    line++
    if (text.trim() === '') continue
    yield { line, cells: Object.fromEntries(Object.entries(objectOf(text, line)).map(([head, value]) => [head, cellOf(value)])) }
  }
}

function objectOf(text: string, line: number): object {
  try {
    const value = JSON.parse(text) as unknown
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch {
    // Told below.
  }
  throw new BrokenFile('not_json', line)
}

/** Yields the rows of a file; lines without a cell are left out. @throws BrokenFile */
export const readRows = (file: string, form: FileForm): AsyncGenerator<FileRow> =>
  form.format === 'csv' ? csvRows(file, form) : jsonRows(file, form)

/** Returns the first rows of a file, and its heads. Objects of JSON Lines may have other keys each: those of the first rows count. */
export async function readHeads(file: string, form: FileForm, most: number): Promise<{ heads: string[]; rows: FileRow[] }> {
  const rows: FileRow[] = []
  for await (const row of readRows(file, form)) {
    rows.push(row)
    if (rows.length >= most) break
  }
  if (rows.length === 0) throw new BrokenFile('no_rows', 1)
  return { heads: [...new Set(rows.flatMap(({ cells }) => Object.keys(cells)))], rows }
}
