/** Endpoints of recalls in the back office (LAW-41). */
import { recallFaults } from '#domain/recalls/recall.ts'
import { endRecall, publishRecall, type PublishRecallAnswer } from '#services/recalls/publish-recall.ts'
import { openRecall, readRecalls, type OpenedRecall } from '#services/recalls/read-recalls.ts'
import { markBuyer, remindBuyers } from '#services/recalls/remind-buyers.ts'
import { changeRecall, createRecall, fieldsOf } from '#services/recalls/write-recall.ts'
import { BODY_LIMIT, json, problem, readJson, type OfficeContext, type StaffRoute } from '#web/http/api/endpoint.ts'
import { askedAnswer } from '#admin/schema/approvals.ts'
import * as wire from '#admin/schema/goods/recalls.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const listedView = (
  { id, number, state, lots, createdAt, publishedAt, endedAt }: OpenedRecall['recall'],
  name: OpenedRecall['name'],
): wire.ListedRecallView => ({
  id,
  number,
  state,
  lots,
  name,
  createdAt: createdAt.toISOString(),
  publishedAt: iso(publishedAt),
  endedAt: iso(endedAt),
})

const view = ({ recall, name, sold, written, unanswered, due, buyers }: OpenedRecall): wire.RecallPageView => ({
  recall: { ...listedView(recall, name), version: recall.version, fields: fieldsOf(recall) },
  sold,
  written,
  unanswered,
  due,
  buyers: buyers.map(({ writtenAt, sentAt, remindedAt, ...buyer }) => ({
    ...buyer,
    writtenAt: writtenAt.toISOString(),
    sentAt: iso(sentAt),
    remindedAt: iso(remindedAt),
  })),
  faults: recallFaults(recall),
})

const idOf = ({ params }: Pick<OfficeContext, 'params'>): string | null => {
  const { id = '' } = params
  return UUID.test(id) ? id : null
}

/** A refusal for a version that is old has the recall as it is now. */
async function answered(
  { shop }: Pick<OfficeContext, 'shop'>,
  answer: PublishRecallAnswer,
  id: string | null,
): Promise<Response> {
  if (answer.ok) return json({ id: answer.id, entries: answer.entries } satisfies wire.RecallWritten)
  if (answer.reason === 'recall_not_found' || answer.reason === 'product_not_found') return problem(404, answer.reason)
  if (answer.reason === 'recall_refused') return problem(422, answer.reason, { faults: answer.faults })
  const now = id === null ? null : await openRecall(shop, id)
  return problem(409, answer.reason, { current: now && view(now) })
}

/** A recall is public and stops a sale: who may do it only on approval asks, and the call waits. */
const mustWait = ({ grant }: Pick<OfficeContext, 'grant'>): boolean => grant !== 'always'

const act = { method: 'POST', guard: 'staff', action: 'recalls.change', mayWait: true } as const
const answers = { 200: wire.recallWritten, 202: askedAnswer }

const MOVES = {
  publish: { run: publishRecall, summary: 'Publish a recall: its notice is public, the sale stops, every buyer is written to' },
  end: { run: endRecall, summary: 'End a recall: its notice stays, among those of ended recalls' },
  remind: { run: remindBuyers, summary: 'Write again to every buyer who was reached three days ago and has not answered' },
} as const

export const routes: readonly StaffRoute[] = [
  {
    method: 'GET',
    path: '/admin/api/recalls',
    guard: 'staff',
    action: 'products.read',
    describe: { summary: 'Recalls of products, the newest first', answers: { 200: wire.recallsAnswer } },
    async handler({ shop }) {
      const recalls = await readRecalls(shop)
      return json({ recalls: recalls.map((one) => listedView(one, one.name)) } satisfies wire.RecallsView)
    },
  },
  {
    method: 'GET',
    path: '/admin/api/recalls/:id',
    guard: 'staff',
    action: 'products.read',
    describe: {
      summary: 'A recall: its notice, what was sold, which buyers were written to',
      answers: { 200: wire.recallAnswer },
      refusals: [404],
    },
    async handler(context) {
      const id = idOf(context)
      const opened = id === null ? null : await openRecall(context.shop, id)
      return opened ? json(view(opened)) : problem(404, 'recall_not_found')
    },
  },
  {
    ...act,
    path: '/admin/api/recalls',
    describe: { summary: 'Create a draft of a recall', body: wire.createRecallRequest, answers, refusals: [403, 404] },
    async handler(context: OfficeContext) {
      const { recall } = await readJson(context.request, wire.createRecallRequest, BODY_LIMIT)
      if (mustWait(context)) return problem(403, 'not_permitted')
      return answered(context, await createRecall(context.shop, context.actor, recall), null)
    },
  },
  {
    ...act,
    path: '/admin/api/recalls/:id',
    describe: {
      summary: 'Change the draft of a recall',
      body: wire.changeRecallRequest,
      answers,
      refusals: [403, 404, 409],
    },
    async handler(context: OfficeContext) {
      const { version, recall } = await readJson(context.request, wire.changeRecallRequest, BODY_LIMIT)
      if (mustWait(context)) return problem(403, 'not_permitted')
      const id = idOf(context)
      if (id === null) return problem(404, 'recall_not_found')
      return answered(context, await changeRecall(context.shop, context.actor, { id, version, fields: recall }), id)
    },
  },
  {
    ...act,
    path: '/admin/api/recalls/:id/buyers/:order',
    describe: {
      summary: 'Say how a buyer was reached, or that nothing is known',
      body: wire.markBuyerRequest,
      answers,
      refusals: [403, 404, 409],
    },
    async handler(context: OfficeContext) {
      const mark = await readJson(context.request, wire.markBuyerRequest)
      if (mustWait(context)) return problem(403, 'not_permitted')
      const id = idOf(context)
      if (id === null) return problem(404, 'recall_not_found')
      const { order = '' } = context.params
      return answered(context, await markBuyer(context.shop, context.actor, { id, order, ...mark }), id)
    },
  },
  ...(['publish', 'end', 'remind'] as const).map((move): StaffRoute => ({
    ...act,
    path: `/admin/api/recalls/:id/${move}`,
    describe: {
      summary: MOVES[move].summary,
      body: wire.moveRecallRequest,
      answers,
      refusals: [403, 404, 409, 422],
    },
    async handler(context: OfficeContext) {
      const { version, reason } = await readJson(context.request, wire.moveRecallRequest, BODY_LIMIT)
      if (mustWait(context)) return problem(403, 'not_permitted')
      const id = idOf(context)
      if (id === null) return problem(404, 'recall_not_found')
      return answered(context, await MOVES[move].run(context.shop, context.actor, { id, version, reason }), id)
    },
  })),
]
