/** The way from a record to the next one of the list that it was opened from: J and K. */
import { useNavigate } from 'react-router'
import { useKeys } from '#admin/client/use-keys.ts'

const keyOf = (name: string): string => `list-rows-${name}`

/** Keeps the addresses of a list's rows in this window, for the record that is opened from it. */
export function keepNeighbours(name: string, addresses: readonly string[]): void {
  sessionStorage.setItem(keyOf(name), JSON.stringify(addresses))
}

function readAddresses(name: string): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

/** Returns the addresses before and after a record's own, and lets J and K go there. */
export function useNeighbours(name: string, address: string): { previous: string | undefined; next: string | undefined } {
  const navigate = useNavigate()
  const all = readAddresses(name)
  const at = all.indexOf(address)
  const next = at < 0 ? undefined : all[at + 1]
  const previous = at < 1 ? undefined : all[at - 1]
  useKeys({
    j: next === undefined ? undefined : () => void navigate(next),
    k: previous === undefined ? undefined : () => void navigate(previous),
  })
  return { previous, next }
}
