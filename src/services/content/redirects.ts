/** Redirects: what a merchant sets, and where a visitor is sent who asks for an address without a page. @throws InputRefused */
import {
  MOST_REDIRECTS,
  endOf,
  pathOf,
  redirectPath,
  redirectTarget,
  withRedirect,
  type Redirect,
} from '#domain/content/redirect.ts'
import type { Shop } from '#services/shop.ts'
import type { Query } from '#store/database/db.ts'
import { InputRefused } from '#store/database/input-refused.ts'
import { deleteRedirect, listRedirects, lockRedirects, putRedirects, readRedirect } from '#store/content/redirects.ts'
import { readAddresses, type AddressReader } from './addresses.ts'

/** Returns where a canonical path without a page leads; null where the merchant has set nothing. */
export const findRedirect = async ({ db }: Pick<Shop, 'db'>, path: string): Promise<Redirect | null> =>
  (await readRedirect(db.query, path)) ?? null

const refuse = (at: string, message: string): never => {
  throw new InputRefused([{ at, message }])
}

/**
 * Sets redirects. They lead to a page at once: a target that is redirected itself is replaced by its end, and redirects to their paths get
 * the same end. An address that shows a page has none, because nobody would be sent on. All or nothing. Returns them as they are stored.
 */
export async function setRedirects(tx: Query, wanted: readonly Redirect[], now: Date): Promise<Redirect[]> {
  await lockRedirects(tx)
  const stateOf = readAddresses(tx, now)
  const all = new Map<string, Redirect>((await listRedirects(tx)).map((one) => [one.path, one]))
  const changed = new Map<string, Redirect>()
  for (const [at, one] of wanted.entries()) {
    const checked = await checkedRedirect(one, stateOf, `redirects[${at}]`)
    const written = withRedirect(all, checked)
    if (!written) refuse(`redirects[${at}]`, `${one.target} leads back to ${one.path}: nobody would arrive`)
    for (const row of written!) {
      all.set(row.path, row)
      changed.set(row.path, row)
    }
  }
  if (all.size > MOST_REDIRECTS) refuse('redirects', `a shop has ${MOST_REDIRECTS} redirects at most`)
  await putRedirects(tx, [...changed.values()], now)
  return [...changed.values()]
}

async function checkedRedirect(
  { path: from, target: to, status }: Redirect,
  stateOf: AddressReader,
  at: string,
): Promise<Redirect> {
  const path = redirectPath(from) ?? refuse(at, `${from} is no path of this shop: begin with /, without ? and #`)
  const target = redirectTarget(to) ?? refuse(at, `${to} does not lead to this shop: begin with one /, without a host`)
  if ((await stateOf(path)) === 'page') refuse(at, `${path} shows a page, which a redirect would hide`)
  const state = await stateOf(pathOf(target))
  return { path, target: typeof state === 'object' ? state.movedTo + target.slice(pathOf(target).length) : target, status }
}

/** Forgets the redirect of an address. Returns whether there was one. */
export async function removeRedirect(tx: Query, from: string): Promise<boolean> {
  const path = redirectPath(from) ?? refuse('path', `${from} is no path of this shop`)
  return deleteRedirect(tx, path)
}

/** What is wrong with a redirect. `hidden`: a page has its address now, and is shown. `chain`: its target is redirected in turn. */
export interface RedirectFault {
  redirect: Redirect
  fault: 'loop' | 'chain' | 'hidden' | 'leads nowhere'
  /** Where it leads in the end; '' for nowhere. */
  end: string
}

/** Returns the redirects that do not do what their merchant wanted: addresses have changed since they were set. */
export async function checkRedirects(query: Query, now: Date): Promise<RedirectFault[]> {
  const all = await listRedirects(query)
  const byPath = new Map(all.map((one) => [one.path, one]))
  const stateOf = readAddresses(query, now)
  const faults: RedirectFault[] = []
  for (const redirect of all) {
    const end = endOf(byPath, redirect)
    const state = end ? await stateOf(pathOf(end.target)) : 'nothing'
    const last = typeof state === 'object' ? state.movedTo : (end?.target ?? '')
    if (end === null || pathOf(last) === redirect.path) faults.push({ redirect, fault: 'loop', end: '' })
    else if ((await stateOf(redirect.path)) === 'page') faults.push({ redirect, fault: 'hidden', end: redirect.path })
    else if (state === 'nothing') faults.push({ redirect, fault: 'leads nowhere', end: '' })
    else if (last !== redirect.target) faults.push({ redirect, fault: 'chain', end: last })
  }
  return faults
}
