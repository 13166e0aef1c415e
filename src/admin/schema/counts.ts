/** How much waits on the pages of the side bar, on the wire. */
import { z } from 'zod'

/** Path of a page → how many wait there; only pages that the person may open. */
export const countsAnswer = z.object({ counts: z.record(z.string(), z.int()) })
export type CountsView = z.infer<typeof countsAnswer>
