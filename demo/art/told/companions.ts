/** Which goods a product is shown with. */
import type { Art } from '../art.ts'
import type { Kind } from '../kinds.ts'

export interface Companion {
  type: Kind
  variant: number
}

/** Pairs of goods that pictures show beside a product; nothing of it lies in a bed. */
const SCENES = {
  walk: 'tote:2 bear:0',
  pushchair: 'stroller:0 flask:0',
  trip: 'backpack:2 flask:1',
  lunch: 'flask:1 snackbox:1',
  milk: 'bottle:0 warmer:0',
  hospital: 'holdall:0 lotion:0',
  cabinet: 'steriliser:0 milkstore:1',
  spoon: 'cup:1 jar:0',
  supper: 'bib:0 spoons:1',
  bowl: 'tableware:1 spoons:0',
  plate: 'tableware:1 bib:0',
  porridge: 'silicone:0 cup:1',
  kitchen: 'kitchen:0 bear:0',
  first: 'rattle:0 spoons:2',
  story: 'book:0 lamp:0',
  play: 'blocks:0 ball:0',
  friends: 'bear:1 rings:0',
  night: 'glow:1 rocker:0',
  bath: 'bucket:0 lotion:0',
  change: 'lotion:0 pack:0',
  potty: 'potty:0 lotion:0',
  splash: 'bucket:0 ball:0',
  trousers: 'trousers:2 hat:0',
  shirt: 'tee:0 trainers:0',
  newborn: 'hat:0 socks:0',
  summer: 'cap:1 sandals:0',
  frost: 'hat:2 wellies:0',
  sleep: 'sleepsuit:0 pacifier:0',
  feet: 'trousers:0 socks:0',
  mother: 'tote:0 pads:0',
  desk: 'pencils:0 book:1',
  cot: 'safecot:0 glow:1',
  welcome: 'rattle:1 pacifier:0',
  snow: 'jacket:0 trousers:0',
  care: 'thermometer:1 lotion:0',
  house: 'monitor:0 lamp:0',
} as const

export type Scene = keyof typeof SCENES

const SHOWN: Record<Scene, string> = {
  walk: 'pram stroller twin raincover parasol',
  pushchair: 'cupholder organiser pramparts',
  trip: 'carseat infantseat isofix scooter bike trike travelcot tent playhouse',
  lunch: 'backpack holdall tote cup',
  milk: 'teats steriliser milkstore pump pads:1 blanket:4',
  cabinet: 'bottle warmer',
  hospital: 'pads:0,2',
  spoon: 'snacks foodmaker snackbox silicone flask booster',
  porridge: 'jar',
  kitchen: 'highchair',
  supper: 'tableware',
  bowl: 'bib sleevebib',
  plate: 'spoons',
  first: 'pacifier',
  story: 'keepbox bear bunny blanket pillow pencils monitor',
  play: 'rainbow rings car pull train truck cube boardbook handwork building tiles learning dollpram doll lamp gym playmat rug',
  friends: 'blocks ball book rocker drum kitchen glow bathtoys',
  night: 'crib safecot bedside mobile dresser changetable swing bouncer gate linen:2,5,6',
  bath: 'toiletry bath thermometer potty towel',
  change: 'changemat',
  potty: 'pack',
  splash: 'lotion summerset',
  trousers: 'bodysuit knitwear longsleeve sweatshirt jacket waistcoat tee manypack:1',
  shirt: 'bottoms skirt trousers tights trunks:2',
  newborn: 'sleepsuit overall carrier sling rattle comforter firsttoy nest',
  summer: 'swimsuit trunks romper dress frock suit giftset bucket',
  frost: 'footmuff liner straps socks',
  sleep: 'sleepbag swaddle pyjamas',
  feet: 'shoes sandals slippers trainers wellies hat cap',
  mother: 'bellyband mumdress mumtop mumtrousers robe nursingbra nursingcover longpillow belt brief nursing',
  desk: 'jigsaw dominoes crayons game kit',
  cot: 'mattress linen',
  welcome: 'newbornset manypack:0,2,3 firstset',
  snow: 'winter',
  care: 'healthkit',
  house: 'guards',
}

const SCENE_OF = new Map<string, Scene>(
  (Object.keys(SHOWN) as Scene[]).flatMap((scene) =>
    SHOWN[scene].split(' ').flatMap((text): [string, Scene][] => {
      const [kind = '', variants] = text.split(':')
      return variants === undefined ? [[kind, scene]] : variants.split(',').map((variant) => [`${kind}:${variant}`, scene])
    }),
  ),
)

/** Returns the scene in which a product is shown; null where none is known. */
export const sceneOf = ({ type, variant }: Art): Scene | null => SCENE_OF.get(`${type}:${variant}`) ?? SCENE_OF.get(type) ?? null

/** Returns the goods of a scene. */
export const goodsOf = (scene: Scene): Companion[] =>
  SCENES[scene].split(' ').map((text) => {
    const [type, variant] = text.split(':')
    return { type: type as Kind, variant: Number(variant) }
  })

/** Returns the goods that a product is shown with. */
export function companionsOf(art: Art): Companion[] {
  const scene = sceneOf(art)
  return scene === null ? [] : goodsOf(scene)
}
