/** How a product looks folded, packed, open, apart or from another side. */
import type { Art } from '../../art.ts'
import type { Paint } from '../../paint.ts'
import type { Pen } from '../../pen.ts'
import { foldedBottom, foldedTop, spreadCloth } from './clothes.ts'
import { bottleApart, closedParasol, cotEnd, drawerOpen, foldedPushchair, packedCot, pramApart, rucksackBack } from './gear.ts'
import { besideBed, mattressOpen, nestFolded, rolledUp } from './beds.ts'
import type { Kind } from '../../kinds.ts'
import { WRAPPINGS } from '../../wrappings.ts'
import { bagInside, suitcaseInside } from './bags.ts'
import { bathAbove, bathFolded, nappyOpen, pottyApart, sootherSide, suctionBelow, travelMatOpen } from './care-views.ts'
import { atNight } from './night.ts'
import { bouncerFront, carFront, gateOpen, mobileBelow } from './room-views.ts'
import { bandFlat, bandRolled, bentCoverOff, braBack, coverFlat, coverOff } from './worn.ts'
import { boxed } from './boxed.ts'
import { boxDrawnOut, houseClosed, kitchenOpen, tableAbove, wardrobeOpen } from './rooms.ts'
import { bibBack, bootiesAbove, capAbove, foldedSquare, hatInside, socksPaired, swimsuitBack } from './textiles.ts'
import { archesApart, comforterBack, cubeOtherSide, dollBack, longEars, ringsApart } from './toy-views.ts'
import { backLabel, giftCardBack } from './labels.ts'
import { netted } from './netted.ts'
import { firstAidOpen, memoryBoxClosed, padFaces, snacksOpen } from './opened-goods.ts'
import { bodyPillowCover, bucketFolded, harnessCoverOpen, playpenFolded } from './put-away.ts'
import { bearOutOfPocket, bearsBack, clothToyBack, cushionBack, dressedBearBack, softHatInside } from './soft-backs.ts'
import { creamOpen, cupApart, flaskApart, jarOpen, otherBottleApart, pumpApart } from './vessels.ts'
import { carrierFolded, changingTop, foldedSet, footmuffOpen, inCarryBag, isofixFolded } from './packed.ts'
import { carSeatSide, highChairSide, infantSeatFront } from './seats.ts'
import { solesOfBoots, solesOfSandals, solesOfSlippers, solesOfSoft, solesOfStraps, solesOfTrainers } from './soles.ts'
import { bearBack, bunnyBack, crayonsOut, openBook, rockerFront, workbookClosed } from './toys.ts'
import { bikeFront, foldedTwin, scooterFolded, trikeFront } from './wheels.ts'

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
  'side',
  'front',
  'docked',
  'core',
  'rolled',
  'unzipped',
  'above',
  'soles',
  'doors',
  'inside',
  'opened',
  'boxed',
  'night',
  'below',
  'pouch',
  'cover',
  'ajar',
  'flat',
  'unfolded',
  'netted',
  'out',
] as const
export type OtherLook = (typeof OTHER_LOOKS)[number]

interface Other {
  look: OtherLook
  draw: (pen: Pen, paint: Paint) => string
  /** Seen from above, on a table. */
  isFlat?: true
}

