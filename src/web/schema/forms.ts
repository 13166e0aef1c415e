/** Forms that anybody can send, on the wire. */
import { z } from 'zod'

/** `GET /api/forms/stamp` */
export const stampAnswer = z.object({ stamp: z.string() })
export type StampAnswer = z.output<typeof stampAnswer>
