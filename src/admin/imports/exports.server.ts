/** The endpoint of exports: whole tables leave the shop, so that it asks for the second step again. */
import { grantOf } from '#domain/staff/roles.ts'
import { exportRows } from '#services/imports/export-rows.ts'
import { noteExport } from '#services/imports/read-imports.ts'
import { problem, readJson, type ApiRoute } from '#web/http/api/endpoint.ts'
import { exportRequest } from '#admin/schema/imports.ts'
import { fileResponse } from './file-response.server.ts'

/** A spreadsheet takes a file without this mark for another encoding. */
const MARK = '\uFEFF'

async function* marked(text: AsyncIterable<string>): AsyncGenerator<string> {
  yield MARK
  yield* text
}

export const routes: readonly ApiRoute[] = [
  {
    method: 'POST',
    path: '/admin/api/exports',
    guard: 'staff',
    action: 'data.export',
    describe: { summary: 'All of a kind as a file', body: exportRequest, answers: { 200: null }, refusals: [403] },
    async handler({ shop, request, actor, staff }) {
      const { kind, format } = await readJson(request, exportRequest)
      const isOfPeople = kind === 'customers' || kind === 'orders'
      if (isOfPeople && grantOf(staff.role, 'customers.export') !== 'always') return problem(403, 'not_permitted')
      await noteExport(shop, actor, { kind, format })
      const rows = exportRows(shop, kind, format)
      return fileResponse(`${kind}.${format}`, format === 'csv' ? marked(rows) : rows)
    },
  },
]