/** What is sold in a box that shows it. */
const BOXED: readonly (readonly [Kind, string])[] = [
  ['building', '0,1,2'],
  ['jigsaw', '0,2,4,6,7,8'],
  ['game', '0,1'],
  ['kit', '0,1'],
  ['dominoes', '0,1,2'],
  ['tiles', '0,1,2'],
  ['learning', '0,1,2'],
  ['handwork', '0,1,2'],
  ['blocks', '0,1,2,3'],
  ['train', '0,1,2'],
  ['truck', '0,1,2'],
  ['kitchen', '1,2'],
  ['car', '3,4'],
  ['pull', '0,1,2,3'],
  ['drum', '0,1,2'],
  ['cube', '2'],
  ['firsttoy', '0,1,2'],
  ['gym', '0,2'],
  ['playhouse', '1,2'],
  ['thermometer', '0,1,2'],
  ['healthkit', '3,4'],
  ['monitor', '0,1,2,3'],
  ['steriliser', '0,1,2'],
  ['warmer', '0,1,2'],
  ['foodmaker', '0,1,2'],
  ['rattle', '0,1,2,3,4'],
  ['teats', '0,1,2,3,4'],
  ['spoons', '0,1,2'],
  ['tableware', '0,1'],
  ['pramparts', '0,1'],
  ['guards', '0,1,2'],
  ['pump', '2'],
  ['playmat', '2'],
  ['bathtoys', '0,1,2,3,4'],
  ['firstset', '0,1,2'],
  ['pencils', '0,1,2'],
  ['jigsaw', '3,5'],
  ['nursing', '0,1,2'],
  ['milkstore', '0,1,2'],
  ['snackbox', '0,1,2'],
  ['cupholder', '0,1,2'],
  ['isofix', '2'],
  ['pramparts', '2'],
  ['flask', '2'],
  ['gate', '2'],
  ['guards', '3,4'],
  ['thermometer', '3'],
  ['potty', '2,4'],
  ['healthkit', '1'],
  ['pacifier', '4'],
  ['bath', '3'],
  ['bunting', '0,2'],
  ['crayons', '1,2'],
  ['dollpram', '0,1,2'],
  ['toiletry', '4'],
  ['brief', '1,3'],
  ['booster', '0'],
]

/** Bottles, boxes and packs whose backs say what is in them. */
const LABELLED: readonly (readonly [Kind, string])[] = [
  ['lotion', '0,2'],
  ['toiletry', '0,1,2,3,5,6'],
  ['jar', '1,2,7,8,9'],
  ['pack', '1,6,7'],
  ['snacks', '3'],
]

/** Balls, and toys for sand. */
const NETTED: readonly (readonly [Kind, string])[] = [
  ['ball', '0,1,2'],
  ['bucket', '0,1,2,4,5'],
  ['giftset', '3,4,5'],
]

/** What shines. */
const LIGHTS: readonly (readonly [Kind, string])[] = [
  ['lamp', '0,1,2'],
  ['glow', '0,1,2,3'],
  ['bunting', '1'],
  ['pacifier', '3'],
]

