import sharp from 'sharp'
import { expect, test } from 'vitest'
import { draw } from '../draw.ts'
import { KINDS, type Kind } from '../kinds.ts'
import { boxesOf, type Box } from './extents.ts'

/** What is less solid is shadow or shine. */
const SOLID = 200
/** Pixels of the canvas to one of the measurement, and how far a box may be off. */
const STEP = 2
/** Dots an inch at which a drawing of 400 units is 400 / STEP pixels wide. */
const DENSITY = 72 / STEP
const TOLERANCE = 14

/** Returns the box of what is solid in a drawing, on its own canvas. */
async function measured(type: Kind, variant: number): Promise<Box> {
  const lifts = [KINDS[type].lift ?? 0].flat()
  const lift = lifts[variant] ?? lifts[0] ?? 0
  const svg = draw({ type, variant, pattern: 'plain', tilt: 0, scale: 98 }, 'clay')
  const image = sharp(Buffer.from(svg), { density: DENSITY })
    .resize(400 / STEP, 500 / STEP)
    .ensureAlpha()
    .raw()
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  const columns: number[] = []
  const rows: number[] = []
  for (let at = 0; at < info.width * info.height; at++)
    if ((data[at * 4 + 3] ?? 0) > SOLID) {
      columns.push(at % info.width)
      rows.push(Math.floor(at / info.width))
    }
  const x = (px: number) => Math.round((px * STEP - 200 * 0.02) / 0.98)
  const y = (px: number) => Math.round((px * STEP - 250 * 0.02 + lift * 0.98) / 0.98)
  const most = (all: number[]) => all.reduce((a, b) => Math.max(a, b))
  const least = (all: number[]) => all.reduce((a, b) => Math.min(a, b))
  return [x(least(columns)), y(least(rows)), x(most(columns)), y(most(rows))]
}

test('the boxes are those of the drawings', async () => {
  const wrong: string[] = []
  for (const type of Object.keys(KINDS) as Kind[]) {
    const known = boxesOf(type)
    if (known.length === 0) continue
    // oxlint-disable-next-line no-await-in-loop -- the cuts of one kind are drawn side by side
    const boxes = await Promise.all(Array.from({ length: KINDS[type].variants }, (_, variant) => measured(type, variant)))
    for (const [variant, now] of boxes.entries()) {
      const box = known[variant] ?? known[0]!
      if (now.some((side, at) => Math.abs(side - box[at]!) > TOLERANCE)) wrong.push(`${type}:${variant} [${now.join(', ')}]`)
    }
  }
  expect(wrong).toEqual([])
}, 600_000)
