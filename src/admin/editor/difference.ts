/** What two states of a content say differently, block by block and field by field. */
import type { Block } from '#domain/content/content.ts'
import { toMarkup } from '#domain/content/rich-markup.ts'
import type { StoryBlock, WrittenContent } from '#domain/content/story.ts'
import { isSame, uidOf } from './document.ts'
import { fieldName, kindName } from './editing.ts'

export interface Difference {
  /** 'Hero · Title' */
  where: string
  before: string
  after: string
}

const isRich = (value: unknown[]): value is Block[] =>
  value.every((one) => typeof one === 'object' && one !== null && 'kind' in one)

/** Returns a value in words. */
export function inText(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return value
  if (Array.isArray(value))
    return isRich(value) ? toMarkup(value) : value.map(inText).join(value.some(Array.isArray) ? '\n' : ' · ')
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'object') return ''
  return Object.values(value).map(inText).filter(Boolean).join(', ')
}

const HIDDEN = ['_uid', 'component', 'body', '_hidden']

function fieldsOf(before: StoryBlock | undefined, after: StoryBlock | undefined, where: string): Difference[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})].filter((name) => !HIDDEN.includes(name)))
  const found = [...names].flatMap((name): Difference[] =>
    isSame(before?.[name], after?.[name])
      ? []
      : [{ where: `${where} · ${fieldName(name)}`, before: inText(before?.[name]), after: inText(after?.[name]) }],
  )
  // A block without fields that came or went.
  return found.length === 0 && (!before || !after) ? [{ where, before: before ? where : '', after: after ? where : '' }] : found
}

/** Returns what differs from `before` to `after`. `own`: the name of what belongs to no block. */
export function differences(before: WrittenContent, after: WrittenContent, own: string): Difference[] {
  const uids = new Set([...before.body, ...after.body].map(uidOf))
  const find = (content: WrittenContent, uid: string) => content.body.find((block) => uidOf(block) === uid)
  const ofContent = fieldsOf(before, after, own)
  const ofBlocks = [...uids].flatMap((uid) => {
    const [old, next] = [find(before, uid), find(after, uid)]
    return isSame(old, next) ? [] : fieldsOf(old, next, kindName((next ?? old)!.component))
  })
  return [...ofContent, ...ofBlocks]
}
