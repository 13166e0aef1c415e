/** What the dictionary of a language needs beside its own rules. */
import { fold } from '#domain/search/fold.ts'
import { FIRST_PREFIX } from '#src/catalog/words/word-file.ts'
import type { Hunspell } from './affixes.ts'
import type { Usage } from './paradigms.ts'

export interface Language {
  usage: Usage
  /** Groups of prefixes; bits of traits name them. */
  prefixes: readonly (readonly string[])[]
}

/** Returns the bit of each flag that allows prefixes, and the groups. */
export function prefixGroups({ prefixes }: Hunspell, flags: string): { groups: string[][]; bits: Map<string, number> } {
  const groups: string[][] = []
  const bits = new Map<string, number>()
  for (const flag of flags) {
    const own = (prefixes.get(flag) ?? []).map(fold).filter((prefix) => /^[a-z]+$/.test(prefix))
    let group = groups.findIndex((other) => other.join() === own.join())
    if (group < 0) group = groups.push(own) - 1
    bits.set(flag, FIRST_PREFIX << group)
  }
  return { groups, bits }
}

/** Returns the bits of all the flags. */
export const bitsOf = (flags: string, bits: ReadonlyMap<string, number>): number =>
  [...flags].reduce((all, flag) => all | (bits.get(flag) ?? 0), 0)
