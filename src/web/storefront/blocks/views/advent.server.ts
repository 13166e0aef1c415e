/** The view of an Advent calendar: what is behind a door is made only once it is open (DOM-6). */
import { cheapest } from '#catalog/columns/card-price.ts'
import { productAt } from '#catalog/columns/snapshot.ts'
import { adventState, doorPlaces, type AdventState } from '#domain/content/advent.ts'
import type { BlockOf } from '#domain/content/block-kinds.ts'
import type { StoryBlock } from '#domain/content/story.ts'
import { readBlock } from '#services/content/block-schema.ts'
import type { BlockViews, DoorCode, DoorView, GoodsView, OpenDoor } from '#web/storefront/blocks/view.ts'
import { linkOf, pictureOf, type BlockContext } from './block-context.server.ts'
import { availableDocs, spotOf } from './goods.server.ts'

type Calendar = BlockOf<'advent'>
type Door = NonNullable<Calendar['doors']>[number]

const DOOR_WIDTH = '(max-width: 640px) 33vw, 160px'

/** Returns the codes behind the doors of these blocks, each with the variants that are shown with it. */
export function codesOf(
  { snapshot, market }: Pick<BlockContext, 'snapshot' | 'market'>,
  blocks: readonly StoryBlock[],
): Map<string, number[]> {
  const doors = blocks.flatMap((block) => (block.component === 'advent' ? ((readBlock(block) as Calendar).doors ?? []) : []))
  const variantsOf = ({ products = [] }: Door): number[] =>
    promotedDocs(snapshot, products).map((doc) => cheapest(productAt(snapshot, doc), market.currency).id)
  return new Map(doors.flatMap((door) => (door.code ? [[door.code, variantsOf(door)] as const] : [])))
}

/** Returns the goods that can be bought and may be promoted (LAW-40). */
const promotedDocs = (snapshot: BlockContext['snapshot'], products: readonly { product?: string | undefined }[]): number[] =>
  availableDocs(
    snapshot,
    products.map(({ product }) => product),
  ).filter((doc) => !productAt(snapshot, doc).noPromo)

/** Null without a title or a year. In a preview every door is open. */
export function adventView(context: BlockContext, block: Calendar, isFirst: boolean): BlockViews['advent'] | null {
  const { title, lead = '', year } = block
  const { market, now, mode } = context
  if (!title || year === undefined) return null
  const state = adventState({ year, isDayOnly: block.stays === 'day' }, market, now)
  if (state.changesAt) context.showUntil(state.changesAt)
  context.tag('listing')
  const isDraft = mode === 'draft'
  const doors = isDraft || state.phase !== 'after' ? doorsOf(context, block, year, isDraft ? ALWAYS_OPEN : state) : []
  const yesterday = doors.find(({ day, open }) => open && day === state.today - 1)
  return { title, lead, isFirst, phase: state.phase, doors, yesterday: yesterday?.day ?? null }
}

const ALWAYS_OPEN = { today: 0, isOpen: () => true }

function doorsOf(
  context: BlockContext,
  { doors = [] }: Calendar,
  year: number,
  { isOpen, today }: Pick<AdventState, 'isOpen' | 'today'>,
): DoorView[] {
  return doorPlaces(year).map((place, at) => {
    const day = at + 1
    const door = isOpen(day) && doors.find((one) => one.day === day)
    return { day, place, isToday: day === today, open: door ? openDoor(context, door) : null }
  })
}

/** Returns what is behind a door; null where nothing is. */
function openDoor(context: BlockContext, door: Door): OpenDoor | null {
  if (!door.title) return null
  const { snapshot } = context
  const [deal] = promotedDocs(snapshot, [{ product: door.product }])
  const product = deal === undefined ? null : spotOf(context, deal)
  const picture = pictureOf(context, door.picture, DOOR_WIDTH)
  const code = door.code ? codeOf(context, door) : null
  return {
    title: door.title,
    text: door.text ?? '',
    image: picture?.src ?? product?.image ?? (code?.isOver === false ? code.goods[0]?.image : undefined) ?? null,
    product,
    code,
    link: linkOf(context, door.link_text, door.link),
  }
}

function codeOf(context: BlockContext, { code = '', products = [] }: Door): DoorCode {
  const { snapshot, shown, market } = context
  const coupon = shown.coupons.get(code)
  if (!coupon) return { isOver: true }
  const goods = promotedDocs(snapshot, products).map((doc): GoodsView => {
    const { id } = cheapest(productAt(snapshot, doc), market.currency)
    return { ...spotOf(context, doc), lowest: shown.lowest.get(id) ?? null }
  })
  if (coupon.end) context.showUntil(new Date(coupon.end.getTime() + 1))
  return { isOver: false, code: coupon.code, end: coupon.end?.toISOString() ?? null, goods, isOnSaleToo: coupon.type === 3 }
}
