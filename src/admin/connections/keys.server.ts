/** Endpoints of the keys of programs: no key opens them, and making or ending one needs the second step again (D-64). */
import { KEY_ACTIONS } from '#domain/staff/api-key.ts'
import { listApiKeys, makeKey, replaceKey, revokeKey, type StoredKey } from '#services/staff/api-keys.ts'
import { json, problem, readJson, type ApiRoute } from '#web/http/api/endpoint.ts'
import { doneAnswer, nothing } from '#admin/schema/staff.ts'
import { keyRequest, keysAnswer, madeKeyAnswer, type KeysView } from './wire.ts'

const keyView = ({ createdAt, lastUsedAt, expiresAt, ...key }: StoredKey, now: Date): KeysView['keys'][number] => ({
  ...key,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  expiresAt: expiresAt?.toISOString() ?? null,
  isOver: expiresAt !== null && expiresAt <= now,
})

export const routes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/admin/api/keys',
    guard: 'staff',
    action: 'keys.manage',
    describe: { summary: 'Keys of programs, the newest first, and what a key can be given', answers: { 200: keysAnswer } },
    async handler({ shop }) {
      const now = shop.clock.now()
      return json({ keys: (await listApiKeys(shop)).map((key) => keyView(key, now)), actions: KEY_ACTIONS })
    },
  },
  {
    method: 'POST',
    path: '/admin/api/keys',
    guard: 'staff',
    action: 'keys.manage',
    describe: { summary: 'Make a key; it is shown in this answer only', body: keyRequest, answers: { 201: madeKeyAnswer } },
    async handler({ shop, request, actor }) {
      const { name, scope, days } = await readJson(request, keyRequest)
      return json(await makeKey(shop, actor, { name: name.trim(), scope: [...new Set(scope)], days }), { status: 201 })
    },
  },
  {
    method: 'POST',
    path: '/admin/api/keys/:id/replace',
    guard: 'staff',
    action: 'keys.manage',
    describe: {
      summary: 'Make another key that may do the same; the old one ends a day later',
      body: nothing,
      answers: { 201: madeKeyAnswer },
      refusals: [404],
    },
    async handler({ shop, request, actor, params: { id = '' } }) {
      await readJson(request, nothing)
      const made = await replaceKey(shop, actor, id)
      return made ? json(made, { status: 201 }) : problem(404, 'key_not_found')
    },
  },
  {
    method: 'DELETE',
    path: '/admin/api/keys/:id',
    guard: 'staff',
    action: 'keys.manage',
    describe: { summary: 'Revoke a key at once', body: nothing, answers: { 200: doneAnswer }, refusals: [404] },
    async handler({ shop, request, actor, params: { id = '' } }) {
      await readJson(request, nothing)
      return (await revokeKey(shop, actor, id)) ? json({ done: true }) : problem(404, 'key_not_found')
    },
  },
]
