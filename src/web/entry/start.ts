/**
 * The first script of a page, a few hundred bytes: lets the page paint with the whole line to itself, then fetches what
 * makes it live, all at once. Who touches the page earlier gets it earlier; links and forms work without it.
 */
const LATEST_MS = 1500

const script = document.querySelector<HTMLScriptElement>('script[data-modules]')
const [entry, ...modules] = script?.dataset.modules?.split(' ') ?? []
const EARLY = ['pointerdown', 'touchstart', 'keydown'] as const
let isStarted = false

/** Resolves when the file is there, or cannot be had: the import that follows says so. */
const fetchEarly = (file: string): Promise<void> =>
  new Promise((resolve) => {
    const link = document.createElement('link')
    // Not modulepreload: that one knows no low priority when a script asks for it.
    link.rel = 'preload'
    link.as = 'script'
    link.crossOrigin = 'anonymous'
    link.fetchPriority = 'low'
    link.href = file
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => resolve())
    document.head.append(link)
  })

function start(): void {
  if (isStarted || !entry) return
  isStarted = true
  for (const event of EARLY) removeEventListener(event, start)
  // An import asks at high priority: it waits until everything lies ready.
  void Promise.all([entry, ...modules].map(fetchEarly)).then(() => import(/* @vite-ignore */ entry))
}

for (const event of EARLY) addEventListener(event, start, { passive: true })
if (document.readyState === 'complete') start()
else addEventListener('load', () => setTimeout(start))
setTimeout(start, LATEST_MS)
