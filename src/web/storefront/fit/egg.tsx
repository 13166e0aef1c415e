/** The mark of a child: its initial in an egg. */
import { initialOf } from '#domain/customers/child.ts'
import { tintClass } from '#web/ui/tint.ts'
import type { Fitted } from './fitting.ts'
import * as styles from './egg.module.css'

const TINTS = ['egg', 'blush', 'moss', 'heather', 'down', 'oat'] as const

/** Screen readers are told by the words beside it. `isNext`: of the size that comes next. */
export function Egg({ child: { name, place }, isNext = false, title }: { child: Fitted; isNext?: boolean; title?: string }) {
  const tint = tintClass[TINTS[place % TINTS.length]!]
  return (
    <i className={`${styles.egg} ${isNext ? styles.next : tint}`} aria-hidden="true" title={title}>
      {initialOf(name)}
    </i>
  )
}
