/** Endpoints of the views of lists that staff save. */
import { readViews, removeView, saveView } from '#services/staff/list-views.ts'
import { json, parse, problem, readJson, type ApiRoute } from '#web/http/api/endpoint.ts'
import * as wire from '#admin/schema/people/views.ts'

export const routes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/admin/api/views',
    guard: 'staff',
    action: null,
    describe: {
      summary: 'Views of a list that this person has saved, then those that others share',
      query: wire.viewsQuery,
      answers: { 200: wire.viewsAnswer },
    },
    async handler({ shop, url, staff }) {
      const { list } = parse(Object.fromEntries(url.searchParams), wire.viewsQuery)
      const views = await readViews(shop, list, staff.id)
      return json({
        views: views.map(({ id, name, query, look, isShared, staffId }) => {
          return { id, name, query, look, isShared, isOwn: staffId === staff.id }
        }),
      })
    },
  },
  {
    method: 'POST',
    path: '/admin/api/views',
    guard: 'staff',
    action: null,
    describe: {
      summary: 'Save a view of a list: filters, order, columns and height of rows',
      body: wire.viewRequest,
      answers: { 200: wire.viewSaved },
      refusals: [409],
    },
    async handler({ shop, request, actor, staff }) {
      const { name, ...wanted } = await readJson(request, wire.viewRequest)
      const saved = await saveView(shop, { ...actor, staffId: staff.id }, { ...wanted, name: name.trim() })
      return saved.ok ? json({ id: saved.view.id, entries: saved.entries }) : problem(409, saved.reason)
    },
  },
  {
    method: 'DELETE',
    path: '/admin/api/views/:id',
    guard: 'staff',
    action: null,
    describe: {
      summary: 'Remove a view of this person; an owner removes those that others share too',
      body: wire.viewRemoval,
      answers: { 200: wire.viewRemoved },
      refusals: [404],
    },
    async handler({ shop, request, actor, staff, params: { id = '' } }) {
      await readJson(request, wire.viewRemoval)
      const entries = await removeView(shop, { ...actor, staffId: staff.id }, { id, isOwner: staff.role === 'owner' })
      return entries ? json({ entries }) : problem(404, 'view_not_found')
    },
  },
]
