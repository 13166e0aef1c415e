/** What was just done, for eight seconds; the time stands still under the pointer and with the focus. */
import { useEffect, useRef, useState } from 'react'
import * as say from '#messages/admin/undo.ts'
import { close } from '#messages/shell.ts'
import { Icon } from './icon.tsx'
import { Key } from './key.tsx'
import * as styles from './toast.module.css'

const SHOWN_MS = 8_000
const TICK_MS = 100

interface Props {
  text: string
  isFailure: boolean
  onUndo: (() => void) | null
  onOver: () => void
}

export function Toast({ text, isFailure, onUndo, onOver }: Props) {
  const [left, setLeft] = useState(SHOWN_MS)
  const isHeld = useRef(false)
  const isOver = left <= 0
  useEffect(() => {
    const timer = setInterval(() => {
      if (!isHeld.current) setLeft((before) => before - TICK_MS)
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [])
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the end comes once
  useEffect(() => (isOver ? onOver() : undefined), [isOver])
  const hold = (holds: boolean) => () => {
    isHeld.current = holds
  }
  return (
    <div
      className={isFailure ? `${styles.toast} ${styles.failed}` : styles.toast}
      {...{ onPointerEnter: hold(true), onPointerLeave: hold(false), onFocus: hold(true), onBlur: hold(false) }}
    >
      <span className={styles.ring} style={{ '--left': left / SHOWN_MS } as React.CSSProperties} aria-hidden="true">
        <b>{Math.ceil(left / 1_000)}</b>
      </span>
      <span>{text}</span>
      {onUndo && (
        <button
          type="button"
          className={styles.undo}
          onClick={() => {
            onOver()
            onUndo()
          }}
        >
          {say.undo()}
          <Key>Ctrl Z</Key>
        </button>
      )}
      <button type="button" className={styles.close} aria-label={close()} onClick={onOver}>
        <Icon name="x" small />
      </button>
    </div>
  )
}
