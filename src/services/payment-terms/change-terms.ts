/** The terms of payment as an owner changes them, and what the gateway is (D-46). */
import { termsFaults, type PaymentTerms, type TermsFault } from '#domain/payments/payment-terms.ts'
import type { Wallet } from '#domain/payments/wallet.ts'
import { differenceOf, type JsonValue } from '#domain/staff/audit-entry.ts'
import type { Shop } from '#services/shop.ts'
import { writeAudit, type Actor } from '#services/staff/audit.ts'
import type { UndoHandler } from '#services/staff/undo-handler.ts'
import { versionOf } from '#services/version-of.ts'
import { raiseCatalogVersion } from '#store/catalog/catalog-version.ts'
import type { Query } from '#store/database/db.ts'
import { writeSetting } from '#store/database/settings.ts'
import { PAYMENT_TERMS } from '#store/payments/payment-terms.ts'
import { readLastPaid, readNotifications, type NotedNotification } from '#store/payments/payment-report.ts'
import { readPaymentTerms } from './read-terms.ts'

/** Notifications that staff see. */
const NOTIFICATIONS_SHOWN = 20

export interface GatewayState {
  name: string
  /** No money moves. */
  isTest: boolean
  /** Its keys are given; a gateway in the shop itself needs none. */
  hasKeys: boolean
  wallets: Wallet[]
}

export interface PaymentDesk {
  version: string
  terms: PaymentTerms
  gateway: GatewayState
  /** When each method was last paid with; the card's is that of its gateway. */
  lastPaid: ReadonlyMap<string, Date>
  notifications: NotedNotification[]
}

/** Returns what the gateway is: never its keys. */
const gatewayOf = ({ config: { paymentGateway: name, stripe }, gateways }: Pick<Shop, 'config' | 'gateways'>): GatewayState => ({
  name,
  wallets: [...(gateways[name]?.capabilities.wallets?.names ?? [])],
  isTest: name === 'sandbox' || stripe?.isTest === true,
  hasKeys: name === 'sandbox' || stripe !== null,
})

export async function readPaymentDesk(shop: Pick<Shop, 'db' | 'config' | 'gateways'>): Promise<PaymentDesk> {
  const { db, config } = shop
  const terms = await readPaymentTerms(db.query, config)
  return {
    version: versionOf(terms),
    terms,
    gateway: gatewayOf(shop),
    lastPaid: await readLastPaid(db.query),
    notifications: await readNotifications(db.query, NOTIFICATIONS_SHOWN),
  }
}

export type TermsAnswer =
  | { ok: true; version: string; entries: string[] }
  | { ok: false; reason: 'changed_meanwhile' }
  | { ok: false; reason: 'refused'; faults: { path: string; code: TermsFault }[] }

interface Act {
  wanted: PaymentTerms
  version: string
  reason: string | null
  undoes?: string
}

/** Changes the terms from the version that was read, with an entry in the audit log. */
export function changeTerms(
  { db, clock, config }: Pick<Shop, 'db' | 'clock' | 'config'>,
  actor: Actor,
  act: Act,
): Promise<TermsAnswer> {
  return db.transaction((tx) => changeIn(tx, actor, act, { config, now: clock.now() }))
}

async function changeIn(
  tx: Query,
  actor: Actor,
  { wanted, version, reason, undoes }: Act,
  { config, now }: Pick<Shop, 'config'> & { now: Date },
): Promise<TermsAnswer> {
  // Its row is the lock of all writers of settings.
  await raiseCatalogVersion(tx)
  const before = await readPaymentTerms(tx, config)
  if (versionOf(before) !== version) return { ok: false, reason: 'changed_meanwhile' }
  const faults = termsFaults(wanted)
  if (faults.length > 0) return { ok: false, reason: 'refused', faults }
  const difference = differenceOf(asLogged(before), asLogged(wanted))
  if (!difference) return { ok: true, version, entries: [] }
  await writeSetting(tx, PAYMENT_TERMS, wanted)
  const object = { kind: 'setting' as const, id: PAYMENT_TERMS, name: PAYMENT_TERMS }
  const entry = { action: 'payment.terms_changed', object, ...difference, reason, undoes: undoes ?? null }
  return { ok: true, version: versionOf(wanted), entries: [await writeAudit(tx, actor, entry, now)] }
}

/** Returns terms as the log has them: a field for each method of each market. */
const asLogged = ({ transferDays, markets }: PaymentTerms): Record<string, JsonValue> => ({
  transferDays,
  ...Object.fromEntries(
    Object.entries(markets).flatMap(([market, terms]) =>
      Object.entries(terms).map(([name, value]) => [`${market}.${name}`, value as JsonValue]),
    ),
  ),
})

/** Returns terms with fields of the log put into them. */
function withLogged(terms: PaymentTerms, logged: Readonly<Record<string, JsonValue>>): PaymentTerms {
  const all = { ...asLogged(terms), ...logged }
  const marketOf = (market: string) =>
    Object.fromEntries(
      Object.entries(all).flatMap(([path, value]) => {
        const [at, name = ''] = path.split('.')
        return at === market && name !== '' ? [[name, value]] : []
      }),
    )
  const markets = Object.fromEntries(Object.keys(terms.markets).map((market) => [market, marketOf(market)]))
  return { transferDays: all['transferDays'], markets } as unknown as PaymentTerms
}

/** Takes a change of the terms back while every field that it changed is as it left it. */
export const undoTerms: UndoHandler = async (shop, actor, { id: undoes, before, after }, reason) => {
  const { version, terms } = await readPaymentDesk(shop)
  const now = asLogged(terms)
  const left = Object.entries(after as Record<string, JsonValue>)
  if (left.some(([field, value]) => versionOf(now[field] ?? null) !== versionOf(value))) return 'changed_since'
  const wanted = withLogged(terms, before as Record<string, JsonValue>)
  return (await changeTerms(shop, actor, { wanted, version, reason, undoes })).ok ? 'done' : 'changed_since'
}
