/** Hostile texts, many in one field: together as long as the field may be. */
import { HOSTILE_TEXTS } from './payloads.ts'

/** Returns all texts that fit into a field of this length, as few strings as hold them. */
export function hostilePacks(length: number): string[] {
  const packs: string[] = []
  for (const text of HOSTILE_TEXTS.map((one) => one.trim()).filter((one) => one !== '' && one.length <= length)) {
    const last = packs.at(-1)
    if (last !== undefined && last.length + 1 + text.length <= length) packs[packs.length - 1] = `${last} ${text}`
    else packs.push(text)
  }
  return packs
}
