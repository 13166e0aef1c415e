/** What Sameday answers, as far as the shop reads it. */
import { z } from 'zod'

export const signedIn = z.object({ token: z.string().min(1), expire_at: z.string().optional() })

export const createdAwb = z.object({ awbNumber: z.string().min(1) })

const status = {
  statusId: z.int(),
  /** '2018-12-20T17:20:13+0200'. */
  statusDate: z.string(),
  transitLocation: z.string().nullish(),
  inReturn: z.boolean().nullish(),
}

export type SamedayStatus = z.output<z.ZodObject<typeof status>>

export const awbStatus = z.object({
  expeditionStatus: z.object(status).nullish(),
  expeditionHistory: z.array(z.object(status)),
})

export const statusSync = z.object({ data: z.array(z.object({ ...status, parcelAwbNumber: z.string() })) })

/** One page of the places out of home; its rows are read one by one. */
export const placesPage = z.object({
  currentPage: z.int().nullish(),
  /** How many there are, pages and rows; not all versions say it. */
  pages: z.int().nullish(),
  total: z.int().nullish(),
  perPage: z.int().min(1).nullish(),
  data: z.array(z.record(z.string(), z.unknown())),
})

export const place = z.object({
  oohId: z.union([z.int(), z.string()]).transform(String),
  /** 0 a locker, 1 a counter. */
  oohType: z.int().nullish(),
  /** 0: customers may not choose it. */
  clientVisible: z.union([z.int(), z.boolean()]).nullish(),
  name: z.string(),
  county: z.string().nullish(),
  city: z.string(),
  address: z.string(),
  postalCode: z.union([z.string(), z.int()]).nullish(),
  lat: z.union([z.string(), z.number()]).nullish(),
  lng: z.union([z.string(), z.number()]).nullish(),
  schedule: z.array(z.object({ day: z.int(), openingHour: z.string(), closingHour: z.string() })).catch([]),
  availableBoxes: z.array(z.object({ size: z.string(), number: z.int() })).catch([]),
})

/** A refused form: `{message, errors: {children: {field: {errors: […], children: …}}}}`. */
interface RefusedFields {
  errors?: unknown
  children?: unknown
}

/** Returns why Sameday refuses a parcel, in one line. */
export function refusalOf(body: Buffer): string {
  let value: unknown
  try {
    value = JSON.parse(body.toString())
  } catch {
    return 'Sameday does not say why'
  }
  const { message, errors } = (value ?? {}) as { message?: unknown; errors?: unknown }
  const fields = faultsOf(errors, '')
  if (fields.length > 0) return fields.join('; ')
  return typeof message === 'string' && message !== '' ? message : 'Sameday does not say why'
}

function faultsOf(node: unknown, name: string): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { errors, children } = node as RefusedFields
  const own = Array.isArray(errors) ? errors.filter((one) => typeof one === 'string') : []
  const below = typeof children === 'object' && children !== null ? Object.entries(children) : []
  return [
    ...(own.length > 0 ? [`${name}: ${own.join(' ')}`] : []),
    ...below.flatMap(([child, of]) => faultsOf(of, name === '' ? child : `${name}.${child}`)),
  ]
}
