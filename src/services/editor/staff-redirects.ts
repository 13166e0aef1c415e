/** Redirects by staff: set, checked before, forgotten and taken back, each in the audit log. @throws InputRefused */
import { z } from 'zod'
import { endOf, pathOf, REDIRECT_STATUSES, redirectPath, type Redirect, type RedirectStatus } from '#domain/content/redirect.ts'
import { canonicalJson, type JsonValue } from '#domain/staff/audit-entry.ts'
import { readAddresses, type AddressState } from '#services/content/addresses.ts'
import { findRedirect, setRedirects } from '#services/content/redirects.ts'
import { writeAudit, type Actor, type StoredEntry } from '#services/staff/audit.ts'
import type { Shop } from '#services/shop.ts'
import { forgetMissed, readMissed, type MissedAddress } from '#store/content/missed-addresses.ts'
import {
  countRedirects,
  deleteRedirect,
  findRedirects,
  listRedirects,
  lockRedirects,
  putRedirects,
  type UsedRedirect,
} from '#store/content/redirects.ts'
import { InputRefused, type InputProblem } from '#store/database/input-refused.ts'
import type { Query } from '#store/database/db.ts'
import type { Undone as UndoAnswer } from '#services/staff/undo-handler.ts'

type RedirectShop = Pick<Shop, 'db' | 'clock'>

/** Redirects of one page, and addresses without a page that staff see. */
const REDIRECTS_A_PAGE = 100
const MOST_MISSED = 100

export interface RedirectPage {
  redirects: UsedRedirect[]
  /** Where the next page begins; null on the last one. */
  next: string | null
  /** Of the shop, whatever is searched. */
  total: number
}

export async function pageOfRedirects(
  { db }: Pick<Shop, 'db'>,
  search: { words: string | null; after: string | null },
): Promise<RedirectPage> {
  const found = await findRedirects(db.query, { ...search, most: REDIRECTS_A_PAGE + 1 })
  const redirects = found.slice(0, REDIRECTS_A_PAGE)
  const next = found.length > redirects.length ? (redirects.at(-1)?.path ?? null) : null
  return { redirects, next, total: await countRedirects(db.query) }
}

/** Returns the addresses without a page that were asked for most often. */
export const listMissedAddresses = ({ db }: Pick<Shop, 'db'>): Promise<MissedAddress[]> => readMissed(db.query, MOST_MISSED)

/** Forgets that addresses were asked for. */
export const forgetMissedAddresses = ({ db }: Pick<Shop, 'db'>, paths: readonly string[]): Promise<void> =>
  forgetMissed(db.query, paths)

/** What a person saw at the path: null for no redirect. */
export interface WantedRedirect extends Redirect {
  /** Without one whatever is there is replaced. */
  version?: string | null | undefined
}

/** Another redirect of a path has another one. */
export const redirectVersion = ({ target, status }: Pick<Redirect, 'target' | 'status'>): string => `${status} ${target}`

export type RedirectsChanged =
  | { ok: true; redirects: Redirect[]; entries: string[] }
  | { ok: false; code: 'changed_meanwhile'; redirects: Redirect[] }
  | { ok: false; code: 'refused'; problems: readonly InputProblem[] }

const told = (one: Redirect | undefined): JsonValue => (one ? { target: one.target, status: one.status } : null)
/** Returns all redirects by their path, for `logRedirects`. */
export const redirectsByPath = async (tx: Query) =>
  new Map<string, Redirect>((await listRedirects(tx)).map((one) => [one.path, one]))

class Checked extends Error {
  readonly answer: RedirectsChanged
  constructor(answer: RedirectsChanged) {
    super('redirects are not written')
    this.answer = answer
  }
}

/** Sets redirects, or says what that would do: `isCheck` writes nothing. */
export async function changeRedirects(
  shop: RedirectShop,
  actor: Actor,
  { wanted, isCheck }: { wanted: readonly WantedRedirect[]; isCheck: boolean },
): Promise<RedirectsChanged> {
  try {
    return await shop.db.transaction(async (tx) => {
      const answer = await setInside(tx, actor, wanted, shop.clock.now())
      if (isCheck) throw new Checked(answer)
      return answer
    })
  } catch (error) {
    if (error instanceof Checked) return error.answer
    if (error instanceof InputRefused) return { ok: false, code: 'refused', problems: error.problems }
    throw error
  }
}

async function setInside(tx: Query, actor: Actor, wanted: readonly WantedRedirect[], now: Date): Promise<RedirectsChanged> {
  await lockRedirects(tx)
  const before = await redirectsByPath(tx)
  const other = wanted.flatMap(({ path, version }) => {
    const present = before.get(redirectPath(path) ?? path)
    const isSeen = version === undefined || version === (present ? redirectVersion(present) : null)
    return isSeen ? [] : [present ?? { path, target: '', status: 301 as const }]
  })
  if (other.length > 0) return { ok: false, code: 'changed_meanwhile', redirects: other }
  const written = await setRedirects(tx, wanted, now)
  const changed = written.filter((one) => canonicalJson(told(before.get(one.path))) !== canonicalJson(told(one)))
  await forgetMissed(
    tx,
    written.map(({ path }) => path),
  )
  return { ok: true, redirects: written, entries: await logChange(tx, actor, { before, changed, now }) }
}

