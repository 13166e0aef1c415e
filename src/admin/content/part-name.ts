/** Names of the written parts of the shop's own pages: their titles are of search engines. */
import { parts } from '#messages/admin/content/pages.ts'

/** Returns null for what has a title of its own. */
export const partName = ({ kind, key }: { kind: string; key: string }): string | null =>
  kind === 'part' && Object.hasOwn(parts, key) ? parts[key as keyof typeof parts]() : null
