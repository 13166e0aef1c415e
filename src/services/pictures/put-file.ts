/** Writes a file so that nobody reads half of it. */
import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a file and its folder. Several requests and processes may write the same one at once: each writes its own, and the last one stays. */
export async function putFile(file: string, bytes: Uint8Array): Promise<void> {
  const part = `${file}.${randomUUID()}.part`
  try {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(part, bytes)
    await rename(part, file)
  } finally {
    await rm(part, { force: true }).catch(() => undefined)
  }
}
