/** The job of an import: a while of its work, then the next job, so that no lease runs out and other jobs have their turn. */
import type { Shop } from '#services/shop.ts'
import { changeRun, readRun, type ImportRun } from '#store/imports/runs.ts'
import { enqueue } from '#store/jobs/jobs.ts'
import type { Job } from '#store/jobs/jobs.ts'
import { applyStep } from './apply-import.ts'
import { checkStep } from './check-import.ts'
import type { ImportShop } from './import-runs.ts'

/** Works on an import for a while. Returns whether nothing is left to do. */
async function step(shop: ImportShop, run: ImportRun): Promise<boolean> {
  if (run.state === 'checking') return checkStep(shop, run)
  return run.state === 'applying' || run.state === 'undoing' ? applyStep(shop, run) : true
}

export async function importStep(shop: Shop, { runId }: { runId: string }): Promise<void> {
  const run = await readRun(shop.db.query, runId)
  if (!run || (await step(shop, run))) return
  await enqueue(shop.db.query, { kind: 'import.step', payload: { runId }, runAt: shop.clock.now() })
  shop.jobSignal.wake()
}

/** An import whose job failed too often stays where it is: what is written can be taken back. */
export async function noteFailedImport(shop: Shop, { payload }: Pick<Job, 'payload'>, error: string): Promise<void> {
  const { runId } = payload as { runId?: string }
  if (runId === undefined) return
  const run = await readRun(shop.db.query, runId)
  if (run?.state !== 'checking' && run?.state !== 'applying' && run?.state !== 'undoing') return
  const state = run.state === 'checking' ? 'failed' : 'cancelled'
  await changeRun(shop.db.query, runId, { state, failure: error.slice(0, 500), ended_at: shop.clock.now() })
}

/** Works on an import to its end: for commands, which have no jobs. */
export async function runImport(
  shop: ImportShop,
  id: string,
  onProgress: (run: ImportRun) => void = () => {},
): Promise<ImportRun> {
  for (;;) {
    const run = (await readRun(shop.db.query, id))!
    onProgress(run)
    if (await step(shop, run)) return (await readRun(shop.db.query, id))!
  }
}
