/** The frames of services that count: there as long as the visitor consents and the page is one that is counted. */
import type { Purpose, TagFrame } from '#domain/consent/integrations.ts'
import { asRecord, asText, stored } from '#web/app/browser/stored.browser.ts'
import type { TagMessage } from '#web/frames/messages.ts'
import { forgetPurchases, takePurchases } from './purchases.browser.ts'

/** Characters that a service may keep. */
const MAX_MEMORY = 4000

/** What services ask to keep in place of cookies, by frame. */
const memories = stored('tag-memory', (raw) =>
  Object.fromEntries(Object.entries(asRecord(raw)).map(([frame, memory]) => [frame, asText(memory, MAX_MEMORY)])),
)

interface Live {
  element: HTMLIFrameElement
  isReady: boolean
  waiting: TagMessage[]
}

export interface Counted {
  /** Path of the page: another one is another view. */
  path: string
  /** Its address as it may be told; null where nothing is counted. */
  address: string | null
  /** Frames that the visitor allows, and the purposes. */
  allowed: readonly TagFrame[]
  granted: readonly Purpose[]
}

export class TagFrames {
  readonly #live = new Map<TagFrame, Live>()
  /** Frames that have been told of the view of this path. */
  #viewed = { path: '', by: new Set<TagFrame>() }
  #granted = ''

  constructor() {
    addEventListener('message', this.#remember)
  }

  /** Shows a page to the services: each learns of each view once. */
  show({ path, address, allowed, granted }: Counted): void {
    if (this.#viewed.path !== path) this.#viewed = { path, by: new Set() }
    const wanted = address === null ? [] : allowed
    for (const frame of this.#live.keys()) if (!wanted.includes(frame)) this.#remove(frame)
    const consent = granted.join()
    const isChanged = consent !== this.#granted
    this.#granted = consent
    for (const frame of wanted) {
      if (!this.#live.has(frame))
        this.#open(frame, { kind: 'start', granted, memory: memories.get()[frame] ?? '', address: address! })
      else if (isChanged) this.#tell(frame, { kind: 'consent', granted })
      if (this.#viewed.by.has(frame)) continue
      this.#viewed.by.add(frame)
      this.#tell(frame, { kind: 'view', address: address! })
      if (this.#live.get(frame)?.isReady) void this.#report(frame, address!)
    }
  }

  /** The same page is seen once more: the browser has taken it out of its memory. */
  viewAgain(): void {
    this.#viewed = { path: '', by: new Set() }
  }

  /** Deletes what services without consent have kept here. */
  forget(allowed: readonly TagFrame[]): void {
    const left = Object.entries(memories.get()).filter(([frame]) => (allowed as readonly string[]).includes(frame))
    if (left.length === 0) memories.clear()
    else memories.update((now) => (Object.keys(now).length === left.length ? now : Object.fromEntries(left)))
    forgetPurchases(allowed)
  }

  close(): void {
    removeEventListener('message', this.#remember)
    for (const frame of this.#live.keys()) this.#remove(frame)
  }

  #open(frame: TagFrame, start: Extract<TagMessage, { kind: 'start' }>): void {
    const element = document.createElement('iframe')
    const live: Live = { element, isReady: false, waiting: [start] }
    element.hidden = true
    element.title = frame
    element.setAttribute('sandbox', 'allow-scripts')
    element.addEventListener('load', () => {
      live.isReady = true
      for (const message of live.waiting.splice(0)) this.#tell(frame, message)
      void this.#report(frame, start.address)
    })
    element.src = `/frames/${frame}`
    this.#live.set(frame, live)
    document.body.append(element)
  }

  #remove(frame: TagFrame): void {
    this.#live.get(frame)?.element.remove()
    this.#live.delete(frame)
  }

  #tell(frame: TagFrame, message: TagMessage): void {
    const live = this.#live.get(frame)
    // A frame in a sandbox has no origin that could be named.
    if (live?.isReady) live.element.contentWindow?.postMessage(message, '*')
    else live?.waiting.push(message)
  }

  /** Tells a service of purchases once it listens: what is taken out here is told. */
  async #report(frame: TagFrame, address: string): Promise<void> {
    for (const purchase of await takePurchases(frame)) this.#tell(frame, { kind: 'purchase', purchase, address })
  }

  readonly #remember = ({ source, data }: MessageEvent): void => {
    const { kind, memory } = asRecord(data)
    if (kind !== 'memory') return
    for (const [frame, { element }] of this.#live)
      if (element.contentWindow === source && asText(memory, MAX_MEMORY + 1).length <= MAX_MEMORY)
        memories.update((now) => ({ ...now, [frame]: asText(memory, MAX_MEMORY) }))
  }
}
