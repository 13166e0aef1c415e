/** The draft as the shop shows it, in frames of the shop's own page. No script runs in them. */
import { useEffect, useRef, useState } from 'react'
import { MARKETS, type Locale } from '#domain/market/market.ts'
import * as say from '#messages/admin/content/pages.ts'
import { markets } from '#messages/admin/today.ts'
import { MarketFlag } from '#admin/ui/market.tsx'
import * as styles from './editor.module.css'

const WIDTHS = [390, 768, 1280] as const
type Width = (typeof WIDTHS)[number]

interface Props {
  previews: Partial<Record<Locale, string>>
  locales: readonly Locale[]
  /** Begins as wide as a desk. */
  isWide: boolean
  /** Differs when the drafts that are kept differ. */
  version: string
}

export function Preview({ previews, locales, isWide, version }: Props) {
  const [width, setWidth] = useState<Width>(isWide ? WIDTHS[2] : WIDTHS[0])
  // Telephones stand beside each other, wider screens one at a time.
  const shown = width === WIDTHS[0] ? locales : locales.slice(0, 1)
  return (
    <section className={styles.preview} aria-label={say.preview()}>
      <fieldset className={styles.widths}>
        <legend className={styles.unseen}>{say.previewWidth()}</legend>
        {WIDTHS.map((one) => (
          <label key={one}>
            <input type="radio" name="preview-width" checked={one === width} onChange={() => setWidth(one)} />
            <span>{one}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.frames}>
        {shown.map(
          (locale) =>
            previews[locale] && <Frame key={locale} path={previews[locale]} locale={locale} width={width} version={version} />,
        )}
      </div>
    </section>
  )
}

interface FrameProps {
  path: string
  locale: Locale
  width: Width
  version: string
}

/** A page in its own width, made smaller to fit. It stays where it was scrolled to when it is drawn again. */
function Frame({ path, locale, width, version }: FrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  const top = useRef(0)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width: wide, height } = entry!.contentRect
      setRoom({ width: wide, height })
    })
    observer.observe(box.current!)
    return () => observer.disconnect()
  }, [])
  const drawn = useRef(version)
  useEffect(() => {
    if (drawn.current === version) return
    drawn.current = version
    const view = frame.current?.contentWindow
    top.current = view?.scrollY ?? 0
    view?.location.reload()
  }, [version])
  const scale = room.width === 0 ? 1 : Math.min(1, room.width / width)
  return (
    <div className={styles.frameOf}>
      <p className={styles.frameHead}>
        <MarketFlag market={locale} /> {markets[locale]()}
        <a href={path} target="_blank" rel="noreferrer">
          {say.openPreview()}
        </a>
      </p>
      <div ref={box} className={styles.screen}>
        <iframe
          ref={frame}
          src={path}
          title={say.previewOf({ market: markets[locale]() })}
          lang={MARKETS[locale].language}
          sandbox="allow-same-origin"
          tabIndex={-1}
          style={{ width, height: room.height / scale, transform: `scale(${scale})` }}
          onLoad={() => frame.current?.contentWindow?.scrollTo(0, top.current)}
        />
      </div>
    </div>
  )
}
