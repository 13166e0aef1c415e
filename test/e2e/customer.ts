/** Steps of a customer in the shop. Elements are found by role and label in the language of the page. */
import { expect, type Locator, type Page } from '@playwright/test'
import { TAGLINES } from '#demo/catalog/tree.ts'
import { homeTitle } from './home-title.ts'
import { href, MARKETS, type Locale } from '#domain/market/market.ts'
import { toCheckout } from '#messages/cart.ts'
import * as catalog from '#messages/listing.ts'
import * as checkout from '#messages/checkout.ts'
import { courier } from '#messages/delivery/methods.ts'
import * as orders from '#messages/order.ts'
import * as product from '#messages/product.ts'
import * as shell from '#messages/shell.ts'
import { TEXTS as CARD_PAGE } from '#adapters/payment/sandbox/texts.ts'
import { payloadPath } from '#web/http/pages/address.ts'
import type { ListingView } from '#web/storefront/listing/listing-view.ts'

export interface Customer {
  email: string
  phone: string
  firstName: string
  lastName: string
  address: string
  city: string
  /** Name in the list, where the country has one. */
  county?: string
  zip: string
  country: string
  company: { name: string; vat: string }
}

export const CUSTOMERS: Record<Locale, Customer> = {
  ro: {
    email: 'ioana.marinescu@exemplu.ro',
    phone: '0722 123 456',
    firstName: 'Ioana',
    lastName: 'Marinescu',
    address: 'Str. Țepeș Vodă 14, ap. 6',
    city: 'Târgu Mureș',
    county: 'Mureș',
    zip: '540056',
    country: 'RO',
    company: { name: 'Atelier Păpădie SRL', vat: 'RO18547290' },
  },
  en: {
    email: 'greta.vogel@example.de',
    phone: '+49 151 23456789',
    firstName: 'Greta',
    lastName: 'Vogel',
    address: 'Lindenstraße 8',
    city: 'Leipzig',
    zip: '04107',
    country: 'DE',
    company: { name: 'Vogelnest GmbH', vat: 'DE123456789' },
  },
  hu: {
    email: 'eszter.kovacs@pelda.hu',
    phone: '+36 20 123 4567',
    firstName: 'Eszter',
    lastName: 'Kovács',
    address: 'Bartók Béla út 12.',
    city: 'Budapest',
    county: 'Budapest',
    zip: '1114',
    country: 'HU',
    company: { name: 'Fészek Műhely Kft.', vat: '12345676-2-42' },
  },
}

/** Gives the customers e-mail addresses and telephone numbers of their own for each journey, as the limits of the shop expect. */
export function renewCustomers(journey: number): void {
  const digits = String(journey % 1000).padStart(3, '0')
  for (const customer of Object.values(CUSTOMERS)) {
    customer.email = customer.email.replace(/(?:\.\d{3})?@/, `.${digits}@`)
    customer.phone = customer.phone.replace(/\d{3}$/, digits)
  }
}

export type PersonType = 'individual' | 'company'

export const CARDS = {
  approved: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  insufficient: '4000 0000 0000 9995',
  challenged: '4000 0027 6000 3184',
} as const

