/** The pictures of a product, one at a time, as large as the screen. */
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import * as text from '#messages/content/gallery.ts'
import { CloseButton, FullScreenDialog } from '#web/ui/dialog.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { useMagnifier } from './magnifier.browser.ts'
import type { PictureView } from './picture-view.ts'
import { warmPicture } from './warm.browser.ts'
import { LARGEST_SCALE, type Point, type Zoom } from './zoom.ts'
import * as buttonStyles from '#web/ui/button.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as styles from './full-screen.module.css'

interface Props {
  pictures: readonly PictureView[]
  tint: string | undefined
  /** The picture that was opened. */
  first: number
  /** `at`: the picture that is shown. */
  onClose: (at: number) => void
}

/** One step of the buttons and keys: how much larger, and how far, px. */
const STEP = 1.5
const MOVE = 80

export default function FullScreen({ pictures, tint, first, onClose }: Props) {
  const [at, setAt] = useState(first)
  const stage = useRef<HTMLDivElement>(null)
  const magnifier = useMagnifier(stage, { go: (by) => show(at + by) })
  const { zoom, zoomBy, move, reset } = magnifier
  const last = pictures.length - 1
  const show = (wanted: number) => {
    const next = Math.min(last, Math.max(0, wanted))
    if (next === at) return
    setAt(next)
    reset()
  }
  useEffect(() => [at - 1, at + 1].forEach((near) => pictures[near] && warmPicture(pictures[near])), [at, pictures])
  const keys: Record<string, () => void> = {
    ...arrows(zoom.scale > 1, move, (by) => show(at + by)),
    Home: () => show(0),
    End: () => show(last),
    '+': () => zoomBy(STEP),
    '=': () => zoomBy(STEP),
    '-': () => zoomBy(1 / STEP),
    '0': reset,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  const picture = pictures[at]
  if (!picture) return null
  return (
    <FullScreenDialog label={text.enlarged()} onClose={() => onClose(at)} onKeyDown={onKeyDown}>
      <div className={styles.box}>
        <Head {...{ at, zoom, zoomBy, pictures }} onClose={() => onClose(at)} />
        <div className={styles.stage} ref={stage} {...magnifier.handlers}>
          <img
            key={picture.src}
            {...picture}
            {...(picture.srcSet && { sizes: '200vw' })}
            alt={picture.alt}
            width="400"
            height="500"
            draggable={false}
            className={[tint, styles.picture, magnifier.isHeld && styles.held].filter(Boolean).join(' ')}
            style={{ transform: `translate(${zoom.x + magnifier.drag}px, ${zoom.y}px) scale(${zoom.scale})` }}
          />
        </div>
        {last > 0 && (
          <>
            <Turn icon="caret-left" name={text.previous()} isEnd={at === 0} onClick={() => show(at - 1)} />
            <Turn icon="caret-right" name={text.next()} isEnd={at === last} onClick={() => show(at + 1)} />
            <Thumbnails {...{ pictures, tint, at, show }} />
          </>
        )}
      </div>
    </FullScreenDialog>
  )
}

/** What the arrow keys do: they move a picture that is enlarged, and turn to another one otherwise. */
function arrows(isEnlarged: boolean, move: (by: Point) => void, go: (by: number) => void): Record<string, () => void> {
  if (!isEnlarged) return { ArrowLeft: () => go(-1), ArrowRight: () => go(1) }
  return {
    ArrowLeft: () => move({ x: MOVE, y: 0 }),
    ArrowRight: () => move({ x: -MOVE, y: 0 }),
    ArrowUp: () => move({ x: 0, y: MOVE }),
    ArrowDown: () => move({ x: 0, y: -MOVE }),
  }
}

interface HeadProps {
  pictures: readonly PictureView[]
  at: number
  zoom: Zoom
  zoomBy: (factor: number) => void
  onClose: () => void
}

function Head({ pictures, at, zoom, zoomBy, onClose }: HeadProps) {
  const count = pictures.length
  const percent = Math.round(zoom.scale * 100)
  const said = [text.pictureOf({ at: at + 1, count }), pictures[at]?.alt, percent > 100 && text.zoomed({ percent })]
  return (
    <div className={styles.head}>
      <p className={styles.count} aria-hidden="true">
        {count > 1 && `${at + 1} / ${count}`}
      </p>
      <p className={layoutStyles.visuallyHidden} role="status">
        {said.filter(Boolean).join(', ')}
      </p>
      <Tool icon="minus" name={text.zoomOut()} isEnd={zoom.scale <= 1} onClick={() => zoomBy(1 / STEP)} />
      <Tool icon="plus" name={text.zoomIn()} isEnd={zoom.scale >= LARGEST_SCALE} onClick={() => zoomBy(STEP)} />
      <CloseButton onClose={onClose} />
    </div>
  )
}

interface ButtonProps {
  icon: IconName
  name: string
  /** It does nothing now; it stays where it is, so that it keeps the focus. */
  isEnd: boolean
  onClick: () => void
}

const Tool = ({ icon, name, isEnd, onClick }: ButtonProps) => (
  <button type="button" className={buttonStyles.iconButton} aria-label={name} aria-disabled={isEnd} onClick={onClick}>
    <Icon name={icon} />
  </button>
)

const Turn = ({ icon, name, isEnd, onClick }: ButtonProps) => (
  <button
    type="button"
    className={`${buttonStyles.iconButton} ${styles.turn} ${icon === 'caret-left' ? styles.left : styles.right}`}
    aria-label={name}
    aria-disabled={isEnd}
    onClick={onClick}
  >
    <Icon name={icon} />
  </button>
)

interface ThumbnailsProps {
  pictures: readonly PictureView[]
  tint: string | undefined
  at: number
  show: (at: number) => void
}

const Thumbnails = ({ pictures, tint, at, show }: ThumbnailsProps) => (
  <div className={styles.thumbnails} role="group" aria-label={text.pictures()}>
    {pictures.map(({ src, srcSet }, one) => (
      <button
        key={one}
        type="button"
        className={tint}
        aria-label={text.pictureOf({ at: one + 1, count: pictures.length })}
        aria-current={one === at}
        onClick={() => show(one)}
      >
        <img src={src} srcSet={srcSet} sizes="56px" alt="" width="56" height="70" />
      </button>
    ))}
  </div>
)
