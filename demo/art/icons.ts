/** Small pictures for labels and cards, each drawn about (0, 0) and about 48 px high. */
import { tone } from './colour.ts'
import type { Pen } from './pen.ts'
import { circle, ellipse } from './shapes.ts'

type Icon = (pen: Pen, colour: string) => string

const GREEN = '#8f9c7c'
const BROWN = '#7a5238'

const HEART = 'M0 20C-34-4-20-26-8-20C-3-18 0-12 0-12C0-12 3-18 8-20C20-26 34-4 0 20Z'

export const ICONS = {
  apple: (pen, c) =>
    pen.path('M0-10C12-20 28-12 25 6C22 22 9 26 0 22C-9 26-22 22-25 6C-28-12-12-20 0-10Z', pen.ball(c)) +
    pen.stroke('M0-10q1-8 5-12', BROWN, 3.4) +
    pen.path('M5-20q11-6 17 2q-9 8-17-2z', GREEN),
  pear: (pen, c) =>
    pen.path('M0-22C10-22 10-8 14-2C22 8 20 24 0 24C-20 24-22 8-14-2C-10-8-10-22 0-22Z', pen.ball(c)) +
    pen.stroke('M0-22q1-6 5-8', BROWN, 3.4),
  carrot: (pen, c) =>
    pen.path('M-14-14C-6-22 10-18 14-8C14 4 2 22-8 30C-18 20-22 0-14-14Z', pen.ball(c)) +
    pen.stroke('M-8 2h10M-12 10h8', tone(c, -0.14), 2) +
    pen.stroke('M2-16q2-12-6-16M4-16q6-10 14-12M3-16q8-4 16 0', GREEN, 4),
  plum: (pen, c) =>
    pen.path(ellipse(0, 4, 22, 24), pen.ball(c)) +
    pen.stroke('M2-18q-8 20 2 42', tone(c, -0.12), 2) +
    pen.path('M2-20q12-8 20 0q-10 8-20 0z', GREEN),
  banana: (pen, c) =>
    pen.path('M-26-10C-20 14 4 24 26 12L28 18C6 36-28 24-32-8Z', pen.ball(c)) +
    pen.stroke('M-27-6C-20 16 6 28 27 15', tone(c, -0.12), 2),
  pumpkin: (pen, c) =>
    pen.path(ellipse(-12, 4, 16, 20) + ellipse(12, 4, 16, 20), pen.ball(tone(c, -0.04))) +
    pen.path(ellipse(0, 4, 14, 21), pen.ball(c)) +
    pen.stroke('M0-16q0-8 6-10', GREEN, 6),
  leaf: (pen, c) =>
    pen.path('M0 24C-26 8-20-18 0-28C20-18 26 8 0 24Z', pen.ball(c)) +
    pen.stroke('M0 28V-16M0 4l10-9M0 12l-11-9', tone(c, -0.16), 2),
  wheat: (pen, c) =>
    pen.stroke('M0 28V-12', tone(c, -0.12), 3) +
    [-1, 1]
      .map((s) =>
        [-16, -4, 8]
          .map((y) =>
            pen.path(
              `M0 ${y + 8}C${s * 16} ${y + 6} ${s * 18} ${y - 6} ${s * 14} ${y - 12}C${s * 4} ${y - 8} 0 ${y} 0 ${y + 8}Z`,
              pen.ball(c),
            ),
          )
          .join(''),
      )
      .join('') +
    pen.path('M0-12C-8-18-6-28 0-32C6-28 8-18 0-12Z', pen.ball(c)),
  corn: (pen, c) =>
    pen.path('M0-28C14-26 16 6 8 24H-8C-16 6-14-26 0-28Z', pen.ball(c)) +
    pen.stroke('M-8-12h16M-10-2h20M-10 8h20M0-24V22', tone(c, -0.12), 1.6) +
    pen.path('M-2 26C-24 20-20-2-16-10C-10 2-6 14-2 26ZM2 26C24 20 20-2 16-10C10 2 6 14 2 26Z', GREEN),
  rice: (pen, c) =>
    [
      [-12, 8, -30],
      [8, 12, 20],
      [0, -8, 60],
      [16, -6, -10],
      [-16, -12, 40],
    ]
      .map(([x, y, r]) => `<g transform="translate(${x} ${y}) rotate(${r})">${pen.path(ellipse(0, 0, 5, 11), pen.ball(c))}</g>`)
      .join(''),
  drop: (pen, c) =>
    pen.path('M0-28C12-10 22 0 20 12C18 26 8 28 0 28C-8 28-18 26-20 12C-22 0-12-10 0-28Z', pen.ball(c)) +
    pen.path(ellipse(-7, 12, 4, 7), '#fff', 'opacity=".6"'),
  moon: (pen, c) =>
    pen.path('M6-26a26 26 0 1 0 20 38 22 22 0 0 1-20-38z', pen.ball(c)) + pen.path(circle(18, -14, 3) + circle(26, -2, 2), c),
  sun: (pen, c) =>
    pen.path(circle(0, 0, 13), pen.ball(c)) +
    pen.stroke('M0-20V-27M0 20V27M-20 0H-27M20 0H27M-14-14L-19-19M14-14L19-19M-14 14L-19 19M14 14L19 19', c, 4),
  heart: (pen, c) => pen.path(HEART, pen.ball(c)),
  star: (pen, c) => pen.path('M0-26L7-8 26-7 11 5 16 24 0 13-16 24-11 5-26-7-7-8Z', pen.ball(c)),
  cross: (pen, c) => pen.padded('M-9-26H9V-9H26V9H9V26H-9V9H-26V-9H-9Z', c, { width: 8 }),
  flower: (pen, c) =>
    [0, 72, 144, 216, 288]
      .map((t) => `<g transform="rotate(${t})">${pen.path(ellipse(0, -15, 9, 13), pen.ball(c))}</g>`)
      .join('') + pen.path(circle(0, 0, 8), pen.ball('#e3b257')),
  hand: (pen, c) =>
    pen.path(
      'M-14 26C-24 8-28-4-22-6C-18-8-14 2-12 4L-13-20C-13-27-5-27-4-20L-2-2L1-24C2-30 10-29 9-22L9-1L14-16C16-22 23-19 21-13L15 10C14 20 10 26 4 28Z',
      pen.ball(c),
    ),
  foot: (pen, c) =>
    pen.path('M-8-10C4-18 16-4 12 8C10 16 12 22 6 26C-4 30-12 22-10 10C-9 4-16-4-8-10Z', pen.ball(c)) +
    pen.path(
      circle(-14, -16, 5) + circle(-4, -22, 4.4) + circle(6, -22, 4) + circle(14, -18, 3.4) + circle(19, -11, 3),
      pen.ball(c),
    ),
  bubble: (pen, c) =>
    pen.path(circle(-8, 6, 16) + circle(14, -10, 11) + circle(14, 16, 7), pen.ball(c)) +
    pen.path(circle(-13, 0, 4) + circle(10, -14, 3), '#fff', 'opacity=".8"'),
  note: (pen, c) =>
    pen.path(ellipse(-12, 18, 9, 7) + ellipse(14, 12, 9, 7), c) + pen.stroke('M-4 18V-18L22-24V12M-4-10L22-16', c, 4.4),
  snow: (pen, c) => pen.stroke('M0-26V26M-22-13L22 13M-22 13L22-13M-7-20L0-14L7-20M-7 20L0 14L7 20', c, 3.6),
  goat: (pen, c) =>
    pen.path('M-14-10C-16 10-8 26 0 28C8 26 16 10 14-10C8-18-8-18-14-10Z', pen.ball(c)) +
    pen.stroke('M-8-14C-16-24-24-24-26-16M8-14C16-24 24-24 26-16', BROWN, 4.4) +
    pen.path(circle(-6, 0, 2.2) + circle(6, 0, 2.2), '#33271f') +
    pen.path('M-4 26L0 36L4 26Z', c),
  cup: (pen, c) =>
    pen.padded('M-20-10H14V8C14 22 4 26-3 26C-12 26-20 20-20 8Z', c, { width: 7 }) +
    pen.stroke('M14-6C28-8 28 12 13 12', c, 4) +
    pen.stroke('M-10-16q-5-6 0-12M2-16q-5-6 0-12', tone(c, 0.06), 3),
  biscuit: (pen, c) =>
    pen.padded(circle(0, 0, 24), c, { width: 8 }) +
    pen.path(circle(-8, -8, 3) + circle(9, -6, 3) + circle(0, 8, 3) + circle(-12, 8, 2.4) + circle(13, 9, 2.4), tone(c, -0.24)),
  boat: (pen, c) =>
    pen.path('M-2-26V4H-22ZM4-18V4H20Z', pen.ball(tone(c, 0.12))) +
    pen.path('M-26 10H26C22 24 12 26 0 26C-12 26-22 24-26 10Z', pen.ball(c)),
  house: (pen, c) =>
    pen.path('M-20 0H20V26H-20Z', pen.matte(tone(c, 0.14))) +
    pen.path('M-27 2L0-24L27 2Z', pen.matte(c)) +
    pen.path('M-6 26V10H6V26Z', tone(c, -0.16)),
  tree: (pen, c) => pen.path('M-4 8H4V28H-4Z', BROWN) + pen.path(circle(0, -6, 20), pen.ball(c)),
} satisfies Record<string, Icon>

export type IconName = keyof typeof ICONS

/** An icon at a place. */
export const icon = (pen: Pen, name: IconName, x: number, y: number, k: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) scale(${k})">${ICONS[name](pen, colour)}</g>`
