/** Endpoints of drafts: what a person typed into a form and did not save, and who else has the form open. */
import { actionOfForm } from '#domain/staff/form-draft.ts'
import { hearOfForm, readDraft } from '#services/staff/form-drafts.ts'
import { json, parse, problem, readJson, type ApiRoute, type StaffContext } from '#web/http/api/endpoint.ts'
import * as wire from '#admin/schema/people/form-drafts.ts'

/** A product in three languages, as it was read and as it is typed. */
const DRAFT_LIMIT = 1024 * 1024

/** Returns whether the person may save the form. */
const mayOpen = ({ may }: StaffContext, form: string): boolean => {
  const action = actionOfForm(form)
  return action !== null && may(action) !== null
}

export const routes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/admin/api/form-drafts',
    guard: 'staff',
    action: null,
    describe: {
      summary: 'What this person has typed into a form and not saved',
      query: wire.draftQuery,
      answers: { 200: wire.draftAnswer },
    },
    async handler(context) {
      const { shop, url, staff } = context
      const { form } = parse(Object.fromEntries(url.searchParams), wire.draftQuery)
      if (!mayOpen(context, form)) return problem(403, 'not_permitted')
      const draft = await readDraft(shop, { staffId: staff.id, form })
      return json({ draft: draft && { content: draft.content, keptAt: draft.keptAt.toISOString() } })
    },
  },
  {
    method: 'POST',
    path: '/admin/api/form-drafts',
    guard: 'staff',
    action: null,
    describe: {
      summary: 'Say that a form is open, and keep what was typed into it for 30 days; answers who else has it open',
      body: wire.beatRequest,
      answers: { 200: wire.beatAnswer },
    },
    async handler(context) {
      const { shop, request, staff } = context
      const { form, ...beat } = await readJson(request, wire.beatRequest, DRAFT_LIMIT)
      if (!mayOpen(context, form)) return problem(403, 'not_permitted')
      const { keptAt, others } = await hearOfForm(shop, { staffId: staff.id, form }, beat)
      return json({ keptAt: keptAt?.toISOString() ?? null, others })
    },
  },
]
