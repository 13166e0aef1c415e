/** The button on the picture of a card. */
import { useEffect, useRef, useState } from 'react'
import type { Card } from '#web/schema/card.ts'
import * as text from '#messages/listing.ts'
import { Icon } from '#web/ui/icon.tsx'
import { lazyPart, OpeningFailed } from '#web/ui/lazy-part.tsx'
import { prefetchPart } from '#web/ui/load-part.browser.ts'
import { addFromCard } from './add.browser.ts'
import * as buttonStyles from '#web/ui/button.module.css'
import * as scriptStyles from '#web/ui/script.module.css'
import * as styles from './card.module.css'

const loadPick = () => import('./pick.tsx')
const Pick = lazyPart(loadPick, OpeningFailed)

/** What the picture of a card shows. */
export type Picture = Pick<Card, 'image' | 'tint'>

/** Returns whether a size or colour is chosen on the card. A gift voucher has a form on its own page. */
export const isChosenHere = ({ item, pick }: Card): boolean => item === undefined && pick !== 'value'

const LOOK = `${buttonStyles.button} ${buttonStyles.medium} ${styles.quick}`

/** Adds what needs no choice; opens the choice of a size or colour in place. `onShow`: a colour was chosen. */
export function QuickAdd({ card, isTouch, onShow }: { card: Card; isTouch: boolean; onShow(picture: Picture): void }) {
  const { item } = card
  if (isChosenHere(card)) return <Choose card={card} isTouch={isTouch} onShow={onShow} />
  if (!item)
    return (
      <a className={LOOK} href={card.href} aria-label={text.chooseNamed({ name: card.name })}>
        {text.choose()}
      </a>
    )
  return (
    <button
      type="button"
      className={`${LOOK} ${scriptStyles.live}`}
      aria-label={text.addNamed({ name: card.name })}
      onClick={() => addFromCard(item, card)}
    >
      <Icon name="plus" small />
      {text.add()}
    </button>
  )
}

function Choose({ card, isTouch, onShow }: { card: Card; isTouch: boolean; onShow(picture: Picture): void }) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    // The focus was in what has been closed.
    if (wasOpen.current && !isOpen && document.activeElement === document.body) opener.current?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen])
  const ofColor = card.pick === 'color'
  const near = () => prefetchPart(loadPick)
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={`${isTouch ? `${buttonStyles.iconButton} ${styles.touch}` : LOOK} ${scriptStyles.live}`}
        aria-label={(ofColor ? text.chooseColorNamed : text.chooseSizeNamed)({ name: card.name })}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onPointerEnter={near}
        onFocus={near}
        onClick={() => setOpen(true)}
      >
        {isTouch ? <Icon name="tote" /> : ofColor ? text.chooseColor() : text.chooseSize()}
      </button>
      {isOpen && (
        <Pick card={card} isSheet={isTouch} onShow={onShow} onClose={() => setOpen(false)} reopen={() => setOpen(true)} />
      )}
    </>
  )
}
