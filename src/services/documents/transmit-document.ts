/** Sends documents to the tax offices, and asks what became of them (LAW-35). An office that is down delays nothing but this. */
import type { Authority } from '#domain/documents/authority.ts'
import type { DocumentRecord } from '#domain/documents/document.ts'
import type { OutgoingDocument, TransmissionOutcome } from '#domain/documents/transmission.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import { JobPostponed } from '#services/jobs/jobs.ts'
import { TransmitterUnavailable } from '#services/ports.ts'
import type { Shop } from '#services/shop.ts'
import {
  findTransmission,
  markAccepted,
  markAttempt,
  markRejected,
  markSent,
  type Transmission,
} from '#store/documents/transmissions.ts'
import type { JobPayload } from '#store/jobs/job-kinds.ts'
import { navDocument } from './nav-document.ts'

type TransmittingShop = Pick<Shop, 'db' | 'clock' | 'log' | 'transmitters' | 'writeUbl' | 'writeNav'>

/** A document that an office did not take is sent again after this: offices want it within days. */
const RETRY_MS = 10 * MINUTE_MS

/** Pause before the next question, by the time since the document was handed over: offices count questions. */
function pauseAfter(sentAt: Date, now: Date): number {
  const age = now.getTime() - sentAt.getTime()
  return age < 10 * MINUTE_MS ? MINUTE_MS : age < HOUR_MS ? 5 * MINUTE_MS : HOUR_MS / 2
}

/** Returns the document in the form of its office. @throws RangeError while something is missing that the form needs */
const xmlOf = (shop: TransmittingShop, transmission: Transmission): Promise<string> =>
  transmission.authority === 'RO' ? shop.writeUbl(transmission.record) : navDocument(shop, transmission)

/** Returns the digits by which an office knows the seller: all of a Romanian number, the first eight of a Hungarian one. */
function taxNumberOf({ seller }: DocumentRecord, authority: Authority): string {
  const digits = (seller.vatNumber ?? seller.taxNumber ?? '').replace(/\D/g, '')
  return authority === 'HU' ? digits.slice(0, 8) : digits
}

const outgoing = ({ documentId: id, authority, record }: Transmission, xml: string): OutgoingDocument => ({
  id,
  number: record.number,
  authority,
  isCreditNote: record.kind === 'credit note',
  isToCompany: record.buyer.isCompany,
  isBuyerAbroad: record.buyer.country !== authority,
  taxNumber: taxNumberOf(record, authority),
  xml,
})

/** Job `document.transmit`. @throws JobPostponed */
export async function transmitDocument(shop: TransmittingShop, { documentId }: JobPayload<'document.transmit'>): Promise<void> {
  const transmission = await findTransmission(shop.db.query, documentId)
  if (transmission?.state !== 'queued') return
  const transmitter = shop.transmitters[transmission.authority]
  const xml = await xmlOf(shop, transmission).catch(async (error: unknown) => {
    throw error instanceof RangeError ? await putOff(shop, transmission, error) : error
  })
  const sent = await whileAvailable(shop, transmission, () => transmitter.send(outgoing(transmission, xml)))
  if (sent.reference === null) return reject(shop, transmission, sent.reason)
  const now = shop.clock.now()
  const { reference, outcome } = sent
  const checkAt = transmitter.check && outcome.state === 'sent' ? new Date(now.getTime() + MINUTE_MS) : null
  const isOurs = await shop.db.transaction((tx) =>
    markSent(tx, documentId, { transmitter: transmitter.name, reference, checkAt, now }),
  )
  if (isOurs) await settle(shop, { ...transmission, state: 'sent' }, outcome)
}

/** Job `document.check`. @throws JobPostponed while the office has not decided */
export async function checkTransmission(shop: TransmittingShop, { documentId }: JobPayload<'document.check'>): Promise<void> {
  const transmission = await findTransmission(shop.db.query, documentId)
  if (transmission?.state !== 'sent') return
  const { authority, record, reference, sentAt } = transmission
  const { check, name } = shop.transmitters[authority]
  // The settings have changed since: who took it cannot be asked any more.
  if (!check || name !== transmission.transmitter) return
  const taxNumber = taxNumberOf(record, authority)
  const outcome = await whileAvailable(shop, transmission, () => check(reference!, { taxNumber }))
  const now = shop.clock.now()
  if (outcome.state === 'sent')
    throw new JobPostponed(`${record.number} is not judged yet`, new Date(now.getTime() + pauseAfter(sentAt!, now)))
  await settle(shop, transmission, outcome)
}

/** Does something at an office; what fails there is noted and tried again. @throws JobPostponed */
async function whileAvailable<T>(shop: TransmittingShop, transmission: Transmission, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof TransmitterUnavailable)) throw error
    throw await putOff(shop, transmission, error)
  }
}

/** Notes why a document could not be sent. Returns what puts its job off. */
async function putOff(shop: TransmittingShop, { documentId }: Transmission, { message }: Error): Promise<JobPostponed> {
  await markAttempt(shop.db.query, documentId, message)
  return new JobPostponed(message, new Date(shop.clock.now().getTime() + RETRY_MS))
}

async function settle(shop: TransmittingShop, transmission: Transmission, outcome: TransmissionOutcome): Promise<void> {
  if (outcome.state === 'accepted') await markAccepted(shop.db.query, transmission.documentId, shop.clock.now())
  if (outcome.state === 'rejected') await reject(shop, transmission, outcome.reason)
}

async function reject(shop: TransmittingShop, transmission: Transmission, reason: string): Promise<void> {
  await markRejected(shop.db.query, transmission, reason, shop.clock.now())
  shop.log.error(`document ${transmission.record.number} is rejected: see it with shop document transmissions`)
}
