/** `/builds/latest.json` and `/builds/meta/{id}.json` (D-74, BUILD-1, BUILD-2). */
import { IMMUTABLE } from '#web/http/headers.ts'
import type { Bundle } from '#web/http/bundle.ts'
import { fileOf, type StaticFile } from './static-files.ts'

/** Browsers ask for the newest build at most once a second. */
const FOR_A_SECOND = 'public, max-age=1'

const jsonFile = (value: unknown, cacheControl: string): StaticFile =>
  fileOf(
    { 'content-type': 'application/json; charset=utf-8', 'cache-control': cacheControl, vary: 'Accept-Encoding' },
    true,
    () => Buffer.from(JSON.stringify(value)),
  )

/** Returns the newest build's name, and what each build on the disk says of itself. */
export function buildFiles({ build, builds }: Pick<Bundle, 'build' | 'builds'>): Map<string, StaticFile> {
  const { id, timestamp } = build
  return new Map([
    ['/builds/latest.json', jsonFile({ id, timestamp }, FOR_A_SECOND)],
    ...builds.map(({ files: _, ...meta }): [string, StaticFile] => [`/builds/meta/${meta.id}.json`, jsonFile(meta, IMMUTABLE)]),
  ])
}
