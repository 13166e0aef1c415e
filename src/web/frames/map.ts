/** Runs in the frame of the live map. */
import { Control, Map as LiveMap, Marker, TileLayer, DivIcon } from 'leaflet/dist/leaflet-src.esm.js'
import leafletStyles from 'leaflet/dist/leaflet.css?inline'
import type { MapMessage } from './messages.ts'

const STYLES = `
  html, body, #map { height: 100%; margin: 0; background: #efe7db; font: 14px/1.4 system-ui, sans-serif }
  .leaflet-container { font: inherit }
  .leaflet-control-zoom a { width: 44px !important; height: 44px !important; line-height: 44px !important; font-size: 22px !important; color: #2b221c }
  .leaflet-control-attribution { padding: 4px 8px !important; font-size: 12px; color: #2b221c; background: rgb(255 255 255 / .92) !important }
  .leaflet-control-attribution a { color: #2b221c; text-decoration: underline; display: inline-block; min-height: 24px }
  .pin { width: 28px; height: 34px; border-radius: 50% 50% 50% 50% / 60% 60% 42% 42%; background: #2b221c; border: 3px solid #fff; box-sizing: border-box }
  .leaflet-container:focus-visible, .leaflet-control a:focus-visible, .leaflet-marker-icon:focus-visible { outline: 3px solid #1f4ea1; outline-offset: -3px }
`
/** Streets around the place. */
const ZOOM = 16

const { tiles = '', attribution = '', link = '', zoom = '' } = document.querySelector('script')?.dataset ?? {}

function attributionLink(): string {
  const anchor = document.createElement('a')
  anchor.href = link
  anchor.target = '_blank'
  anchor.rel = 'noopener'
  anchor.textContent = attribution
  return anchor.outerHTML
}

function dress(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(leafletStyles + STYLES)
  document.adoptedStyleSheets = [sheet]
}

function draw({ lat, lon, name, zoomIn, zoomOut, language }: MapMessage): void {
  dress()
  const box = document.createElement('div')
  box.id = 'map'
  box.setAttribute('role', 'application')
  box.setAttribute('aria-label', name)
  document.documentElement.lang = language
  document.title = name
  document.body.append(box)
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  // A page that is scrolled over the map scrolls on.
  const map = new LiveMap(box, {
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: false,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
    center: [lat, lon],
    zoom: Math.min(ZOOM, Number(zoom)),
  })
  new Control.Zoom({ zoomInTitle: zoomIn, zoomOutTitle: zoomOut }).addTo(map)
  new Control.Attribution({ prefix: false }).addTo(map)
  new TileLayer(tiles, { maxZoom: Number(zoom), attribution: attributionLink() }).addTo(map)
  const icon = new DivIcon({ className: 'pin', iconSize: [28, 34], iconAnchor: [14, 34] })
  new Marker([lat, lon], { icon, alt: name, title: name, keyboard: false }).addTo(map)
}

addEventListener('message', ({ data, source }: MessageEvent<MapMessage>) => {
  if (source === parent && data.kind === 'map') draw(data)
})
