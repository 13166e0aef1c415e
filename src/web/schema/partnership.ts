/** Wire schemas of partnerships (D-30). */
import { z } from 'zod'
import { LONGEST_KEY } from '#domain/catalog/input-limits.ts'
import { PARTNERSHIP_STATES } from '#domain/promotions/partnership.ts'
import { amount, count, currency, locale, moment, textUpTo } from './values.ts'

/** `isOurs`: a coupon of this shop, otherwise a code of the partner's own shop. `isOver`: ended or stopped. */
const code = z.object({
  code: z.string(),
  takenAt: moment,
  validUntil: moment.nullable(),
  isOurs: z.boolean(),
  isUsed: z.boolean(),
  isOver: z.boolean(),
})

const isMet = z.boolean()
/** One rule for this customer with its figures; `left`: what is missing. */
const condition = z.discriminatedUnion('rule', [
  z.object({ rule: z.literal('registered'), isMet, wanted: count, left: count }),
  z.object({ rule: z.literal('orders'), isMet, wanted: count, left: count }),
  z.object({ rule: z.literal('spent'), isMet, currency, wanted: amount, left: amount }),
  z.object({ rule: z.literal('child_age'), isMet, from: count, below: count, hasChild: z.boolean() }),
  z.object({ rule: z.literal('newsletter'), isMet }),
])

/** Answer of `GET /api/my/partnerships?locale=`. */
export const partnershipsAnswer = z.object({
  partnerships: z.array(
    z.object({
      key: z.string(),
      partner: z.string(),
      logo: z.string().nullable(),
      text: z.object({
        title: z.string(),
        text: z.string(),
        link: z.object({ label: z.string(), href: z.string() }).optional(),
      }),
      startsAt: moment.nullable(),
      endsAt: moment.nullable(),
      state: z.enum(PARTNERSHIP_STATES),
      conditions: z.array(condition),
      code: code.nullable(),
    }),
  ),
})
export type Partnership = z.infer<typeof partnershipsAnswer>['partnerships'][number]
export type PartnerCode = z.infer<typeof code>

/** Body of `POST /api/my/partnerships`: the partnership, and the market in which the customer asks. */
export const obtainRequest = z.strictObject({ key: textUpTo(LONGEST_KEY), market: locale })

/** The same code each time; `isNew`: this request gave it. */
export const obtainAnswer = z.object({ code, isNew: z.boolean() })
export type ObtainAnswer = z.infer<typeof obtainAnswer>
