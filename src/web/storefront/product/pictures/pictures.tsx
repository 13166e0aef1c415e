/** The pictures of a product: a mosaic, on phones a rail under the thumb. */
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { widestPicture } from '#domain/catalog/picture.ts'
import * as text from '#messages/content/gallery.ts'
import { lazyPart, OpeningFailed } from '#web/ui/lazy-part.tsx'
import { FadingPicture } from './fading.tsx'
import type { PictureView } from './picture-view.ts'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as styles from './pictures.module.css'

const FullScreen = lazyPart(() => import('./full-screen.tsx'), OpeningFailed)

interface Props {
  pictures: readonly PictureView[]
  /** Class of what lies behind them. */
  tint: string | undefined
  /** What stands on the first one. */
  children: ReactNode
}

/** Every picture is a link to itself, so that it can be enlarged without scripts too. */
export function Pictures({ pictures, tint, children }: Props) {
  const [opened, setOpened] = useState<number | null>(null)
  const rail = useRef<HTMLDivElement>(null)
  const open = (event: MouseEvent, at: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpened(at)
  }
  const seen = useRef<number | null>(null)
  const close = (at?: number) => {
    seen.current = at ?? null
    setOpened(null)
  }
  // The dialog has given the focus back; from there it goes on to the picture that was seen last.
  useEffect(() => {
    if (opened !== null || seen.current === null) return
    rail.current?.querySelectorAll('a')[seen.current]?.focus()
    seen.current = null
  }, [opened])
  return (
    <>
      <div className={styles.gallery} role="group" aria-label={text.pictures()} ref={rail}>
        {pictures.map((picture, at) => (
          <figure key={at} className={tint}>
            <a href={widestPicture(picture.src)} rel="nofollow" aria-haspopup="dialog" onClick={(event) => open(event, at)}>
              <span className={layoutStyles.visuallyHidden}>{text.enlarge()}: </span>
              <FadingPicture picture={picture} isFirst={at === 0} />
            </a>
            {at === 0 && children}
            {pictures.length > 1 && (
              <span className={styles.count} aria-hidden="true">
                {at + 1} / {pictures.length}
              </span>
            )}
          </figure>
        ))}
      </div>
      {opened !== null && (
        <FullScreen pictures={pictures} tint={tint} first={opened} onClose={close} reopen={() => setOpened(opened)} />
      )}
    </>
  )
}
