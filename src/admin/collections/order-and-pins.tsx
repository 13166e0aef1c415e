/** The first products of a collection as the shop lists them: some are pinned, and pinned ones change places. */
import { useState } from 'react'
import { MOST_PINS } from '#domain/catalog/collection-rule.ts'
import { LOCALES, type Locale } from '#domain/market/market.ts'
import * as say from '#messages/admin/goods/collections.ts'
import { locale } from '#messages/text.ts'
import { Button } from '#admin/ui/button.tsx'
import { Icon } from '#admin/ui/icon.tsx'
import { MarketFlag } from '#admin/ui/market.tsx'
import { Segments } from '#admin/ui/segments.tsx'
import type { PreviewView, RuleView } from '#admin/schema/goods/collections.ts'
import { usePreview } from './use-preview.ts'
import * as styles from './collections.module.css'

interface Props {
  id: number
  rules: readonly RuleView[]
  pins: readonly number[]
  isReadOnly: boolean
  onChange: (pins: number[]) => void
}

export function OrderAndPins({ id, rules, pins, isReadOnly, onChange }: Props) {
  const [market, setMarket] = useState<Locale>(locale())
  const preview = usePreview({ id, rules, pins, market })
  const first = preview.data?.first ?? []
  const move = (product: number, by: 1 | -1) => {
    const from = pins.indexOf(product)
    const to = from + by
    if (from !== -1 && to >= 0 && to < pins.length) onChange(pins.toSpliced(from, 1).toSpliced(to, 0, product))
  }
  const [dragged, setDragged] = useState<number | null>(null)
  const mayPin = (one: PreviewView['first'][number]) =>
    !isReadOnly && !one.noPromo && !one.isSoldOut && (pins.includes(one.id) || pins.length < MOST_PINS)
  return (
    <section className={styles.section} aria-labelledby="collection-order">
      <div className={styles.sectionHead}>
        <h2 id="collection-order">{say.orderAndPins()}</h2>
        <Segments
          label={say.firstIn()}
          value={market}
          options={LOCALES.map((one) => ({ value: one, name: <MarketFlag market={one} isNamed /> }))}
          onChange={setMarket}
        />
      </div>
      {preview.data && first.length === 0 && <p className={styles.hint}>{say.nothingListed()}</p>}
      <ol className={styles.pins}>
        {first.map((one) => (
          <Listed
            key={one.id}
            product={one}
            place={pins.indexOf(one.id)}
            isReadOnly={isReadOnly}
            mayPin={mayPin(one)}
            onDrag={setDragged}
            onDrop={() => {
              if (dragged !== null) onChange(droppedOn(pins, dragged, one.id))
              setDragged(null)
            }}
            onPin={() => onChange([...pins, one.id])}
            onUnpin={() => onChange(pins.filter((pin) => pin !== one.id))}
            onMove={(by) => move(one.id, by)}
          />
        ))}
      </ol>
      <p className={styles.hint}>{say.pinsHint()}</p>
    </section>
  )
}

/** Returns the pins with one dropped on a product: at the place of a pinned one, as the last pin on one that is not. */
function droppedOn(pins: readonly number[], dragged: number, target: number): number[] {
  const [from, to] = [pins.indexOf(dragged), pins.indexOf(target)]
  const others = pins.filter((pin) => pin !== dragged)
  return others.toSpliced(to === -1 ? others.length : from !== -1 && from < to ? to : others.indexOf(target), 0, dragged)
}

interface ListedProps {
  product: PreviewView['first'][number]
  /** Among the pins, -1 where it is none. */
  place: number
  isReadOnly: boolean
  mayPin: boolean
  /** The product that is dragged, null at the end. */
  onDrag: (product: number | null) => void
  onDrop: () => void
  onPin: () => void
  onUnpin: () => void
  onMove: (by: 1 | -1) => void
}

function Listed({ product, place, isReadOnly, mayPin, onDrag, onDrop, onPin, onUnpin, onMove }: ListedProps) {
  const name = product.name[locale()]
  const isPinned = place !== -1
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons do the same
    <li
      className={styles.listed}
      draggable={mayPin}
      onDragStart={() => onDrag(product.id)}
      onDragOver={(event) => event.preventDefault()}
      onDragEnd={() => onDrag(null)}
      onDrop={(event) => {
        event.preventDefault()
        onDrop()
      }}
    >
      <div className={styles.picture} style={product.tint === null ? undefined : { background: `var(--tint-${product.tint})` }}>
        {product.picture !== '' && <img src={product.picture} alt="" loading="lazy" draggable={false} />}
        {isPinned && <span className={styles.tag}>{say.pinned({ number: place + 1 })}</span>}
        {product.isSoldOut && <span className={styles.last}>{say.soldOut()}</span>}
      </div>
      <p className={styles.caption}>{name}</p>
      {!isReadOnly && (isPinned || mayPin) && (
        <div className={styles.pinActs}>
          <Button
            size="small"
            aria-pressed={isPinned}
            aria-label={isPinned ? say.unpin({ name }) : say.pin({ name })}
            onClick={isPinned ? onUnpin : onPin}
          >
            <Icon name="push-pin" small />
          </Button>
          {isPinned && (
            <>
              <Button size="small" aria-label={say.earlier({ name })} onClick={() => onMove(-1)}>
                <Icon name="arrow-left" small />
              </Button>
              <Button size="small" aria-label={say.later({ name })} onClick={() => onMove(1)}>
                <Icon name="arrow-right" small />
              </Button>
            </>
          )}
        </div>
      )}
    </li>
  )
}