async function logChange(
  tx: Query,
  actor: Actor,
  { before, changed, now }: { before: ReadonlyMap<string, Redirect>; changed: readonly Redirect[]; now: Date },
): Promise<string[]> {
  const [first] = changed
  if (!first) return []
  const act = {
    action: 'redirect.set',
    object: { kind: 'redirect' as const, id: first.path, name: first.path },
    before: Object.fromEntries(changed.map(({ path }) => [path, told(before.get(path))])),
    after: Object.fromEntries(changed.map((one) => [one.path, told(one)])),
  }
  return [await writeAudit(tx, actor, act, now)]
}

/** Writes an entry about redirects that another act has set. Returns its id; none where it has set none. */
export async function logRedirects(
  tx: Query,
  actor: Actor,
  { before, now }: { before: ReadonlyMap<string, Redirect>; now: Date },
): Promise<string[]> {
  const present = await redirectsByPath(tx)
  const changed = [...present.values()].filter((one) => canonicalJson(told(before.get(one.path))) !== canonicalJson(told(one)))
  return logChange(tx, actor, { before, changed, now })
}

/** Forgets redirects that are still as the person saw them. */
export const forgetRedirects = (
  shop: RedirectShop,
  actor: Actor,
  seen: readonly { path: string; version: string }[],
): Promise<RedirectsChanged> =>
  shop.db.transaction(async (tx) => {
    await lockRedirects(tx)
    const all = await redirectsByPath(tx)
    const other = seen.flatMap(({ path, version }) => {
      const present = all.get(path)
      return present && redirectVersion(present) === version ? [] : [present ?? { path, target: '', status: 301 as const }]
    })
    if (other.length > 0) return { ok: false, code: 'changed_meanwhile', redirects: other }
    for (const { path } of seen) await deleteRedirect(tx, path)
    const before = Object.fromEntries(seen.map(({ path }) => [path, told(all.get(path))]))
    const after = Object.fromEntries(seen.map(({ path }) => [path, null]))
    const [first] = seen
    const object = { kind: 'redirect' as const, id: first?.path ?? '', name: first?.path ?? '' }
    const act = { action: 'redirect.removed', object, before, after }
    return { ok: true, redirects: [], entries: [await writeAudit(tx, actor, act, shop.clock.now())] }
  })

/** Where an address leads: what answers it, and what that answers in turn. */
export interface AddressLead {
  state: 'page' | 'nothing' | 'moved' | 'redirect'
  target: string | null
  status: RedirectStatus | null
  /** What is at the target. */
  end: 'page' | 'nothing' | 'moved' | null
}

const wordOf = (state: AddressState): 'page' | 'nothing' | 'moved' => (typeof state === 'object' ? 'moved' : state)

/** Returns null for what is no path of this shop. */
export async function leadOf({ db, clock }: RedirectShop, address: string): Promise<AddressLead | null> {
  const path = redirectPath(pathOf(address))
  if (path === null) return null
  const stateOf = readAddresses(db.query, clock.now())
  const state = await stateOf(path)
  if (typeof state === 'object')
    return { state: 'moved', target: state.movedTo, status: 301, end: wordOf(await stateOf(state.movedTo)) }
  const redirect = state === 'page' ? null : await findRedirect({ db }, path)
  if (!redirect) return { state, target: null, status: null, end: null }
  const end = wordOf(await stateOf(pathOf(redirect.target)))
  return { state: 'redirect', target: redirect.target, status: redirect.status, end }
}

const logged = z.record(z.string(), z.strictObject({ target: z.string(), status: z.literal(REDIRECT_STATUSES) }).nullable())

/** Takes back that redirects were set or forgotten. */
export const undoRedirects = (shop: RedirectShop, actor: Actor, entry: StoredEntry, reason: string | null): Promise<UndoAnswer> =>
  shop.db.transaction(async (tx) => {
    await lockRedirects(tx)
    const [before, after] = [logged.safeParse(entry.before), logged.safeParse(entry.after)]
    if (!before.success || !after.success) return 'not_undoable'
    const all = await redirectsByPath(tx)
    const isStill = Object.entries(after.data).every(([path, one]) => canonicalJson(told(all.get(path))) === canonicalJson(one))
    if (!isStill) return 'changed_since'
    const back = Object.entries(before.data).flatMap(([path, one]) => (one ? [{ path, ...one }] : []))
    for (const one of back) all.set(one.path, one)
    if (back.some((one) => endOf(all, one) === null)) return 'changed_since'
    for (const [path, one] of Object.entries(before.data)) if (!one) await deleteRedirect(tx, path)
    await putRedirects(tx, back, shop.clock.now())
    const act = { action: entry.action, object: entry.object, before: entry.after, after: entry.before, reason, undoes: entry.id }
    await writeAudit(tx, actor, act, shop.clock.now())
    return 'done'
  })
