/** The page of a document: its measures, and the shop's colours and sizes of letters. */
import { MM, type TextStyle } from '../sheet/sheet.ts'

/** A4. */
export const PAGE = { width: 210 * MM, height: 297 * MM }
/** Of the printed area; the foot has the number of the page below it. */
export const LEFT = 16 * MM
export const RIGHT = PAGE.width - LEFT
export const TOP = 14 * MM
export const BOTTOM = PAGE.height - 22 * MM
export const FOOT = PAGE.height - 15 * MM
export const FULL_WIDTH = RIGHT - LEFT

/** Tokens of the light theme. Every one of them is told from the others in black and white. */
export const COLOURS = { ink: '#2b221c', second: '#6b5d52', rule: '#958676', ground: '#f3eee7' }

const { ink, second } = COLOURS
export const STYLES = {
  title: { face: 'display', size: 25, colour: ink },
  number: { face: 'strong', size: 10.5, colour: ink },
  caption: { face: 'text', size: 7.5, colour: second },
  fact: { face: 'strong', size: 9, colour: ink },
  head: { face: 'strong', size: 10, colour: ink },
  name: { face: 'strong', size: 9, colour: ink },
  body: { face: 'text', size: 8.5, colour: ink },
  columnHead: { face: 'strong', size: 7.25, colour: ink },
  cell: { face: 'text', size: 8.25, colour: ink },
  strongCell: { face: 'strong', size: 8.25, colour: ink },
  detail: { face: 'text', size: 7.25, colour: second },
  total: { face: 'strong', size: 12.5, colour: ink },
  note: { face: 'text', size: 7.75, colour: second },
  law: { face: 'text', size: 8.25, colour: ink },
} as const satisfies Record<string, TextStyle>

/** Returns the distance of lines. */
export const leading = ({ size }: TextStyle): number => size * 1.36
