/**
 * The first script of a page, a few hundred bytes: lets the page paint first, then fetches the code
 * all at once, or on the first input. Links and forms work without it. What cannot be
 * fetched is retried. A document that names files which are gone is loaded again, once (D-74); otherwise the page stays plain HTML with
 * a note where scripts are needed (D-90).
 */
import { mayReload } from '#web/app/reload-guard.browser.ts'
import { showPictures, showWhole } from '#web/app/browser/whole-page.browser.ts'

const LATEST_MS = 1500
/** For so long after its start a page keeps still for its visitor, and fetches no pictures that are not in view. */
const STILL_MS = 4000
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

/** Lets what waits, such as a press, go first. */
const pause = (): Promise<void> => ('scheduler' in window ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve)))

/** Fetches all files at the same time. The requests are begun one by one: all of them in one task would hold up a press. */
async function fetchAll(files: readonly string[]): Promise<void> {
  const fetched: Promise<void>[] = []
  for (const file of files) {
    const one = fetchPatiently(file)
    // One that fails before all are begun is reported by the last line.
    one.catch(() => undefined)
    fetched.push(one)
    await pause()
  }
  await Promise.all(fetched)
}

/** Runs the modules one after the other, each in a task of its own. */
async function runInSteps(): Promise<void> {
  for (const module of modules) {
    await import(/* @vite-ignore */ module)
    await pause()
  }
}

function start(): void {
  if (isStarted || !entry) return
  isStarted = true
  for (const event of EARLY) removeEventListener(event, start)
  const { dataset } = document.documentElement
  // An import asks at high priority: it waits until everything lies ready.
  fetchAll([entry, ...modules]).then(
    () =>
      runInSteps()
        .then(() => import(/* @vite-ignore */ entry))
        .catch(() => void (dataset.plain = '')),
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

const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
if (visit && visit.type !== 'navigate') showWhole()
for (const event of EARLY) addEventListener(event, start, { passive: true })
if (document.readyState === 'complete') start()
// After the frames that show the pictures of the first screen: the code would be fetched and run before them.
else addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start))))
setTimeout(start, LATEST_MS)
// Also when a row in the page is scrolled.
addEventListener('scroll', showPictures, { capture: true, once: true, passive: true })
setTimeout(showPictures, STILL_MS)