/** Returns a pattern of the text in which every character means itself; a no-break space is a space, as in accessible names. */
const pattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`)
export const exactly = (text: string) => new RegExp(`^${pattern(text)}$`)
const beginning = (text: string) => new RegExp(`^${pattern(text)}`)

/** What is read of a node of React's tree. */
interface TreeNode {
  return: TreeNode | null
  stateNode: { current: { memoizedState: { isDehydrated?: boolean } | null } }
}

/**
 * The shop takes the page over after it has arrived: before that a click on a button does nothing. React names the elements while it reads
 * the page, and takes all of it over in one step after that: what is ticked in between looks ticked, and the shop does not know of it.
 */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    const main = document.querySelector('main')
    const key = Object.keys(main ?? {}).find((one) => one.startsWith('__reactFiber'))
    if (!main || key === undefined) return false
    let node = (main as unknown as Record<string, TreeNode>)[key]!
    while (node.return) node = node.return
    return node.stateNode.current.memoizedState?.isDehydrated !== true
  })

export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** What happens at each step: the page is loaded afresh, and what was there is there again. */
export async function reload(page: Page, ...still: (() => Promise<void>)[]): Promise<void> {
  await page.reload()
  await hydrated(page)
  for (const check of still) await check()
}

/** From the home page over a collection to a product that comes in sizes. */
export async function findProduct(page: Page, locale: Locale): Promise<void> {
  await visit(page, href(MARKETS[locale], '/'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(homeTitle(locale))
  await page
    .getByRole('link', { name: new RegExp(TAGLINES.fashion![locale].slice(0, 6)) })
    .first()
    .click()
  await expect(page).toHaveURL(/\/c\//)
  // The address changes before the page does; the cards of the home page are not those of the collection.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(homeTitle(locale))
  const card = page.getByRole('main').getByRole('article').filter({ hasNotText: catalog.soldOut() }).first()
  await card.hover()
  // It comes in sizes: the quick way opens the choice.
  await expect(card.getByRole('button', { name: beginning(catalog.chooseSizeNamed({ name: '' })) })).toBeAttached()
  const link = card.getByRole('heading').getByRole('link')
  const name = (await link.textContent())!.trim()
  await link.click()
  await expect(page).toHaveURL(/\/p\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

export const CLOTHES: Record<Locale, string> = { ro: '/c/fashion', en: '/c/fashion', hu: '/c/divat' }

/** Opens a product that comes in sizes: what comes first in the listing of clothes and can be had. No page is shown on the way. */
export async function openProduct(page: Page, locale: Locale): Promise<void> {
  const answer = await page.request.get(payloadPath(href(MARKETS[locale], CLOTHES[locale])))
  const { data } = (await answer.json()) as { data: ListingView }
  const card = data.cards.find(({ soldOut }) => !soldOut)
  if (!card) throw new Error(`no clothes to be had in ${locale}`)
  await visit(page, card.href)
}

const choices = (page: Page, group: string): Locator => page.getByRole('group', { name: exactly(group) }).getByRole('button')

/** The first size that can be had. The first colour is chosen from the beginning. */
export const firstSize = (page: Page): Locator => choices(page, product.size()).filter({ hasNotText: product.soldOut() }).first()

/** The last colour there is, and its first size that can be had. */
export async function chooseVariant(page: Page): Promise<void> {
  const color = choices(page, product.color()).last()
  if (await color.isVisible()) {
    await color.click()
    await expect(color).toHaveAttribute('aria-pressed', 'true')
  }
  await firstSize(page).click()
  await expect(firstSize(page)).toHaveAttribute('aria-pressed', 'true')
}

export async function addToCart(page: Page): Promise<string> {
  const name = (await page.getByRole('heading', { level: 1 }).textContent())!.trim()
  await page
    .getByRole('button', { name: exactly(catalog.add()) })
    .first()
    .click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('link', { name: exactly(name) })).toBeVisible()
  return name
}

/** Ids and quantities stored in the browser. */
export const cartLines = (page: Page): Promise<{ item: string; qty: number }[]> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('cart') ?? '{}') as { lines?: [] }).lines ?? [])

/** Returns the available quantity of an item, read from the API. */
export async function promised(page: Page, item: string): Promise<number> {
  const origin = new URL(page.url()).origin
  const answer = await page.request.post('/api/aws/get-skus', { data: { ids: [item] }, headers: { origin } })
  expect(answer.status()).toBe(200)
  return ((await answer.json()) as { max: number }[])[0]!.max
}

const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label.replace(/[()]/g, String.raw`\$&`)}`)).first()

/** Name, field and text of everything that a customer types in the first step. */
function typed(page: Page, customer: Customer, personType: PersonType): [Locator, string][] {
  return [
    [field(page, checkout.email()), customer.email],
    [field(page, checkout.phone()), customer.phone],
    [field(page, checkout.lastName()), customer.lastName],
    [field(page, checkout.firstName()), customer.firstName],
    [field(page, checkout.address()), customer.address],
    [field(page, checkout.city()), customer.city],
    [field(page, checkout.zip()), customer.zip],
    ...(personType === 'company'
      ? ([
          [field(page, checkout.companyName()), customer.company.name],
          [field(page, checkout.vatNumber()), customer.company.vat],
        ] as [Locator, string][])
      : []),
  ]
}

/** Whether the page is loaded afresh on the way, and what was typed is there again. */
interface Way {
  isReloaded?: boolean
}

