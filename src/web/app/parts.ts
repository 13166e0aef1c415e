/** Parts that the data of a page chooses: their code is loaded only where one stands. */
import { createContext } from 'react'
import { loadPart } from '#web/ui/load-part.browser.ts'
import type { PartLists, PartModule } from './modules.ts'
import type { PartNames } from './payload.ts'

type LoadedPart = PartModule['default']
/** Code of parts by their names. */
export type LoadedParts = ReadonlyMap<string, LoadedPart>

/** Returns the code of a part. @throws what its request threw */
export async function loadPartCode(lists: PartLists, list: keyof PartLists, name: string): Promise<LoadedPart> {
  const { parts } = await lists[list]()
  return (await loadPart(parts[name]!)).default
}

/** Returns the code of these parts. One that cannot be loaded is left out: its place says so, or stays what the server rendered (D-90). */
export async function loadParts(lists: PartLists, { live, still }: PartNames): Promise<LoadedParts> {
  const loading = (list: keyof PartLists) => (name: string) =>
    loadPartCode(lists, list, name).then((code) => [name, code] as const)
  const loaded = await Promise.allSettled([...live.map(loading('live')), ...still.map(loading('still'))])
  return new Map(loaded.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])))
}

interface PartCode {
  lists: PartLists
  names: PartNames
  loaded: LoadedParts
}
export const PartsContext = createContext<PartCode | null>(null)
