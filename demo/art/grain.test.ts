import sharp from 'sharp'
import { expect, test } from 'vitest'
import { grain } from './grain.ts'
import { pathBox } from './path-box.ts'

const CANVAS = 'M-400 -400H900V1000H-400Z'
const OUTLINES = [
  'M70 396h18l-3 26h-12z',
  'M64 196h272a10 10 0 0 1 10 10v186a10 10 0 0 1 -10 10h-272a10 10 0 0 1 -10 -10v-186a10 10 0 0 1 10 -10Z',
  'M154 250a46 46 0 1 0 92 0a46 46 0 1 0 -92 0Z',
  'M132 236H268C284 236 288 252 282 262S140 274 118 262Q112 252 132 236T140 230Z',
]

/** Returns the pixels of a part with these lines. */
const drawn = (outline: string, lines: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="400" height="500"><clipPath id="c"><path d="${outline}"/></clipPath><g clip-path="url(#c)">${lines}</g></svg>`,
    ),
  )
    .raw()
    .toBuffer()

test.each([0, 24, 88, 156])(
  'a part turned by %i degrees shows every line that crosses it, and has few others',
  async (direction) => {
    for (const [at, outline] of OUTLINES.entries()) {
      const how = { direction, seed: at + 1, stroke: '#000' }
      const whole = await drawn(outline, grain(CANVAS, how))
      expect((await drawn(outline, grain(outline, how))).equals(whole), outline).toBe(true)
    }
    expect(grain(OUTLINES[0]!, { direction, seed: 1, stroke: '#000' }).match(/M/g)!.length).toBeLessThan(6)
  },
)

test('the box of a path contains what each command draws', () => {
  expect(pathBox('M10 20h30v-5l-2 40z')).toEqual({ left: 10, top: 15, right: 40, bottom: 55 })
  expect(pathBox('m10 20 5 5M0 0C0 -9 30 9 20 1s40 8 2 2')).toEqual({ left: 0, top: -9, right: 60, bottom: 25 })
  expect(pathBox('M0 0A1 1 0 0 1 10 0')).toEqual({ left: -10, top: -10, right: 20, bottom: 10 })
  expect(() => pathBox('M1 2 3')).toThrow('no path')
})
