/** What a test file opened and is ended after its last test, wherever in the file it was opened. */
const ends: (() => unknown)[] = []

/** Ends something after the last test of the file. Unlike `afterAll` it may be called within `beforeAll`. */
export const afterFile = (end: () => unknown): void => void ends.push(end)

/** Ends everything, the newest first. */
export async function endFile(): Promise<void> {
  for (let end = ends.pop(); end; end = ends.pop()) await end()
}
