/** Vitest's global set-up: the empty databases are made before the first file needs one. */
import { emptySnapshot, emptyTemplate } from './snapshot.ts'

export default async function prepare(): Promise<void> {
  await emptySnapshot()
  if (process.env.TEST_POSTGRES_URL) await emptyTemplate(process.env.TEST_POSTGRES_URL)
}
