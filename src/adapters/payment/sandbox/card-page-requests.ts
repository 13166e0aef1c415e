/**
 * The card page: plain forms, no script, no cookie. The 160-bit reference in the address is
 * the only permission, so CSRF does not apply, and a form sent twice finds
 * the state already changed.
 */
import { MARKETS } from '#domain/market/market.ts'
import { readFileSync } from 'node:fs'
import type { SandboxPayment } from './payment-records.ts'
import type { CardForm } from './cards.ts'
import type { CardFormActions } from './card-form-actions.ts'
import { cardPage, challengePage, expiredPage } from './card-pages.ts'

const MAX_FORM_BYTES = 4096

/** The page's own style, and the shop's fonts. */
const fonts = new URL('../../../web/styles/fonts/', import.meta.url)
const assets: Record<string, { file: URL; type: string }> = {
  'card-page.css': { file: new URL('card-page.css', import.meta.url), type: 'text/css; charset=utf-8' },
  ...Object.fromEntries(
    ['figtree-latin', 'figtree-ro-hu', 'young-serif-latin', 'young-serif-ro-hu'].map((name) => [
      `${name}.woff2`,
      { file: new URL(`${name}.woff2`, fonts), type: 'font/woff2' },
    ]),
  ),
}

const headers = (payment: SandboxPayment): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-language': MARKETS[payment.locale].language,
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  // A form that ends in a redirect needs the address it ends at, too.
  'content-security-policy': `default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; form-action 'self' ${new URL(payment.returnUrl).origin}; base-uri 'none'; frame-ancestors 'none'`,
})

const sendAsset = ({ file, type }: { file: URL; type: string }) =>
  new Response(readFileSync(file), {
    headers: { 'content-type': type, 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' },
  })
const seeOther = (address: string) =>
  new Response(null, { status: 303, headers: { location: address, 'cache-control': 'no-store' } })
const refused = (status: number) => new Response(null, { status, headers: { 'cache-control': 'no-store' } })

/** Returns the page of a payment's state, or the redirect to the shop. */
function show(payment: SandboxPayment, page: string | null): Response {
  const at = `/sandbox/pay/${payment.ref}`
  switch (payment.state) {
    case 'open':
      return page === null ? new Response(cardPage(payment, null), { headers: headers(payment) }) : seeOther(at)
    case 'challenge':
      return page === 'challenge'
        ? new Response(challengePage(payment), { headers: headers(payment) })
        : seeOther(`${at}/challenge`)
    case 'expired':
      return new Response(expiredPage(payment), { status: 410, headers: headers(payment) })
    case 'processing':
    case 'paid':
    case 'declined':
    case 'canceled':
      return seeOther(payment.returnUrl)
  }
}

async function readForm(request: Request): Promise<URLSearchParams | null> {
  if (!request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) return null
  const reader = request.body?.getReader()
  const parts: Uint8Array[] = []
  let size = 0
  for (let part = await reader?.read(); part && !part.done; part = await reader!.read()) {
    size += part.value.length
    if (size > MAX_FORM_BYTES) {
      await reader!.cancel()
      return null
    }
    parts.push(part.value)
  }
  return new URLSearchParams(Buffer.concat(parts).toString('utf8'))
}

const FIELD_LENGTH = 100
const cardForm = (form: URLSearchParams): CardForm => ({
  number: (form.get('number') ?? '').slice(0, FIELD_LENGTH),
  expiry: (form.get('expiry') ?? '').slice(0, FIELD_LENGTH),
  cvc: (form.get('cvc') ?? '').slice(0, FIELD_LENGTH),
  name: (form.get('name') ?? '').slice(0, FIELD_LENGTH),
})

async function act(
  payment: SandboxPayment,
  page: string | null,
  form: URLSearchParams,
  actions: CardFormActions,
): Promise<Response> {
  if (page === 'cancel') await actions.cancel(payment)
  else if (page === 'challenge') await actions.answerChallenge(payment, form.get('answer') === 'approve')
  else if (payment.state === 'open') {
    const typed = cardForm(form)
    const faults = await actions.submitCard(payment, typed)
    if (faults) return new Response(cardPage(payment, { faults, typed }), { status: 422, headers: headers(payment) })
  }
  const after = await actions.find(payment.ref)
  return after?.state === 'challenge' ? seeOther(`/sandbox/pay/${payment.ref}/challenge`) : seeOther(payment.returnUrl)
}

/** Answers what the test wallet on a page of the shop asks for, with the state of the payment. */
async function payByWallet(payment: SandboxPayment, form: URLSearchParams, actions: CardFormActions): Promise<Response> {
  if (!(await actions.payByWallet(payment, form.get('card') ?? ''))) return refused(422)
  const state = (await actions.find(payment.ref))?.state ?? payment.state
  return Response.json({ state }, { headers: { 'cache-control': 'no-store' } })
}

/** Answers a request under `/sandbox/`. Returns null when there is no such page or payment. */
export async function answerRequest(request: Request, actions: CardFormActions): Promise<Response | null> {
  const { pathname } = new URL(request.url)
  const reading = request.method === 'GET' || request.method === 'HEAD'
  const asset = reading && Object.entries(assets).find(([name]) => pathname === `/sandbox/${name}`)
  if (asset) return sendAsset(asset[1])
  const match = /^\/sandbox\/pay\/([0-9a-f]{40})(?:\/(challenge|cancel|wallet))?$/.exec(pathname)
  const payment = match && (await actions.find(match[1]!))
  if (!payment) return null
  const page = match[2] ?? null
  if (reading) return page === 'cancel' || page === 'wallet' ? refused(405) : show(payment, page)
  if (request.method !== 'POST') return refused(405)
  if (payment.state === 'expired' && page !== 'wallet') return show(payment, page)
  const form = await readForm(request)
  if (!form) return refused(400)
  return page === 'wallet' ? payByWallet(payment, form, actions) : act(payment, page, form, actions)
}
