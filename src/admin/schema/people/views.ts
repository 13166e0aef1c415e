/** Views of lists that staff save, on the wire. */
import { z } from 'zod'
import { MAX_VIEW_COLUMNS, MAX_VIEW_NAME, MAX_VIEW_QUERY, ROW_HEIGHTS, SAVED_LISTS } from '#domain/staff/list-view.ts'
import { textUpTo } from '#web/schema/values.ts'

const look = z.strictObject({
  height: z.enum(ROW_HEIGHTS),
  columns: z
    .record(z.string().max(MAX_VIEW_NAME), z.boolean())
    .refine((columns) => Object.keys(columns).length <= MAX_VIEW_COLUMNS),
})

export const viewsQuery = z.object({ list: z.enum(SAVED_LISTS) })

const view = z.object({
  id: z.uuid(),
  name: z.string(),
  query: z.string(),
  look: look.nullable(),
  isShared: z.boolean(),
  /** Whether the person who asks has saved it. */
  isOwn: z.boolean(),
})
export type SavedView = z.infer<typeof view>

export const viewsAnswer = z.object({ views: z.array(view) })
export type SavedViewsView = z.infer<typeof viewsAnswer>

export const viewRequest = z.strictObject({
  list: z.enum(SAVED_LISTS),
  name: textUpTo(MAX_VIEW_NAME).refine((name) => name.trim() !== ''),
  query: z.string().max(MAX_VIEW_QUERY),
  look: look.nullable(),
  isShared: z.boolean(),
})
export const viewSaved = z.object({ id: z.uuid(), entries: z.array(z.uuid()) })
export type ViewSavedView = z.infer<typeof viewSaved>

export const viewRemoval = z.strictObject({})
export const viewRemoved = z.object({ entries: z.array(z.uuid()) })
export type ViewRemovedView = z.infer<typeof viewRemoved>
