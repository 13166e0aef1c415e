/** Vitest's set-up of each file. Files share their process: what one of them opened or set in it ends with the file. */
import { afterAll, vi } from 'vitest'
import { endFile } from './after-file.ts'

afterAll(async () => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  await endFile()
})
