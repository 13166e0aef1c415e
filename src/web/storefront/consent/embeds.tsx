/** Live maps and films of other sites, each in its place of the page after a click that asks, or where they are always allowed. */
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { ConsentTerms } from '#domain/consent/consent.ts'
import * as text from '#messages/consent/embeds.ts'
import type { MapMessage } from '#web/frames/messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useMarket } from '#web/ui/market.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './embeds.module.css'

interface Props {
  path: string
  terms: ConsentTerms
  /** Content from elsewhere is always allowed. */
  isAllowed: boolean
  /** Allows it always. */
  onAllow: () => void
}

export function Embeds({ path, terms, isAllowed, onAllow }: Props) {
  const places = usePlaces(path, terms.hasMap)
  const [host = ''] = terms.asked.find(({ purpose }) => purpose === 'external')?.recipients ?? []
  return places.map(({ element, key }) =>
    createPortal(
      element.dataset.film ? (
        <Film film={element.dataset.film} title={element.dataset.title ?? ''} isAllowed={isAllowed} onAllow={onAllow} />
      ) : (
        <LiveMap
          place={element.dataset.map ?? ''}
          name={element.dataset.title ?? ''}
          host={host}
          isAllowed={isAllowed}
          onAllow={onAllow}
        />
      ),
      element,
      key,
    ),
  )
}

interface Place {
  element: HTMLElement
  key: string
}

/** Returns the places for films, and for maps where the shop has live ones. */
function usePlaces(path: string, hasMap: boolean): Place[] {
  const [found, setFound] = useState<Place[]>([])
  useEffect(() => {
    const names = hasMap ? '[data-map],[data-film]' : '[data-film]'
    const look = () => {
      const elements = [...document.querySelectorAll<HTMLElement>(names)]
      setFound((before) =>
        before.length === elements.length && before.every(({ element }, i) => element === elements[i])
          ? before
          : elements.map((element, i) => ({ element, key: `${path} ${i}` })),
      )
    }
    look()
    // Parts of a page may come later than the page.
    const watcher = new MutationObserver(look)
    const app = document.getElementById('app')
    if (app) watcher.observe(app, { childList: true, subtree: true })
    return () => watcher.disconnect()
  }, [path, hasMap])
  return found
}

interface EmbedProps {
  isAllowed: boolean
  onAllow: () => void
}

function Film({ film, title, isAllowed, onAllow }: { film: string; title: string } & EmbedProps) {
  const [isPlayed, setPlayed] = useState(false)
  const frame = useFocusOnce(isPlayed)
  if (isPlayed || isAllowed)
    return (
      // oxlint-disable-next-line react/iframe-missing-sandbox -- a document of the shop without a script, with the player in a sandbox
      <iframe
        ref={frame}
        className={styles.frame}
        src={`/frames/film?film=${encodeURIComponent(film)}`}
        title={text.film({ title })}
        loading="lazy"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      />
    )
  return (
    <div className={styles.acts}>
      <button
        type="button"
        className={`${buttonStyles.button} ${buttonStyles.dark} ${buttonStyles.medium}`}
        onClick={() => setPlayed(true)}
      >
        {text.playFilm()}
      </button>
      <Always name={text.alwaysFilms()} onAllow={onAllow} />
    </div>
  )
}

function LiveMap({ place, name, host, isAllowed, onAllow }: { place: string; name: string; host: string } & EmbedProps) {
  const { language } = useMarket()
  const [isShown, setShown] = useState(false)
  const frame = useFocusOnce(isShown)
  const draw = () => {
    const [lat = 0, lon = 0] = place.split(',').map(Number)
    const message: MapMessage = {
      kind: 'map',
      lat,
      lon,
      name: text.liveMap({ name }),
      zoomIn: text.zoomIn(),
      zoomOut: text.zoomOut(),
      language,
    }
    // A frame in a sandbox has no origin that could be named.
    frame.current?.contentWindow?.postMessage(message, '*')
  }
  if (isShown || isAllowed)
    return (
      <iframe
        ref={frame}
        className={styles.frame}
        src="/frames/map"
        title={text.liveMap({ name })}
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
        loading="lazy"
        onLoad={draw}
      />
    )
  return (
    <div className={styles.map}>
      <p className={textStyles.extraSmall}>{text.mapFrom({ host })}</p>
      <div className={styles.acts}>
        <button
          type="button"
          className={`${buttonStyles.button} ${buttonStyles.dark} ${buttonStyles.medium}`}
          aria-label={text.showMapOf({ name })}
          onClick={() => setShown(true)}
        >
          <Icon name="map-pin" small />
          {text.showMap()}
        </button>
        <Always name={text.alwaysMaps()} onAllow={onAllow} />
      </div>
    </div>
  )
}

const Always = ({ name, onAllow }: { name: string; onAllow: () => void }) => (
  <button type="button" className={styles.always} onClick={onAllow}>
    <span className={textStyles.link}>{name}</span>
  </button>
)

/** The button that was pressed is gone: the focus goes on to what it has shown. */
function useFocusOnce(isShown: boolean) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    if (isShown) frame.current?.focus()
  }, [isShown])
  return frame
}
