/** Names a product to staff. */
import { locale } from '#messages/text.ts'
import type { ListedRecallView } from '#admin/schema/goods/recalls.ts'

/** Returns the name in the language of the person, else in the first that has one. */
export const nameOf = (name: ListedRecallView['name']): string => name[locale()] ?? Object.values(name)[0] ?? ''
