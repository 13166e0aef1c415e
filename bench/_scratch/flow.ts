import { chromium } from '@playwright/test'
import { mkdirSync } from 'node:fs'
import { setLocaleSource } from '#messages/text.ts'
import { href, MARKETS, type Locale } from '#domain/market/market.ts'
import * as c from '#test/e2e/customer.ts'
const [widthText, ...locales] = process.argv.slice(2)
const width = Number(widthText)
mkdirSync('/tmp/lead/f', { recursive: true })
let locale: Locale = 'ro'
setLocaleSource(() => locale)
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-gpu'] })
for (locale of locales as Locale[]) {
  const context = await browser.newContext({ baseURL: `http://localhost:${process.env.PORT}`, viewport: { width, height: width < 700 ? 844 : 900 }, hasTouch: width < 700, reducedMotion: 'reduce' })
  await context.addInitScript(() => localStorage.setItem('market-choice', 'x'))
  const page = await context.newPage()
  page.setDefaultTimeout(20000)
  page.on('console', (m) => m.type() === 'error' && console.log(locale, m.text().slice(0, 160)))
  const shot = async (name: string, fullPage = true) => { await page.waitForTimeout(500); await page.screenshot({ path: `/tmp/lead/f/${name}-${locale}-${width}.png`, fullPage }); console.log(name, locale, width, await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) }
  const market = MARKETS[locale]
  try {
    await page.goto(href(market, '/'))
    await page.waitForTimeout(800); await page.keyboard.press('Escape'); await page.waitForTimeout(300)
    await page.goto({ ro: '/c/fashion', hu: '/hu/c/divat', en: '/en/c/fashion' }[locale]); await c.hydrated(page); await shot('listing')
    await page.locator('article h3 a').first().click(); await page.waitForURL(/\/p\//); await page.waitForTimeout(600)
    await c.chooseVariant(page)
    await shot('product')
    const guide = page.getByRole('link', { name: /Tabel de mărimi|Mérettáblázat|Size table/ }).first()
    if (await guide.count()) { await guide.click(); await page.waitForTimeout(900); await shot('guide', false); await page.keyboard.press('Escape'); await page.waitForTimeout(400) }
    await page.mouse.wheel(0, 1600); await page.waitForTimeout(500); await shot('bar', false); await page.evaluate(() => scrollTo(0, 0))
    await c.addToCart(page)
    await shot('drawer', false)
    await page.goto(href(market, '/cart')); await c.hydrated(page); await page.waitForTimeout(600)
    await shot('cart')
    await page.goto(href(market, '/checkout')); await c.hydrated(page)
    await shot('information-empty')
    await page.getByRole('button', { name: new RegExp('.') }).last().click({ trial: true }).catch(() => {})
    await c.giveInformation(page, locale, 'individual')
    await page.goBack(); await c.hydrated(page); await shot('information'); await page.goForward()
    await page.waitForURL(/shipping/); await page.waitForTimeout(800)
    await shot('shipping')
    await c.chooseDelivery(page)
    await c.placeOrder(page)
    await page.waitForTimeout(1200)
    await shot('payment')
    await c.goToGateway(page)
    await shot('gateway')
    await c.typeCard(page, locale, c.CARDS.approved)
    await c.seeConfirmation(page, locale)
    await shot('confirmation')
    await page.locator('a[href*="/track/"]').first().click(); await page.waitForURL(/track/); await page.waitForTimeout(800)
    await shot('track')
  } catch (error) { console.log('STOP', locale, String(error).slice(0, 400)); await shot('stop') }
  await context.close()
}
await browser.close()
