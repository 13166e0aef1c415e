/** Vitest's global set-up: creates the empty databases that test files copy. */
import { emptySnapshot, emptyTemplate } from '#test/snapshot.ts'

export default async function prepare(): Promise<void> {
  await emptySnapshot()
  if (process.env.TEST_POSTGRES_URL) await emptyTemplate(process.env.TEST_POSTGRES_URL)
}
