/** Further cuts of books, cards and puzzles. */
import { mix, tone } from '../colour.ts'
import { icon, type IconName } from '../icons.ts'
import type { Paint } from '../paint.ts'
import { MANY, PAPER } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circle, roundedRect } from '../shapes.ts'
import { boardbook } from '../toys/board-books-and-comforters.ts'
import { book } from '../toys/rattles-books-lamps.ts'
import { on, type Cuts, type Drawing } from './cut.ts'

const WOOD = '#e3c196'
const many = (i: number): string => MANY[i % MANY.length] ?? WOOD

/** A card with an icon, turned about its middle. */
const card = (pen: Pen, [x, y, turn]: [number, number, number], name: IconName, colour: string, k = 1): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">${pen.flatShadow(roundedRect(-50, -66, 100, 132, 12), { dx: 3, dy: 5, blur: 4, opacity: 0.24 })}${pen.padded(roundedRect(-50, -66, 100, 132, 12), PAPER, { width: 8, shade: 0.2 })}${pen.path(roundedRect(-40, -56, 80, 96, 8), mix(colour, '#ffffff', 0.72))}${icon(pen, name, 0, -8, 1.1, colour)}${pen.stroke('M-20 52H20', tone(colour, 0.06), 4)}</g>`

function flashCards(pen: Pen, { main, trim }: Paint): string {
  return (
    card(pen, [110, 176, -14], 'apple', '#d4553d', 1.06) +
    card(pen, [290, 170, 12], 'sun', '#e3b257', 1.06) +
    card(pen, [118, 340, -6], 'boat', main, 1.06) +
    card(pen, [290, 338, 8], 'house', trim, 1.06) +
    card(pen, [202, 254, 2], 'flower', '#cf8f92', 1.14)
  )
}