/** Kinds, or single variants of them, by what is drawn of them. */
const DRAWN: readonly (Other & { of: string })[] = [
  {
    look: 'folded',
    draw: foldedTop,
    isFlat: true,
    of: 'bodysuit sleepsuit dress overall frock:0,1,2 jacket longsleeve pyjamas:0 romper sweatshirt tee sleepbag mumdress mumtop robe sleevebib towel:2 swimsuit:1 trunks:2',
  },
  { look: 'folded', draw: (pen, paint) => foldedTop(pen, paint, 'knit'), isFlat: true, of: 'knitwear waistcoat' },
  { look: 'folded', draw: foldedBottom, isFlat: true, of: 'trousers bottoms skirt tights trunks:0,1 mumtrousers brief:0' },
  {
    look: 'folded',
    draw: foldedSet,
    of: 'newbornset manypack suit pyjamas:1,2 summerset frock:3,4 mumtop:2 linen:1,2,5,6 winter:0,1',
  },
  { look: 'spread', draw: spreadCloth, isFlat: true, of: 'blanket' },
  { look: 'soles', draw: solesOfSoft, isFlat: true, of: 'shoes:0' },
  { look: 'soles', draw: solesOfStraps, isFlat: true, of: 'shoes:1,2 trainers:0' },
  { look: 'soles', draw: solesOfTrainers, isFlat: true, of: 'trainers:1,2' },
  { look: 'soles', draw: solesOfSandals, isFlat: true, of: 'sandals' },
  { look: 'soles', draw: solesOfBoots, isFlat: true, of: 'wellies' },
  { look: 'soles', draw: solesOfSlippers, isFlat: true, of: 'slippers' },
  { look: 'collapsed', draw: foldedPushchair, of: 'stroller' },
  { look: 'collapsed', draw: foldedTwin, of: 'twin' },
  { look: 'collapsed', draw: scooterFolded, of: 'scooter' },
  { look: 'collapsed', draw: isofixFolded, of: 'isofix:0,1' },
  { look: 'chassis', draw: pramApart, of: 'pram' },
  { look: 'side', draw: carSeatSide, of: 'carseat' },
  { look: 'side', draw: highChairSide, of: 'highchair' },
  { look: 'front', draw: infantSeatFront, of: 'infantseat' },
  { look: 'front', draw: bikeFront, of: 'bike' },
  { look: 'front', draw: trikeFront, of: 'trike' },
  { look: 'folded', draw: carrierFolded, of: 'carrier' },
  { look: 'unzipped', draw: footmuffOpen, isFlat: true, of: 'footmuff:0,1,3,4' },
  { look: 'packed', draw: packedCot, of: 'travelcot:0,1,3' },
  { look: 'packed', draw: inCarryBag, of: 'tent travelcot:2 gym:1 bedside:1 booster:1' },
  { look: 'closed', draw: closedParasol, of: 'parasol' },
  { look: 'apart', draw: bottleApart, of: 'bottle:0,1' },
  { look: 'end', draw: cotEnd, of: 'safecot crib:1,2,3,4,5' },
  { look: 'docked', draw: besideBed, of: 'bedside:0,2' },
  { look: 'core', draw: mattressOpen, of: 'mattress' },
  { look: 'folded', draw: nestFolded, of: 'nest' },
  { look: 'rolled', draw: rolledUp, of: 'rug playmat:0,1,3 changemat:0,1 liner' },
  { look: 'above', draw: changingTop, isFlat: true, of: 'changetable' },
  { look: 'drawer', draw: drawerOpen, of: 'dresser:0' },
  { look: 'back', draw: rucksackBack, of: 'backpack' },
  { look: 'back', draw: (pen, paint) => bearBack(pen, paint), of: 'bear:0,1,2,3,4,7' },
  { look: 'back', draw: bunnyBack, of: 'bunny:0,1,2' },
  { look: 'open', draw: openBook, of: 'book boardbook' },
  {
    look: 'folded',
    draw: foldedSquare,
    isFlat: true,
    of: 'towel:0,1 swaddle nursingcover footmuff:2 linen:0,3,4 changemat:3 winter:2',
  },
  { look: 'back', draw: bibBack, isFlat: true, of: 'bib' },
  { look: 'inside', draw: hatInside, isFlat: true, of: 'hat:1 cap:1' },
  { look: 'above', draw: capAbove, isFlat: true, of: 'cap:0' },
  { look: 'folded', draw: socksPaired, isFlat: true, of: 'socks:0,1,2,3,5' },
  { look: 'back', draw: swimsuitBack, isFlat: true, of: 'swimsuit:0,2' },
  { look: 'inside', draw: bagInside, isFlat: true, of: 'tote:0,1 holdall:0,1,3 organiser' },
  { look: 'apart', draw: otherBottleApart, of: 'bottle:2,3,4,5' },
  { look: 'apart', draw: cupApart, of: 'cup' },
  { look: 'apart', draw: flaskApart, of: 'flask:0,1' },
  { look: 'apart', draw: pumpApart, of: 'pump:0,1' },
  { look: 'opened', draw: jarOpen, of: 'jar:0,3,4,5,6' },
  { look: 'opened', draw: creamOpen, of: 'lotion:1 toiletry:7' },
  { look: 'doors', draw: wardrobeOpen, of: 'dresser:1' },
  { look: 'drawer', draw: boxDrawnOut, of: 'dresser:2,3' },
  { look: 'closed', draw: houseClosed, of: 'playhouse:0' },
  { look: 'doors', draw: kitchenOpen, of: 'kitchen:0' },
  { look: 'apart', draw: ringsApart, of: 'rings' },
  { look: 'apart', draw: archesApart, of: 'rainbow' },
  { look: 'back', draw: dollBack, of: 'doll' },
  { look: 'back', draw: (pen, paint) => bearBack(pen, paint, longEars(pen, paint)), of: 'bunny:3' },
  { look: 'back', draw: (pen, paint) => bunnyBack(pen, { ...paint, variant: 2 }), of: 'bunny:4' },
  { look: 'side', draw: cubeOtherSide, of: 'cube:0,1' },
  { look: 'back', draw: comforterBack, isFlat: true, of: 'comforter:0,1' },
  ...BOXED.map(([kind, variants]) => ({ look: 'boxed' as const, draw: boxed(kind), of: `${kind}:${variants}` })),
  ...LABELLED.map(([kind, variants]) => ({ look: 'back' as const, draw: backLabel(kind), of: `${kind}:${variants}` })),
  ...NETTED.map(([kind, variants]) => ({ look: 'netted' as const, draw: netted(kind), of: `${kind}:${variants}` })),
  ...LIGHTS.map(([kind, variants]) => ({ look: 'night' as const, draw: atNight(kind), of: `${kind}:${variants}` })),
  { look: 'pouch', draw: WRAPPINGS.pouch, of: 'raincover sling tote:2' },
  { look: 'front', draw: bouncerFront, of: 'bouncer' },
  { look: 'out', draw: crayonsOut, isFlat: true, of: 'crayons:0' },
  { look: 'closed', draw: workbookClosed, isFlat: true, of: 'crayons:3,4' },
  { look: 'flat', draw: coverFlat, isFlat: true, of: 'longpillow:3' },
  { look: 'cover', draw: bentCoverOff, isFlat: true, of: 'longpillow:2' },
  { look: 'above', draw: bootiesAbove, isFlat: true, of: 'socks:4' },
  { look: 'front', draw: rockerFront, of: 'rocker:0,1' },
  { look: 'front', draw: carFront, of: 'car:0,1,2' },
  { look: 'ajar', draw: gateOpen, of: 'gate:0' },
  { look: 'below', draw: mobileBelow, isFlat: true, of: 'mobile' },
  { look: 'below', draw: suctionBelow, isFlat: true, of: 'tableware:2 silicone' },
  { look: 'above', draw: bathAbove, isFlat: true, of: 'bath:0,2' },
  { look: 'collapsed', draw: bathFolded, of: 'bath:1' },
  { look: 'apart', draw: pottyApart, of: 'potty:0,1,3' },
  { look: 'unfolded', draw: nappyOpen, isFlat: true, of: 'pack:0,3,4,5' },
  { look: 'side', draw: sootherSide, of: 'pacifier:0,1,2' },
  { look: 'unfolded', draw: travelMatOpen, isFlat: true, of: 'changemat:2' },
  { look: 'flat', draw: bandFlat, isFlat: true, of: 'bellyband' },
  { look: 'back', draw: braBack, isFlat: true, of: 'nursingbra' },
  { look: 'cover', draw: coverOff, isFlat: true, of: 'longpillow:0,1 pillow:0' },
  { look: 'rolled', draw: bandRolled, of: 'belt brief:2,4' },
  { look: 'boxed', draw: WRAPPINGS.box, of: 'giftset:0,1,2' },
  { look: 'closed', draw: WRAPPINGS.case, of: 'healthkit:2 pacifier:5' },
  { look: 'closed', draw: memoryBoxClosed, of: 'keepbox' },
  { look: 'opened', draw: snacksOpen, of: 'snacks:0,1,2' },
  { look: 'opened', draw: firstAidOpen, of: 'healthkit:0' },
  { look: 'unfolded', draw: padFaces, isFlat: true, of: 'pads' },
  { look: 'unfolded', draw: harnessCoverOpen, isFlat: true, of: 'straps' },
  { look: 'collapsed', draw: playpenFolded, of: 'gate:1' },
  { look: 'collapsed', draw: bucketFolded, of: 'bucket:3' },
  { look: 'cover', draw: bodyPillowCover, isFlat: true, of: 'longpillow:4' },
  { look: 'back', draw: cushionBack, isFlat: true, of: 'pillow:1,2,3' },
  { look: 'back', draw: clothToyBack, isFlat: true, of: 'comforter:2,3' },
  { look: 'back', draw: giftCardBack, isFlat: true, of: 'giftcard' },
  { look: 'inside', draw: suitcaseInside, isFlat: true, of: 'holdall:2' },
  { look: 'above', draw: tableAbove, isFlat: true, of: 'dresser:4' },
  { look: 'back', draw: bearsBack, of: 'bear:6' },
  { look: 'back', draw: dressedBearBack, of: 'bear:8' },
  { look: 'out', draw: bearOutOfPocket, of: 'bear:5' },
  { look: 'inside', draw: softHatInside('bobble'), isFlat: true, of: 'hat:0' },
  { look: 'inside', draw: softHatInside('ears'), isFlat: true, of: 'hat:2' },
  { look: 'inside', draw: softHatInside('ties'), isFlat: true, of: 'hat:3' },
  { look: 'inside', draw: softHatInside('bow'), isFlat: true, of: 'cap:2' },
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
