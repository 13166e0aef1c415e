/** Redirects: a row for a former address. */
import { columnsOf } from '#domain/imports/columns.ts'
import { redirectPath, redirectTarget, type RedirectStatus } from '#domain/content/redirect.ts'
import { removeRedirect, setRedirects } from '#services/content/redirects.ts'
import { readRedirect } from '#store/content/redirects.ts'
import { rowKind } from './row-kind.ts'

export const redirects = rowKind({
  columns: columnsOf('redirects', []),
  identity: ['path'],
  keyOf: ({ path = '' }) => redirectPath(path.trim()) ?? path.trim(),
  defaults: { status: '301' },
  makes: true,
  check(all, refuse) {
    if (redirectPath(all['path'] ?? '') === null) refuse('path', 'refused', all['path'])
    const target = redirectTarget(all['target'] ?? '')
    if (target === null) refuse('target', 'refused', all['target'])
    else all['target'] = target
  },
  async read(query, keys) {
    const found = await Promise.all(keys.map((path) => readRedirect(query, path)))
    return new Map(found.flatMap((one) => (one ? [[one.path, { target: one.target, status: String(one.status) }]] : [])))
  },
  async write(changes, { tx, now }) {
    const before = await Promise.all(changes.map(({ key }) => readRedirect(tx, key)))
    const wanted = changes.map(({ key, fields }, at) => ({
      path: key,
      target: fields['target'] ?? before[at]?.target ?? '',
      status: Number(fields['status'] ?? before[at]?.status ?? 301) as RedirectStatus,
    }))
    await setRedirects(tx, wanted, now)
  },
  async remove(keys, { tx }) {
    for (const path of keys) await removeRedirect(tx, path)
  },
})
