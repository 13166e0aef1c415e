/** The Romanian dictionary: its flags have all that is needed. */
import type { Hunspell } from './affixes.ts'
import { bitsOf, prefixGroups, type Language } from './language.ts'

/** Verbs begin with re-, adjectives with ne-. */
export function romanian(hunspell: Hunspell): Language {
  const { groups, bits } = prefixGroups(hunspell, [...hunspell.prefixes.keys()].join(''))
  return { usage: { isDerivation: () => false, traitsOf: (flags) => bitsOf(flags, bits) }, prefixes: groups }
}
