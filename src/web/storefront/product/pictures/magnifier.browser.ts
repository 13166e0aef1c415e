/** Enlarges what is on a stage: by keys and buttons, wheel, fingers and double taps. */
import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import { Gestures, type Meaning } from './gestures.browser.ts'
import { movedBy, toggledAt, WHOLE, zoomedBy, type Box, type Point } from './zoom.ts'

/** How far a swipe is, px. */
const SWIPE = 56
const MIDDLE: Point = { x: 0, y: 0 }

/** `go`: to the next picture, or the one before. */
export function useMagnifier(stage: RefObject<HTMLDivElement | null>, { go }: { go: (by: number) => void }) {
  const [zoom, setZoom] = useState(WHOLE)
  /** How far a picture that is not enlarged is drawn aside, px; and whether a finger is on it. */
  const [drag, setDrag] = useState(0)
  const [isHeld, setHeld] = useState(false)
  const zoomBy = (factor: number, spot: Point = MIDDLE) => setZoom((now) => zoomedBy(now, factor, spot, boxOf(stage.current)))
  const move = (by: Point) => setZoom((now) => movedBy(now, by, boxOf(stage.current)))
  const meaning = {
    pinch: (factor: number, spot: Point, by: Point) => {
      zoomBy(factor, spot)
      move(by)
    },
    drag: (by: Point) => (zoom.scale > 1 ? move(by) : setDrag((now) => now + by.x)),
    doubleTap: (spot: Point) => setZoom((now) => toggledAt(now, spot, boxOf(stage.current))),
    swipe: ({ x, y }: Point) => {
      setDrag(0)
      setHeld(false)
      if (zoom.scale === 1 && Math.abs(x) > SWIPE && Math.abs(x) > Math.abs(y)) go(x < 0 ? 1 : -1)
    },
  }
  const now = useRef<Meaning>(meaning)
  useEffect(() => {
    now.current = meaning
  })
  const [gestures] = useState(() => new Gestures())
  useEffect(() => {
    const box = stage.current
    if (!box) return
    // React's listener would be passive: the page itself would be enlarged by the wheel.
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      now.current.pinch(Math.exp(-event.deltaY / (event.ctrlKey ? 100 : 400)), spotOf(event, box), MIDDLE)
    }
    box.addEventListener('wheel', turn, { passive: false })
    return () => box.removeEventListener('wheel', turn)
  }, [stage])
  const touch = (event: PointerEvent<HTMLDivElement>) => ({
    id: event.pointerId,
    time: event.timeStamp,
    ...spotOf(event, event.currentTarget),
  })
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      if (event.button > 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setHeld(true)
      gestures.down(touch(event))
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => gestures.move(touch(event), meaning),
    onPointerUp: (event: PointerEvent<HTMLDivElement>) => gestures.up(touch(event), false, meaning),
    onPointerCancel: (event: PointerEvent<HTMLDivElement>) => gestures.up(touch(event), true, meaning),
  }
  return { zoom, drag, isHeld, zoomBy, move, reset: () => setZoom(WHOLE), handlers }
}

/** Returns where a pointer is, px from the middle of the stage. */
function spotOf({ clientX, clientY }: { clientX: number; clientY: number }, stage: HTMLElement): Point {
  const { left, top, width, height } = stage.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}

/** Returns the sizes of the stage and of the picture on it, without its enlargement. */
function boxOf(stage: HTMLElement | null): Box {
  const picture = stage?.firstElementChild as HTMLElement | null | undefined
  return {
    picture: { width: picture?.offsetWidth ?? 0, height: picture?.offsetHeight ?? 0 },
    stage: { width: stage?.clientWidth ?? 0, height: stage?.clientHeight ?? 0 },
  }
}
