/** Contents as staff read them. */
import { z } from 'zod'
import type { StoryBlock } from '#domain/content/story.ts'
import type { Locale } from '#domain/market/market.ts'
import type { Shop } from '#services/shop.ts'
import {
  listTexts,
  listVersions,
  readStaffStory,
  readVersion,
  type ListedText,
  type StaffStory,
  type StoryVersion,
} from '#store/content/staff-stories.ts'

export type { ListedText, StaffStory }
export type { StaffText } from '#store/content/staff-stories.ts'

type ReadShop = Pick<Shop, 'db'>

/** Returns the texts of the contents of these kinds, with words in name, address or draft. */
export const listContent = (
  { db }: ReadShop,
  search: { kinds: readonly string[]; words: string | null },
): Promise<ListedText[]> => listTexts(db.query, search)

/** Returns a content with its drafts; null without one. */
export const readForStaff = ({ db }: ReadShop, id: number): Promise<StaffStory | null> => readStaffStory(db.query, id)

/** Returns the versions of a text, the newest first. */
export const listContentVersions = (
  { db }: ReadShop,
  of: { id: number; locale: Locale; most: number },
): Promise<StoryVersion[]> => listVersions(db.query, of)

/** Returns what a version says; null without one. */
export const readContentVersionOf = async (
  { db }: ReadShop,
  of: { id: number; locale: Locale; version: string },
): Promise<StoryBlock | null> => (z.uuid().safeParse(of.version).success ? readVersion(db.query, of) : null)
