/** How a product looks folded, packed, open, apart or from another side. */
import type { Art } from '../../art.ts'
import type { Paint } from '../../paint.ts'
import type { Pen } from '../../pen.ts'
import { foldedBottom, foldedTop, spreadCloth } from './clothes.ts'
import { bottleApart, closedParasol, cotEnd, drawerOpen, foldedPushchair, packedCot, pramApart, rucksackBack } from './gear.ts'
import { bearBack, bunnyBack, openBook } from './toys.ts'

export const OTHER_LOOKS = [
  'folded',
  'spread',
  'collapsed',
  'chassis',
  'packed',
  'closed',
  'apart',
  'end',
  'drawer',
  'back',
  'open',
] as const
export type OtherLook = (typeof OTHER_LOOKS)[number]

interface Other {
  look: OtherLook
  draw: (pen: Pen, paint: Paint) => string
}

/** Kinds, or single variants of them, by what is drawn of them. */
const DRAWN: readonly (Other & { of: string })[] = [
  {
    look: 'folded',
    draw: foldedTop,
    of: 'bodysuit sleepsuit dress overall frock:0,1,2 jacket longsleeve pyjamas:0 romper sweatshirt tee sleepbag mumdress mumtop robe',
  },
  { look: 'folded', draw: (pen, paint) => foldedTop(pen, paint, 'knit'), of: 'knitwear waistcoat' },
  { look: 'folded', draw: foldedBottom, of: 'trousers bottoms skirt tights trunks:0,1 mumtrousers' },
  { look: 'spread', draw: spreadCloth, of: 'blanket' },
  { look: 'collapsed', draw: foldedPushchair, of: 'stroller' },
  { look: 'chassis', draw: pramApart, of: 'pram' },
  { look: 'packed', draw: packedCot, of: 'travelcot:0,1' },
  { look: 'closed', draw: closedParasol, of: 'parasol' },
  { look: 'apart', draw: bottleApart, of: 'bottle:0,1' },
  { look: 'end', draw: cotEnd, of: 'safecot crib:1,2' },
  { look: 'drawer', draw: drawerOpen, of: 'dresser:0' },
  { look: 'back', draw: rucksackBack, of: 'backpack:0,1' },
  { look: 'back', draw: bearBack, of: 'bear:0,1,2,3' },
  { look: 'back', draw: bunnyBack, of: 'bunny:0,1,2' },
  { look: 'open', draw: openBook, of: 'book' },
]

const BY_KIND = new Map<string, Other>(
  DRAWN.flatMap(({ of, ...other }) =>
    of.split(' ').flatMap((text): [string, Other][] => {
      const [kind = '', variants] = text.split(':')
      return variants === undefined ? [[kind, other]] : variants.split(',').map((variant) => [`${kind}:${variant}`, other])
    }),
  ),
)

/** Returns the other look of a product; null for what is seen whole from the front. */
export const otherOf = ({ type, variant }: Pick<Art, 'type' | 'variant'>): Other | null =>
  BY_KIND.get(`${type}:${variant}`) ?? BY_KIND.get(type) ?? null

/** Seen from above, on a table. */
export const liesFlat = ({ look }: Other): boolean => look === 'folded' || look === 'spread'
