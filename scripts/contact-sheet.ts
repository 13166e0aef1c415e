/** `node scripts/contact-sheet.ts OUT.png [kind…]`: draws every variant of the drawings on one picture. */
import sharp from 'sharp'
import { draw } from '../demo/art/draw.ts'
import { KINDS, type Kind } from '../demo/art/kinds.ts'
import { COLOURWAYS, TINTS, type Colourway } from '../demo/art/paint.ts'

const WIDTH = 160
const HEIGHT = 200
const LABEL = 18
const COLUMNS = 12

const [out, ...wanted] = process.argv.slice(2)
if (!out) throw new Error('Name the picture to write: node scripts/contact-sheet.ts OUT.png [kind…]')
const kinds = (Object.keys(KINDS) as Kind[]).filter((kind) => wanted.length === 0 || wanted.includes(kind))
const colourways = Object.keys(COLOURWAYS) as Colourway[]

async function cell(type: Kind, variant: number, index: number) {
  const colourway = colourways[index % colourways.length] ?? 'natural'
  const pattern = KINDS[type].uses.includes('pattern') ? 'dots' : 'plain'
  const svg = draw({ type, variant, pattern, tilt: 0, scale: 94 }, colourway)
  const drawing = await sharp(Buffer.from(svg)).resize(WIDTH, HEIGHT).png().toBuffer()
  const label = `<svg width="${WIDTH}" height="${LABEL}"><text x="4" y="13" font-family="sans-serif" font-size="12">${type}:${variant} ${colourway}</text></svg>`
  const back = { width: WIDTH, height: HEIGHT + LABEL, channels: 4 as const, background: TINTS[COLOURWAYS[colourway].tint] }
  return sharp({ create: back })
    .composite([
      { input: drawing, left: 0, top: 0 },
      { input: Buffer.from(label), left: 0, top: HEIGHT },
    ])
    .png()
    .toBuffer()
}

const cells = await Promise.all(
  kinds
    .flatMap((type) => Array.from({ length: KINDS[type].variants }, (_, variant) => [type, variant] as const))
    .map(([type, variant], i) => cell(type, variant, i)),
)
await sharp({
  create: {
    width: COLUMNS * WIDTH,
    height: Math.ceil(cells.length / COLUMNS) * (HEIGHT + LABEL),
    channels: 4,
    background: '#ffffff',
  },
})
  .composite(cells.map((input, i) => ({ input, left: (i % COLUMNS) * WIDTH, top: Math.floor(i / COLUMNS) * (HEIGHT + LABEL) })))
  .png()
  .toFile(out)
