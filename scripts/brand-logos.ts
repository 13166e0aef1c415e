/** `node scripts/brand-logos.ts`: draws the logos of the demo's brands into `demo/brands/logos/`, letters as outlines. */
import { readFileSync, writeFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import { BRANDS } from '#demo/catalog/brands.ts'

const FONTS = new URL('../src/pdf/sheet/fonts/', import.meta.url)
const INK = '#2b221c'
const COLOURS = {
  clay: '#c65d3b',
  honey: '#d99a2b',
  sage: '#6f8f6b',
  dusk: '#56749a',
  rose: '#c9828c',
  heather: '#8b7aa8',
  spruce: '#2f6a5a',
  cocoa: '#8a6248',
}

/** Marks in a box of 24, filled; `@` stands for the page. */
const MARKS = {
  moon: '<path d="M15.5 2.5A9.8 9.8 0 1 0 21.5 16 8 8 0 0 1 15.5 2.5Z"/>',
  leaf: '<path d="M4 20C3 9 9 3 21 3c1 11-5 17-15 16l-1 3-2-1Z"/><path d="M6.5 18.5C9 13 12.500 9.500 17 7" fill="none" stroke="@" stroke-width="1.3"/>',
  star: '<path d="m12 2 2.9 6.400 7 .8-5.200 4.700 1.400 6.900L12 17.400l-6.100 3.400 1.400-6.900L2.100 9.200l7-.8Z"/>',
  drop: '<path d="M12 2c4.500 5.500 7 9 7 12.500a7 7 0 0 1-14 0C5 11 7.500 7.500 12 2Z"/>',
  wheel:
    '<path d="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 3.200a6.800 6.800 0 1 1 0 13.600 6.800 6.800 0 0 1 0-13.600Z" fill-rule="evenodd"/><circle cx="12" cy="12" r="2.200"/><path d="M12 5v14M5 12h14M7 7l10 10M17 7 7 17" stroke="currentColor" stroke-width="1"/>',
  sun: '<circle cx="12" cy="12" r="5"/><path d="M12 1.500v4M12 18.500v4M1.500 12h4M18.500 12h4M4.600 4.600l2.800 2.800M16.600 16.600l2.800 2.800M4.600 19.400l2.800-2.800M16.600 7.400l2.800-2.800" stroke="currentColor" stroke-width="1.900" stroke-linecap="round"/>',
  cloud: '<path d="M6.500 19a5 5 0 0 1-.6-10 6.500 6.500 0 0 1 12.400 1.500A4.300 4.300 0 0 1 18 19Z"/>',
  boat: '<path d="M2.500 15.500h19a8 8 0 0 1-7 5.500h-5a8 8 0 0 1-7-5.500ZM11 3v11H4.500ZM13 5.500V14h6.500Z"/>',
  tent: '<path d="M12 3 2.500 21h19ZM12 11l4 10H8Z" fill-rule="evenodd"/><path d="M12 1v3l3.500-1.500Z"/>',
  wool: '<path d="M12 2.500a9.500 9.500 0 1 0 0 19 9.500 9.500 0 0 0 0-19Z"/><path d="M4 9c6-1 11 2 13 10M7 5c6 0 12 5 13 11M3.500 14c4 0 7 2 9 7" fill="none" stroke="@" stroke-width="1.300"/>',
  bear: '<circle cx="6" cy="7" r="3.700"/><circle cx="18" cy="7" r="3.700"/><path d="M12 4.500c5.300 0 9 3.800 9 8.500s-4 8.500-9 8.500-9-3.800-9-8.500 3.700-8.500 9-8.500Z"/><ellipse cx="12" cy="16" rx="3.600" ry="2.800" fill="@"/><ellipse cx="12" cy="15" rx="1.500" ry="1"/>',
  owl: '<path d="M4 3.500c2.500 1.200 5 1.500 8 1.500s5.500-.3 8-1.500c.8 3 1 6 1 9A9 9 0 0 1 3 12.500c0-3 .2-6 1-9Z"/><circle cx="8.500" cy="11" r="2.700" fill="@"/><circle cx="15.500" cy="11" r="2.700" fill="@"/><circle cx="8.500" cy="11" r="1.100"/><circle cx="15.500" cy="11" r="1.100"/>',
  ring: '<path d="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 5.500a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9Z" fill-rule="evenodd"/>',
  heart: '<path d="M12 21C5 15.500 2 12 2 8.200A5.200 5.200 0 0 1 12 6a5.200 5.200 0 0 1 10 2.200C22 12 19 15.500 12 21Z"/>',
  arch: '<path d="M3 22V12a9 9 0 0 1 18 0v10h-5V12a4 4 0 0 0-8 0v10Z"/>',
  button:
    '<path d="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Z"/><g fill="@"><circle cx="9.200" cy="9.200" r="1.500"/><circle cx="14.800" cy="9.200" r="1.500"/><circle cx="9.200" cy="14.800" r="1.500"/><circle cx="14.800" cy="14.800" r="1.500"/></g>',
  snow: '<path d="M12 2v20M3.300 7l17.400 10M20.700 7 3.300 17M9 3.500l3 3 3-3M9 20.500l3-3 3 3" fill="none" stroke="currentColor" stroke-width="1.900" stroke-linecap="round" stroke-linejoin="round"/>',
  dress: '<path d="M8 2.500 9.500 4h5L16 2.500l3.500 5-3 2L20.500 21h-17l4-11.500-3-2Z"/>',
  feather:
    '<path d="M20.500 2.500C11 3 5.500 8 5 15.500l-2 5 1.800.7 1.700-4C14 17 20 12 20.500 2.500Z"/><path d="M7 16.500C10 12 13 9 16.500 6.500" fill="none" stroke="@" stroke-width="1.300"/>',
  bed: '<path d="M3 5h2.400v7H19a2.500 2.500 0 0 1 2.500 2.500V20h-2.400v-3H5.400v3H3ZM7 8.500h5V11H7Z"/>',
  bird: '<path d="M2 9c3.500.5 5-.5 6.500-3C10 3.500 13 3 15 4.500L19 4l-2 3c1 6-2.500 11-8.500 11.500L6 21l.5-3.500C3.500 15.500 2 12.500 2 9Z"/><circle cx="14" cy="7" r="1" fill="@"/>',
  tree: '<path d="M12 2 5 12h3.500L4 18h6.700v4h2.600v-4H20l-4.500-6H19Z"/>',
  rabbit:
    '<path d="M8.500 1.500c2 0 2.800 3.500 2.900 7h1.200c.1-3.500.9-7 2.900-7 2.500 0 2 5-.1 8.200A7 7 0 1 1 8.600 9.700C6.500 6.500 6 1.500 8.500 1.500Z"/><circle cx="9.500" cy="14.500" r="1" fill="@"/><circle cx="14.500" cy="14.500" r="1" fill="@"/>',
  book: '<path d="M2.500 4.500C6 3.500 9 4 12 6c3-2 6-2.500 9.500-1.500v14C18 17.500 15 18 12 20c-3-2-6-2.500-9.500-1.500Z"/><path d="M12 6v14" stroke="@" stroke-width="1.400"/>',
  blocks: '<path d="M2.500 12.500H11V21H2.500ZM13 12.500h8.500V21H13ZM7.800 3h8.500v8H7.800Z"/>',
  horse:
    '<path d="M3 20c5 2.800 13 2.800 18 0l.8 1.600C16 25 8 25 2.200 21.600ZM6 18l1-6-3 1-1-3 5-4 1-3 3 3v4h7l2 3v5h-3l-1-4h-6l-2 4Z"/>',
  flower:
    '<g><circle cx="12" cy="5.500" r="3.500"/><circle cx="18.200" cy="10" r="3.500"/><circle cx="15.800" cy="17.200" r="3.500"/><circle cx="8.200" cy="17.200" r="3.500"/><circle cx="5.800" cy="10" r="3.500"/></g><circle cx="12" cy="12" r="3" fill="@"/>',
  spoon:
    '<path d="M12 2c3 0 5 2.800 5 6.200 0 2.800-1.500 4.800-3.500 5.500L14 22h-4l.5-8.300C8.500 13 7 11 7 8.200 7 4.800 9 2 12 2Z"/>',
  shoe: '<path d="M3 6h6c.5 3 2.500 5 6 5.500 4 .6 6.500 2.500 6.500 6V19h-19Z"/>',
  lamp: '<path d="M8 3h8l4.500 10h-17ZM11 13h2v6h4v2H7v-2h4Z"/>',
}
type Mark = keyof typeof MARKS
type Face = 'serif' | 'semi' | 'plain'

/** Mark, colour, letters; `low`: without a capital, `wide`: with air between the letters, `above`: the mark stands above. */
const LOOKS: [mark: Mark, colour: keyof typeof COLOURS, face: Face, how?: string][] = [
  ['leaf', 'sage', 'serif'],
  ['button', 'clay', 'semi', 'low'],
  ['moon', 'dusk', 'serif', 'above'],
  ['snow', 'dusk', 'semi', 'low'],
  ['owl', 'heather', 'serif'],
  ['horse', 'clay', 'semi'],
  ['flower', 'rose', 'serif', 'above'],
  ['drop', 'sage', 'plain', 'wide low'],
  ['spoon', 'honey', 'semi', 'low'],
  ['bed', 'dusk', 'plain', 'wide'],
  ['flower', 'honey', 'serif'],
  ['dress', 'rose', 'serif'],
  ['ring', 'clay', 'semi', 'low'],
  ['tree', 'spruce', 'serif'],
  ['arch', 'honey', 'plain', 'wide low'],
  ['rabbit', 'cocoa', 'semi', 'low'],
  ['boat', 'dusk', 'semi'],
  ['bear', 'cocoa', 'serif', 'low'],
  ['moon', 'heather', 'semi', 'low'],
  ['lamp', 'honey', 'plain', 'wide low'],
  ['heart', 'rose', 'serif', 'above'],
  ['tree', 'clay', 'semi', 'above'],
  ['wheel', 'clay', 'serif'],
  ['spoon', 'cocoa', 'serif', 'low'],
  ['moon', 'honey', 'plain', 'wide'],
  ['leaf', 'rose', 'semi', 'low'],
  ['heart', 'clay', 'semi', 'low'],
  ['ring', 'dusk', 'semi', 'low'],
  ['cloud', 'sage', 'plain', 'wide low'],
  ['sun', 'clay', 'serif', 'above'],
  ['drop', 'dusk', 'semi', 'low'],
  ['wool', 'cocoa', 'serif'],
  ['arch', 'spruce', 'semi'],
  ['shoe', 'clay', 'serif', 'low'],
  ['bed', 'heather', 'serif'],
  ['feather', 'dusk', 'serif', 'above'],
  ['heart', 'sage', 'plain', 'wide low'],
  ['wheel', 'spruce', 'semi', 'low'],
  ['blocks', 'honey', 'semi'],
  ['shoe', 'dusk', 'semi', 'low'],
  ['cloud', 'rose', 'serif', 'low'],
  ['star', 'honey', 'serif', 'above'],
  ['wheel', 'clay', 'semi', 'wide'],
  ['snow', 'spruce', 'serif'],
  ['star', 'dusk', 'plain', 'wide low'],
  ['star', 'heather', 'serif'],
  ['drop', 'rose', 'semi', 'low'],
  ['book', 'heather', 'serif', 'low'],
  ['boat', 'spruce', 'plain', 'wide low'],
  ['tent', 'clay', 'serif'],
  ['arch', 'dusk', 'semi', 'low'],
  ['button', 'spruce', 'semi'],
  ['wheel', 'honey', 'plain', 'wide low'],
  ['tent', 'heather', 'serif', 'above'],
  ['wool', 'clay', 'semi', 'low'],
  ['bear', 'honey', 'serif'],
  ['feather', 'rose', 'serif', 'low'],
  ['flower', 'heather', 'semi', 'low'],
  ['blocks', 'clay', 'serif', 'low'],
  ['bird', 'sage', 'plain', 'wide low'],
]

const open = (file: string): Font => create(readFileSync(new URL(file, FONTS))) as Font
const faces: Record<Face, Font> = {
  serif: open('young-serif.ttf'),
  semi: open('figtree-semibold.ttf'),
  plain: open('figtree-regular.ttf'),
}
/** Height of the letters' em, of the mark, and of the air between them. */
const [EM, MARK, AIR] = [34, 32, 9]

const short = (value: number): string => String(Math.round(value * 10) / 10)

/** Returns the outline of a text with its left end at `left` and its foot at `foot`, and its width. */
function outline(text: string, face: Face, left: number, foot: number, spacing: number): { path: string; width: number } {
  const font = faces[face]
  const scale = EM / font.unitsPerEm
  const run = font.layout(text)
  let x = left
  let path = ''
  for (const [at, glyph] of run.glyphs.entries()) {
    for (const { command, args } of glyph.path.commands as { command: string; args: number[] }[]) {
      const letter = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' }[command]!
      path += letter + args.map((value, i) => short(i % 2 === 0 ? x + value * scale : foot - value * scale)).join(' ')
    }
    x += run.positions[at]!.xAdvance * scale + spacing
  }
  return { path, width: x - spacing - left }
}

for (const [at, { name, slug }] of BRANDS.entries()) {
  const [mark, colour, face, how = ''] = LOOKS[at]!
  const text = how.includes('low') ? name.toLocaleLowerCase('ro') : name
  const isAbove = how.includes('above')
  const spacing = how.includes('wide') ? 3 : 0
  const word = outline(text, face, isAbove ? 2 : MARK + AIR, isAbove ? 68 : 42, spacing)
  const width = Math.ceil(isAbove ? word.width + 4 : MARK + AIR + word.width + 2)
  const left = isAbove ? (width - MARK) / 2 : 0
  const drawn = MARKS[mark]
    .replaceAll('@', '#fff')
    .replaceAll('currentColor', COLOURS[colour])
    .replaceAll(/(\.\d)00\b/g, '$1')
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${isAbove ? 80 : 60}">` +
    `<g transform="translate(${short(left)} ${isAbove ? 1 : 13}) scale(${short((MARK / 24) * 100)}e-2)" fill="${COLOURS[colour]}">${drawn}</g>` +
    `<path d="${word.path}" fill="${INK}"/></svg>\n`
  writeFileSync(new URL(`../demo/brands/logos/${slug}.svg`, import.meta.url), svg)
}