/** Fills the first step; in its middle and at its end it may be loaded afresh. */
export async function giveInformation(
  page: Page,
  locale: Locale,
  personType: PersonType,
  { isReloaded = false }: Way = {},
): Promise<void> {
  const customer = CUSTOMERS[locale]
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(checkout.informationTitle())
  await hydrated(page)
  await field(page, checkout.country()).selectOption(customer.country)
  if (personType === 'company') await page.getByRole('radio', { name: checkout.company() }).check({ force: true })
  for (const [at, [input, value]] of typed(page, customer, personType).entries()) {
    await input.fill(value)
    if (isReloaded && at === 3) await reload(page, () => expect(input).toHaveValue(value))
  }
  if (customer.county) await field(page, checkout.county()).selectOption({ label: customer.county })
  const isThere = async () => {
    for (const [input, value] of typed(page, customer, personType)) await expect(input).toHaveValue(value)
    await expect(field(page, checkout.country())).toHaveValue(customer.country)
    if (personType === 'company') await expect(page.getByRole('radio', { name: checkout.company() })).toBeChecked()
  }
  await (isReloaded ? reload(page, isThere) : isThere())
  await page.getByRole('button', { name: beginning(checkout.toDelivery()) }).click()
  await expect(page).toHaveURL(/\/checkout\/shipping$/)
}

/** Chooses the courier, reads the order once more and accepts the terms. */
export async function chooseDelivery(page: Page, { isReloaded = false }: Way = {}): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(checkout.deliveryTitle())
  const byCourier = page.getByRole('radio', { name: new RegExp(courier()) })
  await byCourier.check({ force: true })
  await field(page, checkout.note()).fill('Interfon 12')
  if (isReloaded) await reload(page)
  await expect(byCourier).toBeChecked()
  await expect(field(page, checkout.note())).toHaveValue('Interfon 12')
  await acceptTerms(page)
  // The sums with this delivery have come.
  await expect(orderButton(page)).toBeEnabled()
}

export const acceptTerms = (page: Page) =>
  page.getByRole('checkbox', { name: new RegExp(checkout.termsBefore().trim()) }).check({ force: true })

export const orderButton = (page: Page) => page.getByRole('button', { name: exactly(checkout.orderButton()) })

/** Presses the order button. Returns the order's id. */
export async function placeOrder(page: Page): Promise<string> {
  await orderButton(page).click()
  await expect(page).toHaveURL(/\/checkout\/payment\/[a-z2-7]{32}$/)
  return page.url().split('/').at(-1)!
}

/** From a product to a placed order. Returns its id. */
export async function orderUpToPayment(page: Page, locale: Locale): Promise<string> {
  await openProduct(page, locale)
  await chooseVariant(page)
  await addToCart(page)
  await toCheckoutLink(page).click()
  await giveInformation(page, locale, 'individual')
  await chooseDelivery(page)
  return placeOrder(page)
}

/** From the payment page (or `/pay/…`) to the gateway's card page. */
export async function goToGateway(page: Page): Promise<void> {
  await page.getByRole('button').filter({ hasText: /\d/ }).filter({ hasText: payWord() }).first().click()
  await expect(page).toHaveURL(/\/sandbox\/pay\//)
}
/** 'Plătește', 'Pay', 'fizetése': what the amount stands before or behind. */
const payWord = () => orders.pay({ amount: '' }).trim()

export async function typeCard(page: Page, locale: Locale, number: string): Promise<void> {
  const text = CARD_PAGE[locale]
  await page.getByLabel(text.number).fill(number)
  await page.getByLabel(text.expiry).fill('12 / 39')
  await page.getByLabel(text.cvc).fill('123')
  await page.getByLabel(text.name).fill('I. Marinescu')
  await page.getByRole('button', { name: /\d/ }).click()
}

export const approveAtBank = (page: Page, locale: Locale) => page.getByRole('button', { name: CARD_PAGE[locale].approve }).click()

/** The confirmation page thanks, and where it is loaded afresh does so again. */
export async function seeConfirmation(page: Page, locale: Locale, { isReloaded = false }: Way = {}): Promise<void> {
  await expect(page).toHaveURL(/\/checkout\/confirmation\/[a-z2-7]{32}/)
  const thanks = () =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText(orders.thanks({ name: CUSTOMERS[locale].firstName }), {
      timeout: 20_000,
    })
  await thanks()
  if (isReloaded) await reload(page, thanks)
  await expect(page.getByRole('link', { name: exactly(orders.followOrder()) })).toHaveAttribute('href', /\/track\/[a-z2-7]{32}$/)
}

export const toCheckoutLink = (page: Page) => page.getByRole('link', { name: exactly(toCheckout()) }).first()
export const cartButton = (page: Page) => page.getByRole('link', { name: new RegExp(`^${shell.cart()}`) }).first()

/** Opens the stored mails as the person at this machine: a request that seems to come through a proxy is refused. */
export async function openMails(page: Page): Promise<void> {
  await page.context().setExtraHTTPHeaders({})
  await page.goto('/dev/mail')
}
