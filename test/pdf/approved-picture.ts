/** Pictures of printed pages that somebody has looked at. */
import { existsSync, mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect } from 'vitest'
import type { Picture } from './read-pdf.ts'

const FOLDER = new URL('approved/', import.meta.url)
/** Of 255: what the edge of a letter may differ by. */
const TOLERANCE = 40
/** Share of the pixels that may differ more. */
const MAX_SHARE = 0.0005

/** Compares a page with its approved picture. With APPROVE=1 the page becomes the approved one, to be looked at. */
export async function expectApproved(name: string, { width, height, pixels }: Picture): Promise<void> {
  const file = fileURLToPath(new URL(`${name}.png`, FOLDER))
  const drawn = sharp(pixels, { raw: { width, height, channels: 4 } }).flatten({ background: '#ffffff' })
  if (process.env.APPROVE === '1') {
    mkdirSync(FOLDER, { recursive: true })
    await drawn.png({ palette: true, colours: 64 }).toFile(file)
  }
  expect(existsSync(file), `there is no picture ${name}: run the test with APPROVE=1 and look at it`).toBe(true)
  const [now, approved] = await Promise.all(
    [drawn, sharp(file).removeAlpha()].map((one) => one.raw().toBuffer({ resolveWithObject: true })),
  )
  expect([now!.info.width, now!.info.height], name).toEqual([approved!.info.width, approved!.info.height])
  const { channels } = approved!.info
  let differing = 0
  for (let at = 0; at < width * height; at++)
    if (
      [0, 1, 2].some(
        (part) => Math.abs(now!.data[at * 3 + part]! - approved!.data[at * channels + Math.min(part, channels - 1)]!) > TOLERANCE,
      )
    )
      differing++
  expect(differing / (width * height), `pixels of ${name} that differ`).toBeLessThanOrEqual(MAX_SHARE)
}
