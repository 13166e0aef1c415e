/** Scans of a sheet that this device keeps until the server has them, and the sheet as it was last seen: both survive a lost network. */
import type { CountView } from '#admin/schema/stock-papers.ts'

export interface DeviceScan {
  /** Made here: the server counts it once however often it comes. */
  id: string
  code: string
  pieces: number
  /** ISO moment. */
  at: string
}

const scansOf = (count: string): string => `stock-scans:${count}`
const sheetOf = (count: string): string => `stock-sheet:${count}`

function stored<Value>(key: string, fallback: Value): Value {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Value | null) ?? fallback
  } catch {
    return fallback
  }
}

export const keptScans = (count: string): DeviceScan[] => stored<DeviceScan[]>(scansOf(count), [])
export const keptSheet = (count: string): CountView | null => stored<CountView | null>(sheetOf(count), null)

function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // The device is full or refuses: what is on the screen is still sent.
  }
}

/** Adds scans to those that are kept; another window of the same sheet may have added some. */
export function keepScan(count: string, scan: DeviceScan): DeviceScan[] {
  const all = [...keptScans(count), scan]
  keep(scansOf(count), all)
  return all
}

/** Forgets scans that the server has. Returns those that are left. */
export function forgetScans(count: string, sent: readonly DeviceScan[]): DeviceScan[] {
  const ids = new Set(sent.map(({ id }) => id))
  const left = keptScans(count).filter(({ id }) => !ids.has(id))
  keep(scansOf(count), left)
  return left
}

export const keepSheet = (count: string, sheet: CountView): void => keep(sheetOf(count), sheet)

/** Forgets a sheet that has ended. */
export function forgetSheet(count: string): void {
  localStorage.removeItem(sheetOf(count))
}
