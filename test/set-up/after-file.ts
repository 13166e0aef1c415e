/** What a test file opened and is ended after its last test, wherever in the file it was opened. */
import { onTestFinished, TestRunner } from 'vitest'

const ends: (() => unknown)[] = []

/** Ends something after the last test of the file. Unlike `afterAll` it may be called within `beforeAll`. */
export const afterFile = (end: () => unknown): void => void ends.push(end)

/** Ends something after the test that runs; between tests, after the last one of the file. */
export function afterTest(end: () => unknown): void {
  if (TestRunner.getCurrentTest() === undefined) afterFile(end)
  else
    onTestFinished(async () => {
      await end()
    })
}

/** Ends everything, the newest first. */
export async function endFile(): Promise<void> {
  for (let end = ends.pop(); end; end = ends.pop()) await end()
}
