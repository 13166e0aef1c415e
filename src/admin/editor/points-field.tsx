/** Points on a picture: placed by a press, moved by dragging or by the arrow keys; numbers below say the same. */
import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import type { Locale } from '#domain/market/market.ts'
import * as say from '#messages/admin/content/pages.ts'
import { blockIn, valueAt, withField, type Path } from './document.ts'
import { useEditing, useNames } from './editing.ts'
import * as styles from './editor.module.css'

interface Props {
  uid: string
  path: Path
  having: readonly Locale[]
  most: number
  onAdd: (change: (items: unknown[]) => unknown[]) => void
}

interface Point {
  left?: number
  top?: number
}

const percent = (value: number): number => Math.max(0, Math.min(100, Math.round(value)))
const STEPS: Readonly<Record<string, [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const FAR = 5

export function PointsPicture({ uid, path, having, most, onAdd }: Props) {
  const { document, isReadOnly } = useEditing()
  const { pictures } = useNames()
  const box = useRef<HTMLDivElement>(null)
  const block = having.map((locale) => blockIn(document.texts, locale, uid)).find((one) => one !== undefined)
  const picture = pictures.find(({ key }) => key === (block?.['picture'] ?? block?.['cover']))
  const points = ((block && valueAt(block, path)) ?? []) as Point[]
  if (!picture) return null
  const placeOf = (event: PointerEvent): [number, number] => {
    const { left, top, width, height } = box.current!.getBoundingClientRect()
    return [percent(((event.clientX - left) / width) * 100), percent(((event.clientY - top) / height) * 100)]
  }
  const put = (at: number, [left, top]: [number, number]) =>
    document.change(
      (texts) =>
        withField(withField(texts, { uid, path: [...path, at, 'left'], locales: having, value: left }), {
          uid,
          path: [...path, at, 'top'],
          locales: having,
          value: top,
        }),
      `point ${uid} ${at}`,
    )
  return (
    <div className={styles.field}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a button below adds a point too */}
      <div
        ref={box}
        className={styles.points}
        onPointerDown={(event) => {
          if (isReadOnly || points.length >= most || event.target !== event.currentTarget.firstChild) return
          const [left, top] = placeOf(event)
          onAdd((items) => [...items, { left, top }])
        }}
      >
        <img src={picture.src} alt="" draggable={false} />
        {points.map((point, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a point is its place in the list
          <PointButton
            key={at}
            at={at}
            point={point}
            isReadOnly={isReadOnly}
            placeOf={placeOf}
            onPut={(place) => put(at, place)}
          />
        ))}
      </div>
      <p className={styles.hint}>{say.pointHint()}</p>
    </div>
  )
}

interface PointProps {
  at: number
  point: Point
  isReadOnly: boolean
  placeOf: (event: PointerEvent) => [number, number]
  onPut: (place: [number, number]) => void
}

function PointButton({ at, point: { left = 0, top = 0 }, isReadOnly, placeOf, onPut }: PointProps) {
  const press = (event: KeyboardEvent) => {
    const step = event.altKey || event.ctrlKey ? undefined : STEPS[event.key]
    if (!step || isReadOnly) return
    event.preventDefault()
    const far = event.shiftKey ? FAR : 1
    onPut([percent(left + step[0] * far), percent(top + step[1] * far)])
  }
  return (
    <button
      type="button"
      className={styles.point}
      style={{ left: `${left}%`, top: `${top}%` }}
      aria-label={`${say.point({ number: at + 1 })}: ${left} %, ${top} %`}
      onKeyDown={press}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => {
        if (!isReadOnly && event.currentTarget.hasPointerCapture(event.pointerId)) onPut(placeOf(event))
      }}
    >
      {at + 1}
    </button>
  )
}
