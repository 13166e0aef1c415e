/** Endpoints of the running system: its state, jobs that were set aside, page caches, backups. */
import { askForBackupFile } from '#services/system/back-up.ts'
import { emptyPages, retryJobs } from '#services/system/act-on-system.ts'
import { readSystem, type SystemState } from '#services/system/read-system.ts'
import { json, problem, readJson, type ApiRoute } from '#web/http/api/endpoint.ts'
import { retriedAnswer, retryRequest, systemAnswer, systemDone, systemRequest, type SystemView } from '#admin/schema/system.ts'

const firstLine = (text: string | null): string | null => text?.split('\n', 1)[0] ?? null

function systemView({ process, jobs, backups, errors, ...rest }: SystemState, now: Date): SystemView {
  return {
    ...rest,
    now: now.toISOString(),
    process: { ...process, startedAt: process.startedAt.toISOString() },
    jobs: jobs.map(({ dueSince, lastError, ...job }) => ({
      ...job,
      dueSince: dueSince?.toISOString() ?? null,
      lastError: firstLine(lastError),
    })),
    backups: backups.map(({ at, ...file }) => ({ ...file, at: at.toISOString() })),
    errors: errors.map(({ firstAt, lastAt, ...error }) => ({
      ...error,
      firstAt: firstAt.toISOString(),
      lastAt: lastAt.toISOString(),
    })),
  }
}

export const routes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/admin/api/system',
    guard: 'staff',
    action: 'system.read',
    describe: {
      summary: 'State of the process that answers, of the database, jobs, page caches, backups and recent errors',
      answers: { 200: systemAnswer },
    },
    handler: async ({ shop }) => json(systemView(await readSystem(shop), shop.clock.now())),
  },
  {
    method: 'POST',
    path: '/admin/api/system/jobs/retry',
    guard: 'staff',
    action: 'settings.change',
    describe: {
      summary: 'Run the jobs of a kind again that were set aside after too many failures',
      body: retryRequest,
      answers: { 200: retriedAnswer },
      refusals: [404],
    },
    async handler({ shop, request, actor }) {
      const { kind } = await readJson(request, retryRequest)
      const jobs = await retryJobs(shop, actor, kind)
      return jobs > 0 ? json({ jobs }) : problem(404, 'no_job_set_aside')
    },
  },
  {
    method: 'POST',
    path: '/admin/api/system/pages/empty',
    guard: 'staff',
    action: 'settings.change',
    describe: { summary: 'Empty the page caches of every process', body: systemRequest, answers: { 200: systemDone } },
    async handler({ shop, request, actor }) {
      await readJson(request, systemRequest)
      await emptyPages(shop, actor)
      return json({ done: true })
    },
  },
  {
    method: 'POST',
    path: '/admin/api/system/backups',
    guard: 'staff',
    action: 'settings.change',
    describe: {
      summary: 'Write a backup into the data directory of the server; a job does it',
      body: systemRequest,
      answers: { 202: systemDone },
      refusals: [409],
    },
    async handler({ shop, request, actor }) {
      await readJson(request, systemRequest)
      return (await askForBackupFile(shop, actor)) ? json({ done: true }, { status: 202 }) : problem(409, 'backup_waits')
    },
  },
]