/** Boards of six pictures, and round chips on some of them. */
function lotto(pen: Pen, { main, second, trim }: Paint): string {
  const names: IconName[] = ['apple', 'boat', 'star', 'house', 'leaf', 'sun']
  const board = (x: number, y: number, turn: number, colour: string, from: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${pen.flatShadow(roundedRect(-104, -72, 208, 144, 12), { opacity: 0.22 })}${pen.padded(roundedRect(-104, -72, 208, 144, 12), colour, { width: 10 })}${[
      0, 1, 2, 3, 4, 5,
    ]
      .map((i) => {
        const [cx, cy] = [-66 + (i % 3) * 66, -33 + Math.floor(i / 3) * 66]
        return (
          pen.path(roundedRect(cx - 28, cy - 28, 56, 56, 8), PAPER) +
          icon(pen, names[(i + from) % 6] as IconName, cx, cy, 0.72, many(i + from))
        )
      })
      .join('')}</g>`
  const chip = (x: number, y: number, c: string): string =>
    pen.flatShadow(circle(x, y, 20), { dx: 2, dy: 4, blur: 3 }) + pen.padded(circle(x, y, 20), c, { width: 8, light: 0.5 })
  return (
    board(150, 158, -5, main, 0) +
    board(248, 340, 4, second, 3) +
    chip(92, 316, trim) +
    chip(66, 362, main) +
    chip(110, 388, trim) +
    chip(318, 206, second) +
    chip(178, 302, trim) +
    chip(84, 130, trim)
  )
}

/** Cards for the months of the first year, with a ribbon and a twig. */
function milestones(pen: Pen, { main, trim }: Paint): string {
  const wreath = (colour: string): string =>
    Array.from(
      { length: 14 },
      (_, i) =>
        `<g transform="rotate(${i * 25.7})">${pen.path('M0-62C-9-54-9-44 0-38C9-44 9-54 0-62Z', i % 3 ? '#8f9c7c' : colour)}</g>`,
    ).join('')
  const sheet = (x: number, y: number, turn: number, name: IconName, colour: string): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${pen.flatShadow(roundedRect(-84, -108, 168, 216, 10), { opacity: 0.24 })}${pen.padded(roundedRect(-84, -108, 168, 216, 10), PAPER, { width: 10, shade: 0.18 })}<g transform="translate(0 -12)">${wreath(colour)}${icon(pen, name, 0, 0, 1, colour)}</g>${pen.stroke('M-34 80H34', tone(colour, 0.06), 5)}</g>`
  return (
    sheet(138, 192, -9, 'foot', main) +
    sheet(270, 222, 8, 'moon', trim) +
    sheet(196, 310, -2, 'heart', main) +
    pen.stroke('M96 360C150 380 250 380 298 358', trim, 10) +
    pen.padded(
      'M196 372C170 346 140 352 144 374C148 396 178 394 196 378C214 394 244 396 248 374C252 352 222 346 196 372Z',
      trim,
      { width: 9 },
    )
  )
}

/** Large pieces on the floor, some of them joined. */
function floorPuzzle(pen: Pen, { main, second, trim }: Paint): string {
  const piece = (x: number, y: number, turn: number, colour: string, name: IconName): string => {
    const d = 'M-62-62H-16C-24-92 24-92 16-62H62V-16C92-24 92 24 62 16V62H16C24 36-24 36-16 62H-62V16C-36 24-36-24-62-16Z'
    return `<g transform="translate(${x} ${y}) rotate(${turn})">${pen.flatShadow(d, { dx: 4, dy: 6, blur: 5, opacity: 0.24 })}${pen.padded(d, colour, { width: 12 })}${icon(pen, name, 0, -4, 1.1, PAPER)}</g>`
  }
  return (
    piece(262, 176, 0, second, 'sun') +
    piece(138, 176, 0, main, 'house') +
    piece(138, 300, 0, mix(main, '#8f9c7c', 0.6), 'tree') +
    piece(286, 332, 18, trim, 'boat')
  )
}

const tray = (pen: Pen, wood: string, x: number, y: number, w: number, h: number): string =>
  pen.flatShadow(roundedRect(x, y, w, h, 16), { opacity: 0.26 }) +
  pen.wood(roundedRect(x, y, w, h, 16), wood, { width: 12 }) +
  pen.path(roundedRect(x + 18, y + 18, w - 36, h - 36, 8), tone(wood, 0.07))

/** A tray with wooden pieces of a picture that fit into one another. */
function woodenPuzzle(pen: Pen, { main, second, trim }: Paint): string {
  const part = (d: string, c: string, i: number): string => pen.wood(d, c, { seed: i, width: 10, fill: pen.matte(c) })
  return (
    tray(pen, WOOD, 52, 108, 296, 284) +
    part('M84 260C84 186 140 142 200 142C260 142 316 186 316 260H264C264 220 236 196 200 196C164 196 136 220 136 260Z', main, 1) +
    part(
      'M136 260C136 220 164 196 200 196C236 196 264 220 264 260H230C230 240 216 230 200 230C184 230 170 240 170 260Z',
      trim,
      2,
    ) +
    part('M84 268H196V362H100Q84 362 84 346Z', second, 3) +
    part('M204 268H316V346Q316 362 300 362H204Z', mix(main, second, 0.5), 4) +
    pen.path(circle(140, 314, 16), trim) +
    pen.path(circle(260, 314, 16), main)
  )
}

/** Six pieces with knobs in their places, one of them taken out. */
function knobPuzzle(pen: Pen, paint: Paint): string {
  const names: IconName[] = ['apple', 'star', 'boat', 'house', 'heart', 'leaf']
  const hole = (x: number, y: number): string => pen.path(roundedRect(x - 42, y - 42, 84, 84, 24), tone(WOOD, -0.1))
  const piece = (x: number, y: number, i: number): string => {
    const c = [paint.main, '#e3b257', '#79aeb0', paint.trim, '#cf8f92', '#a9b89b'][i] ?? paint.main
    return (
      pen.flatShadow(roundedRect(x - 40, y - 40, 80, 80, 22), { dx: 3, dy: 5, blur: 4 }) +
      pen.padded(roundedRect(x - 40, y - 40, 80, 80, 22), mix(c, '#ffffff', 0.55), { width: 9 }) +
      icon(pen, names[i] as IconName, x, y + 4, 0.9, c) +
      pen.path(circle(x + 1, y - 26, 9), '#3a2418', 'opacity=".2"') +
      pen.path(circle(x, y - 28, 9), pen.ball('#d4553d'))
    )
  }
  let o = tray(pen, WOOD, 40, 128, 320, 226)
  for (let i = 0; i < 6; i++) {
    const [x, y] = [102 + (i % 3) * 98, 190 + Math.floor(i / 3) * 100]
    o += hole(x, y) + (i === 5 ? piece(x + 34, y + 88, i) : piece(x, y, i))
  }
  return o
}

const FRONT = 'M112 96L296 118V420L112 412Z'

const album: Drawing = (pen, { main, second, trim }) =>
  pen.padded(FRONT, main, { width: 12, shade: 0.25, pattern: pen.pattern('waffle', main) }) +
  pen.padded('M146 160L262 174V296L146 288Z', PAPER, { width: 6 }) +
  pen.path('M156 172L252 184V286L156 279Z', mix(second, '#ffffff', 0.3)) +
  icon(pen, 'foot', 204, 232, 1.2, trim) +
  pen.stroke('M112 344L296 356', trim, 11) +
  pen.padded('M204 350C180 326 154 332 158 352C162 372 188 372 204 356C220 374 248 376 250 356C252 336 226 328 204 350Z', trim, {
    width: 8,
  })

const journal: Drawing = (pen, { main, second, trim }) =>
  pen.padded(FRONT, main, { width: 14, shade: 0.26 }) +
  pen.path('M112 96L140 99V413L112 412Z', second) +
  icon(pen, 'heart', 212, 226, 2, second) +
  pen.stroke('M176 306L250 312', second, 6) +
  pen.stroke('M272 116V418', trim, 8) +
  pen.stroke('M158 412V448', trim, 9)

const cover: Drawing = (pen, { trim, second }) =>
  pen.padded(roundedRect(126, 186, 178, 196, 18), mix(second, '#ffffff', 0.4), { width: 10 }) +
  pen.padded(
    'M160 316C134 290 150 246 178 250C180 222 230 220 238 246C270 240 284 284 262 312C240 328 184 330 160 316Z',
    '#f7f1e6',
    { width: 16, pattern: pen.pattern('boucle', '#efe6d6') },
  ) +
  pen.padded(circle(232, 286, 24), '#6b5546', { width: 9 }) +
  pen.path(circle(226, 282, 3) + circle(240, 282, 3), PAPER) +
  [176, 216].map((x) => pen.padded(roundedRect(x, 318, 12, 34, 5), '#6b5546', { width: 5 })).join('') +
  icon(pen, 'flower', 154, 352, 0.5, trim)

const buttons: Drawing = (pen, { second }) =>
  pen.padded(roundedRect(270, 166, 52, 238, 16), mix(second, '#ffffff', 0.3), { width: 10 }) +
  (['note', 'star', 'moon', 'sun'] as const)
    .map(
      (name, i) =>
        pen.padded(circle(296, 200 + i * 50, 20), many(i), { width: 8, light: 0.5 }) +
        icon(pen, name, 296, 200 + i * 50, 0.42, PAPER),
    )
    .join('') +
  pen.path([0, 1, 2, 3, 4, 5].map((i) => circle(284 + (i % 3) * 12, 380 + Math.floor(i / 3) * 11, 2.6)).join(''), '#6b5546')

export const booksAndGames: Cuts = {
  boardbook: { 3: on(boardbook, 0, cover), 4: on(boardbook, 0, buttons) },
  book: { 4: on(book, 1, album), 5: on(book, 1, journal) },
  jigsaw: { 3: flashCards, 4: lotto, 5: milestones, 6: floorPuzzle, 7: woodenPuzzle, 8: knobPuzzle },
}
