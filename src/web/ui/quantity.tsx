/** The quantity field. */
import { useState } from 'react'
import { less, more, quantity, remove } from '#messages/shopping/quantity.ts'
import { Icon } from '#web/ui/icon.tsx'
import * as styles from './quantity.module.css'

interface Props {
  /** What is counted, for screen readers. */
  name: string
  value: number
  /** The most that can be promised, at most 99 (D-41). */
  max: number
  onChange: (value: number) => void
  /** Minus at 1: takes it away. Without it the minus stops at 1. */
  onRemove?: () => void
  small?: boolean
}

/** Minus, a number that can also be typed, plus. */
export function Quantity({ name, value, max, onChange, onRemove, small = false }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const commit = () => {
    const wanted = Number(typed)
    setTyped(null)
    if (typed === null || typed === '' || !Number.isInteger(wanted)) return
    if (wanted < 1) return onRemove?.()
    const right = Math.min(wanted, Math.max(1, max))
    if (right !== value) onChange(right)
  }
  return (
    <div className={small ? `${styles.quantity} ${styles.small}` : styles.quantity} role="group" aria-label={quantity({ name })}>
      <button
        type="button"
        aria-label={value <= 1 && onRemove ? remove() : less()}
        disabled={value <= 1 && !onRemove}
        onClick={() => (value <= 1 ? onRemove?.() : onChange(value - 1))}
      >
        <Icon name="minus" />
      </button>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={quantity({ name })}
        maxLength={2}
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault()
            commit()
          }
          if (event.key === 'ArrowUp' && value < max) onChange(value + 1)
          if (event.key === 'ArrowDown' && value > 1) onChange(value - 1)
        }}
      />
      <button type="button" aria-label={more()} disabled={value >= max} onClick={() => onChange(value + 1)}>
        <Icon name="plus" />
      </button>
    </div>
  )
}
