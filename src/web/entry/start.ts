/**
 * The first script of a page, a few hundred bytes: lets the page paint first, then fetches the code
 * all at once, or on the first input. Links and forms work without it. What cannot be
 * fetched is retried. A document that names files which are gone is loaded again, once (D-74); otherwise the page stays plain HTML with
 * a note where scripts are needed (D-90).
 */
import { mayReload } from '#web/app/reload-guard.browser.ts'

const LATEST_MS = 1500
const NOT_FOUND = 404
const PAUSES_MS = [0, 1000, 4000]

const script = document.querySelector<HTMLScriptElement>('script[data-modules]')
const [entry, ...modules] = script?.dataset.modules?.split(' ') ?? []
const EARLY = ['pointerdown', 'touchstart', 'keydown'] as const
let isStarted = false

/** @throws Event when the file cannot be loaded */
const fetchEarly = (file: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link')
    // Not modulepreload: that one knows no low priority when a script asks for it, and browsers keep a module that failed.
    link.rel = 'preload'
    link.as = 'script'
    link.crossOrigin = 'anonymous'
    link.fetchPriority = 'low'
    link.href = file
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', reject)
    document.head.append(link)
  })

async function fetchPatiently(file: string): Promise<void> {
  for (const pause of PAUSES_MS) {
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
    const isThere = await fetchEarly(file).then(
      () => true,
      () => false,
    )
    if (isThere) return
  }
  throw new Error(file)
}

function start(): void {
  if (isStarted || !entry) return
  isStarted = true
  for (const event of EARLY) removeEventListener(event, start)
  const { dataset } = document.documentElement
  // An import asks at high priority: it waits until everything lies ready.
  Promise.all([entry, ...modules].map(fetchPatiently)).then(
    () => import(/* @vite-ignore */ entry).catch(() => void (dataset.plain = '')),
    async ({ message: file }: Error) => {
      dataset.plain = ''
      addEventListener('online', restart, { once: true })
      const isGone = await fetch(file, { method: 'HEAD' }).then(
        ({ status }) => status === NOT_FOUND,
        () => false,
      )
      if (isGone && mayReload(location.pathname + location.search)) location.reload()
    },
  )
}

function restart(): void {
  isStarted = false
  delete document.documentElement.dataset.plain
  start()
}

for (const event of EARLY) addEventListener(event, start, { passive: true })
if (document.readyState === 'complete') start()
else addEventListener('load', () => setTimeout(start))
setTimeout(start, LATEST_MS)
