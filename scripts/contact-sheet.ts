/**
 * `node scripts/contact-sheet.ts [FOLDER] [kind…]`: draws every variant of the drawings on sheets of 48, each with its name and
 * the thing that shows it. Without a folder they go to `build/contact-sheets`.
 */
import { mkdir } from 'node:fs/promises'
import sharp from 'sharp'
import { draw } from '../demo/art/draw.ts'
import { KINDS, type Kind } from '../demo/art/kinds.ts'
import { COLOURWAYS, TINTS, type Colourway } from '../demo/art/paint.ts'
import { choices } from '../demo/catalog/art-of.ts'
import { LEAVES } from '../demo/catalog/leaves.ts'

const WIDTH = 200
const HEIGHT = 250
const LABEL = 34
const COLUMNS = 8
const CELLS = 48

const [folder = 'build/contact-sheets', ...wanted] = process.argv.slice(2)
const kinds = (Object.keys(KINDS) as Kind[]).filter((kind) => wanted.length === 0 || wanted.includes(kind))
const colourways = Object.keys(COLOURWAYS) as Colourway[]

/** The thing that shows a drawing. */
const THINGS = new Map(
  LEAVES.flatMap(({ art, things }) =>
    things.flatMap(({ words, options }) =>
      choices(options['art'] ?? art).flatMap(({ kind, variants }) =>
        variants.map((variant) => [`${kind}:${variant}`, words.en.replace('*', '').trim()] as const),
      ),
    ),
  ),
)

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

async function cell(type: Kind, variant: number, index: number) {
  const colourway = colourways[(index * 7) % colourways.length] ?? 'natural'
  const pattern = KINDS[type].uses.includes('pattern') && index % 2 ? 'sprig' : 'plain'
  const svg = draw({ type, variant, pattern, tilt: 0, scale: 94 }, colourway)
  const drawing = await sharp(Buffer.from(svg)).resize(WIDTH, HEIGHT).png().toBuffer()
  const line = (y: number, text: string): string =>
    `<text x="4" y="${y}" font-family="sans-serif" font-size="12">${escaped(text)}</text>`
  const names = line(13, `${type}:${variant} ${colourway}`) + line(28, THINGS.get(`${type}:${variant}`) ?? '')
  const label = `<svg width="${WIDTH}" height="${LABEL}">${names}</svg>`
  const back = { width: WIDTH, height: HEIGHT + LABEL, channels: 4 as const, background: TINTS[COLOURWAYS[colourway].tint] }
  return sharp({ create: back })
    .composite([
      { input: drawing, left: 0, top: 0 },
      { input: Buffer.from(label), left: 0, top: HEIGHT },
    ])
    .png()
    .toBuffer()
}

async function sheet(cells: readonly Buffer[], out: string): Promise<void> {
  const rows = Math.ceil(cells.length / COLUMNS)
  const back = { width: COLUMNS * WIDTH, height: rows * (HEIGHT + LABEL), channels: 4 as const, background: '#ffffff' }
  await sharp({ create: back })
    .composite(cells.map((input, i) => ({ input, left: (i % COLUMNS) * WIDTH, top: Math.floor(i / COLUMNS) * (HEIGHT + LABEL) })))
    .png()
    .toFile(out)
  process.stdout.write(`${out}\n`)
}

const drawings = kinds.flatMap((type) => Array.from({ length: KINDS[type].variants }, (_, variant) => [type, variant] as const))
await mkdir(folder, { recursive: true })
for (let first = 0; first < drawings.length; first += CELLS) {
  const part = drawings.slice(first, first + CELLS)
  const cells = await Promise.all(part.map(([type, variant], i) => cell(type, variant, first + i)))
  await sheet(cells, `${folder}/${String(first / CELLS + 1).padStart(2, '0')}.png`)
}
