/** Vitest's global set-up: creates the empty databases that test files copy. */
import { words } from '../../scripts/setup.mjs'
import { emptySnapshot, emptyTemplate } from '#test/snapshot.ts'

export default async function prepare(): Promise<void> {
  // What needs no words can be tested without the dictionaries.
  await words().catch((error: Error) =>
    process.stderr.write(`There are no words: ${error.message}. \`npm ci\` installs the dictionaries.\n`),
  )
  await emptySnapshot()
  if (process.env.TEST_POSTGRES_URL) await emptyTemplate(process.env.TEST_POSTGRES_URL)
}
