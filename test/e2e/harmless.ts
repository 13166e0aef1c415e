/** What hostile texts would do on a page: counted from before its first script, and looked for in what they became. */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { Locale } from '#domain/market/market.ts'
import { expect } from './shop-test.ts'

interface Watched {
  ran: number
  reports: string[]
}

/** Counts what runs and what the policy reports, from before the first script. */
function watch(): void {
  const seen: Watched = { ran: 0, reports: [] }
  Object.assign(window, { seen })
  for (const name of ['alert', 'prompt', 'confirm', 'msgbox']) Object.assign(window, { [name]: () => void seen.ran++ })
  document.addEventListener('securitypolicyviolation', (event) =>
    seen.reports.push(`${event.violatedDirective} ${event.blockedURI}`),
  )
}

/** What of the page could run or lead to running. */
function dangers(): string[] {
  const allowed = new Set(['http:', 'https:', 'mailto:', 'tel:'])
  const links = Array.from(document.querySelectorAll('a'), ({ protocol }) => protocol).filter(
    (protocol) => !allowed.has(protocol),
  )
  const elements = document.querySelectorAll(
    'body :is(script:not([src^="/assets/"], [src^="/admin/assets/"], #state), iframe:not([sandbox]), object, embed, base, link, meta, style, marquee, template)',
  )
  const handlers = Array.from(document.querySelectorAll('body *'), (element) => element.getAttributeNames())
    .flat()
    .filter((name) => name.startsWith('on') || name === 'srcdoc' || name === 'formaction')
  return [...links, ...Array.from(elements, ({ tagName }) => tagName), ...handlers]
}

/** Expects of a page that nothing has run, and that nothing in it could. */
export async function expectHarmless(page: Page, what: { path: string; locale: Locale }, errors: string[]): Promise<void> {
  const seen = await page.evaluate(() => (window as unknown as { seen: Watched }).seen)
  expect({ ...what, ...seen, dangers: await page.evaluate(dangers), errors }).toEqual({
    ...what,
    ran: 0,
    reports: [],
    dangers: [],
    errors: [],
  })
}

/** A page of a new visitor that counts what runs, and its errors. */
export async function watchedPage(browser: Browser, options: BrowserContextOptions = {}) {
  const context = await browser.newContext(options)
  await context.addInitScript(watch)
  // The question for the market takes the focus when its code has come, and what was opened before closes.
  await context.addInitScript(() => {
    if (origin !== 'null') localStorage.setItem('market-confirmed', '1')
  })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  return { context, page, errors }
}
