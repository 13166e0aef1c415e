/** `/sw.js`: the service worker with what it stores, or the order to end. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { href, LOCALES, MARKETS } from '#domain/market/market.ts'
import type { OfflineFiles } from '#web/app/idle/offline-worker.ts'
import type { Bundle } from '#web/http/bundle.ts'
import { tagOf, taggedResponse } from '#web/http/etag.ts'
import { bodyOf } from '#web/http/page-cache.ts'
import type { PageServer } from '#web/http/pages/pages.ts'

export const WORKER_PATH = '/sw.js'
const OFFLINE_PATH = '/offline'

const HEADERS = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'public, max-age=0, must-revalidate',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
}

export type WorkerAnswer = (request: Request) => Promise<Response>

/** @param isOn false: browsers that have the worker delete it with what it stored */
export function createWorkerAnswer(pages: Pick<PageServer, 'answer'>, bundle: Bundle, isOn: boolean): WorkerAnswer {
  const code = readFileSync(join(bundle.client, bundle.worker), 'utf8')
  return async (request) => {
    const body = `const OFFLINE=${JSON.stringify(isOn ? await offlineFiles(pages, bundle) : null)};\n${code}`
    return taggedResponse(request, { tag: tagOf(body), headers: HEADERS, body: () => body })
  }
}

/** @throws Error when a document cannot be rendered: browsers keep the worker that they have */
async function offlineFiles(pages: Pick<PageServer, 'answer'>, bundle: Bundle): Promise<OfflineFiles> {
  const files = new Set(bundle.offlineFiles)
  const documents: Record<string, string> = {}
  const tags: string[] = []
  for (const locale of LOCALES) {
    const market = MARKETS[locale]
    const path = href(market, OFFLINE_PATH)
    const answer = await pages.answer(path)
    if (answer.kind !== 'entry') throw new Error(`${path} cannot be rendered`)
    documents[market.prefix.slice(1)] = path
    tags.push(answer.entry.etag)
    for (const [, picture] of bodyOf(answer.entry, 'identity')
      .toString()
      .matchAll(/<img src="(\/[^"]+)"/g))
      files.add(picture!)
  }
  const known = [...files]
  return { version: tagOf(JSON.stringify([known, tags])), files: known, documents }
}
