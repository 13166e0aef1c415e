/** A server that speaks as Sameday does. */
import { courierServer, type CourierServer, type Received, type Reply } from './courier-server.ts'

export interface SamedayParcel {
  awb: string
  /** The fields of its form. */
  form: URLSearchParams
}
export interface SamedayStatusRow {
  awb: string
  statusId: number
  statusDate: string
  transitLocation?: string
  inReturn?: boolean
}

export interface SamedayServer extends CourierServer {
  parcels: SamedayParcel[]
  /** The newest first. */
  statuses: SamedayStatusRow[]
  /** Its places out of home, as it tells of them. */
  places: Record<string, unknown>[]
  /** What it says of a page of places in place of the truth. */
  says: { total?: number | null; pages?: number | null; currentPage?: number; data?: unknown[] }
  /** How many tokens it has given. */
  tokens(): number
}

export const SAMEDAY_USER = { username: 'cuib', password: 'secret' }

/** A locker as Sameday tells of it. */
export const samedayPlace = (oohId: number, change: Record<string, unknown> = {}): Record<string, unknown> => ({
  oohId,
  oohType: 0,
  name: `easybox ${oohId}`,
  county: 'Cluj',
  countyId: 12,
  country: 'Romania',
  city: 'Cluj-Napoca',
  cityId: 2,
  address: `Str. Memorandumului ${oohId}`,
  postalCode: '400114',
  lat: '46.7693',
  lng: '23.5840',
  phone: '0213000000',
  email: 'easybox@example.ro',
  supportedPayment: 1,
  clientVisible: 1,
  schedule: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, openingHour: '00:00', closingHour: '23:59' })),
  ...change,
})

/** Fields that the shop does not know come with every status. */
const statusOf = ({ awb: _awb, ...row }: SamedayStatusRow) => ({
  status: 'In livrare la curier',
  statusLabel: 'In livrare la curier',
  statusState: 'Colete in curs de livrare',
  transitLocation: '',
  reasonId: '',
  reason: '',
  county: 'Cluj',
  ...row,
})

export async function samedayServer(): Promise<SamedayServer> {
  const parcels: SamedayParcel[] = []
  const statuses: SamedayStatusRow[] = []
  const places: Record<string, unknown>[] = []
  const says: SamedayServer['says'] = {}
  let tokens = 0

  function answer(call: Received): Reply {
    const { method, path, headers, query } = call
    if (path === '/api/authenticate') return signIn(call)
    if (headers['x-auth-token'] !== `token-${tokens}`)
      return { status: 401, json: { error: { code: 401, message: 'Unauthorized' } } }
    if (path === '/api/awb' && method === 'POST') return create(call)
    if (path === '/api/client/status-sync') return sync(query)
    if (path === '/api/client/ooh-locations') return list(query)
    const [, deleted] = (method === 'DELETE' && /^\/api\/awb\/(\w+)$/.exec(path)) || []
    if (deleted !== undefined) return remove(deleted)
    const [, labelled] = /^\/api\/awb\/download\/(\w+)\/A6$/.exec(path) ?? []
    if (labelled !== undefined) return find(labelled) ? { pdf: `%PDF-1.4 ${labelled}` } : { status: 404, json: {} }
    const [, tracked] = /^\/api\/client\/awb\/(\w+)\/status$/.exec(path) ?? []
    if (tracked !== undefined) return track(tracked)
    const [, reference] = /^\/api\/client\/awb\/(\w+)$/.exec(path) ?? []
    const known = parcels.find(({ form }) => form.get('clientInternalReference') === reference)
    return known
      ? { json: { awbNumber: known.awb } }
      : { status: 404, json: { error: { code: 404, message: 'Awb-ul nu a fost gasit!' } } }
  }

  function signIn({ headers }: Received): Reply {
    if (headers['x-auth-username'] !== SAMEDAY_USER.username || headers['x-auth-password'] !== SAMEDAY_USER.password)
      return { status: 401, json: { code: 401, message: 'Bad credentials' } }
    tokens++
    return { json: { token: `token-${tokens}`, expire_at: '2027-01-31 08:39', expire_at_utc: '2027-01-31 06:39' } }
  }

  const find = (awb: string) => parcels.find((parcel) => parcel.awb === awb)

  function create({ body }: Received): Reply {
    const form = new URLSearchParams(body)
    const reference = form.get('clientInternalReference')
    const refused = (field: string, error: string): Reply => ({
      status: 400,
      json: {
        code: 400,
        message: 'Validation Failed',
        errors: { children: { awbRecipient: { children: { [field]: { errors: [error] } } } } },
      },
    })
    if (parcels.some((parcel) => parcel.form.get('clientInternalReference') === reference))
      return refused('reference', 'Already used.')
    if (form.get('awbRecipient[cityString]') === 'Nicăieri') return refused('cityString', 'This city is not served.')
    const awb = `1SDY${String(241_067_423 + parcels.length)}`
    parcels.push({ awb, form })
    return {
      status: 201,
      json: { awbNumber: awb, awbCost: 12.34, parcels: [{ position: 1, awbNumber: `${awb}001` }], pdfLink: 'x' },
    }
  }

  /** What a courier has in hand cannot be deleted. */
  function remove(awb: string): Reply {
    const isCollected = statuses.some((row) => row.awb === awb && row.statusId !== 1)
    if (!find(awb)) return { status: 404, json: {} }
    if (isCollected) return { status: 400, json: { message: 'The parcel is collected.' } }
    parcels.splice(parcels.indexOf(find(awb)!), 1)
    return { status: 204 }
  }

  function track(awb: string): Reply {
    if (!find(awb)) return { status: 404, json: { error: { code: 404, message: 'Awb-ul nu a fost gasit!' } } }
    const history = statuses.filter((row) => row.awb === awb).map(statusOf)
    const summary = { delivered: false, canceled: false, deliveryAttempts: 0, awbNumber: awb, cashOnDelivery: 0 }
    return {
      json: { expeditionSummary: summary, expeditionStatus: history[0] ?? null, parcelsStatus: [], expeditionHistory: history },
    }
  }

  function sync(query: URLSearchParams): Reply {
    const [from, to] = [Number(query.get('startTimestamp')), Number(query.get('endTimestamp'))]
    if (to - from >= 7_200) return { status: 400, json: { message: 'The interval is too large.' } }
    const [page, size] = [Number(query.get('page')), Number(query.get('countPerPage'))]
    const rows = statuses.filter(({ statusDate }) => {
      const second = Date.parse(statusDate) / 1000
      return second >= from && second < to
    })
    const data = rows
      .slice((page - 1) * size, page * size)
      .map((row) => ({ ...statusOf(row), parcelAwbNumber: `${row.awb}001`, parcelDetails: 'https://foo.com' }))
    return { json: { currentPage: page, perPage: size, data } }
  }

  /** `listingType` 0: lockers alone; pages of at most 500. */
  function list(query: URLSearchParams): Reply {
    const [page, size] = [Number(query.get('page')), Math.min(500, Number(query.get('countPerPage')))]
    if (query.get('countryCode') !== 'RO') return { status: 400, json: { message: 'The country is unknown.' } }
    const listed = query.get('listingType') === '0' ? places.filter(({ oohType }) => oohType === 0) : places
    const data = listed.slice((page - 1) * size, page * size)
    const pages = Math.max(1, Math.ceil(listed.length / size))
    return { json: { total: listed.length, currentPage: page, pages, perPage: size, data, ...says } }
  }

  const server = await courierServer(answer)
  return { ...server, parcels, statuses, places, says, tokens: () => tokens }
}
