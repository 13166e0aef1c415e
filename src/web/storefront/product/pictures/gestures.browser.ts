/** Reads what fingers, mouse and pen do with a picture: pinch, drag, swipe, double tap. */
import type { Point } from './zoom.ts'

export interface Meaning {
  /** The picture grows by `factor` about `at`, and moves by `by`. */
  pinch: (factor: number, at: Point, by: Point) => void
  drag: (by: Point) => void
  doubleTap: (at: Point) => void
  /** One finger has come from `by` away and is lifted. */
  swipe: (by: Point) => void
}

/** A tap moves no further, px; two of them are that far apart at most. */
const STILL = 10
const TAPS_APART = 30
const TAPS_MS = 300

const between = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const from = (a: Point, b: Point): Point => ({ x: b.x - a.x, y: b.y - a.y })

interface Touch extends Point {
  id: number
  time: number
}

export class Gestures {
  #points = new Map<number, Point>()
  #start: Point = { x: 0, y: 0 }
  /** Whether only one finger has touched since the first one did. */
  #isSingle = true
  #lastTap: Touch | null = null

  down({ id, x, y }: Touch): void {
    if (this.#points.size === 0) {
      this.#start = { x, y }
      this.#isSingle = true
    } else this.#isSingle = false
    this.#points.set(id, { x, y })
  }

  move({ id, x, y }: Touch, meaning: Meaning): void {
    const before = this.#points.get(id)
    if (!before) return
    const now = { x, y }
    this.#points.set(id, now)
    if (this.#points.size === 1) return meaning.drag(from(before, now))
    const other = this.#points.entries().find(([one]) => one !== id)?.[1]
    if (this.#points.size > 2 || !other) return
    const apart = Math.max(1, between(before, other))
    meaning.pinch(between(now, other) / apart, middle(now, other), from(middle(before, other), middle(now, other)))
  }

  /** A cancelled touch, one that the browser has taken over, means nothing. */
  up(touch: Touch, isCancelled: boolean, meaning: Meaning): void {
    if (!this.#points.delete(touch.id) || this.#points.size > 0) return
    if (isCancelled || !this.#isSingle) return meaning.swipe({ x: 0, y: 0 })
    meaning.swipe(from(this.#start, touch))
    if (between(this.#start, touch) > STILL) return
    const last = this.#lastTap
    const isSecond = last !== null && touch.time - last.time < TAPS_MS && between(last, touch) < TAPS_APART
    this.#lastTap = isSecond ? null : touch
    if (isSecond) meaning.doubleTap(touch)
  }
}
