/** Chooses the picture of a thing: its drawing, print, wood and pose. */
import { KINDS, type Kind } from '#demo/art/kinds.ts'
import type { Art } from '#demo/art/draw.ts'
import { FRAMES, RAMPS, WOODS, type Frame, type Ramp, type Wood } from '#demo/art/paint.ts'
import type { Pattern } from '#demo/art/patterns.ts'
import type { Random } from './random.ts'

const keysOf = <T extends object>(table: T): (keyof T & string)[] => Object.keys(table) as (keyof T & string)[]
const COMMON_WOODS: readonly Wood[] = ['beech', 'beech', 'oak', 'walnut', 'white']

/** `bear`, `bear:0` or `bear:0,2`. @throws for a drawing that does not exist */
function choice(text: string): { kind: Kind; variants: number[] } {
  const [name = '', list] = text.split(':')
  if (!Object.hasOwn(KINDS, name)) throw new Error(`No drawing ${text}`)
  const kind = name as Kind
  const variants = list === undefined ? Array.from({ length: KINDS[kind].variants }, (_, i) => i) : list.split(',').map(Number)
  if (variants.some((variant) => !(variant < KINDS[kind].variants))) throw new Error(`No variant ${text}`)
  return { kind, variants }
}

/** Drawings of a list such as `bear:0,2+bunny`. @throws for a drawing that does not exist */
export const choices = (text: string): { kind: Kind; variants: number[] }[] => text.split('+').map(choice)

interface Wish {
  /** One of these, separated by `+`. */
  art: string
  prints: readonly Pattern[]
  wood?: string | undefined
  frame?: string | undefined
}

export function artOf(dice: Random, wish: Wish): Art {
  const { kind, variants } = dice.pick(choices(wish.art))
  const { uses, view } = KINDS[kind]
  const art: Art = {
    type: kind,
    variant: dice.pick(variants),
    pattern: uses.includes('pattern') ? dice.pick(wish.prints) : 'plain',
    tilt: view === 'flat' ? dice.between(-3, 3) : 0,
    scale: 90 + 2 * dice.between(0, 4),
  }
  const wood = dice.pick(COMMON_WOODS)
  const frame = dice.pick(keysOf(FRAMES))
  const ramp: Ramp = dice.pick(keysOf(RAMPS))
  if (uses.includes('wood')) art.wood = wish.wood !== undefined && Object.hasOwn(WOODS, wish.wood) ? (wish.wood as Wood) : wood
  if (uses.includes('frame'))
    art.frame = wish.frame !== undefined && Object.hasOwn(FRAMES, wish.frame) ? (wish.frame as Frame) : frame
  if (uses.includes('ramp')) art.ramp = ramp
  return art
}
