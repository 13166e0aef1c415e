/** HTML of the card page and the 3-D Secure page. */
import { MARKETS } from '#domain/market/market.ts'
import { html } from 'hono/html'
import { plainText } from '#domain/pricing/money.ts'
import type { SandboxPayment } from './payment-records.ts'
import { TEST_CARDS, type CardFaults, type CardForm } from './cards.ts'
import { TEXTS } from './texts.ts'

type Markup = ReturnType<typeof html>

const icon = (path: string) => html`<svg class="i" viewBox="0 0 256 256" aria-hidden="true"><path d="${path}" /></svg>`
const CARD =
  'M224,48H32A16,16,0,0,0,16,64V192a16,16,0,0,0,16,16H224a16,16,0,0,0,16-16V64A16,16,0,0,0,224,48Zm0,16V88H32V64Zm0,128H32V104H224v88Zm-16-24a8,8,0,0,1-8,8H168a8,8,0,0,1,0-16h32A8,8,0,0,1,208,168Zm-64,0a8,8,0,0,1-8,8H120a8,8,0,0,1,0-16h16A8,8,0,0,1,144,168Z'
const LOCK =
  'M128,112a28,28,0,0,0-8,54.83V184a8,8,0,0,0,16,0V166.83A28,28,0,0,0,128,112Zm0,40a12,12,0,1,1,12-12A12,12,0,0,1,128,152Zm80-72H176V56a48,48,0,0,0-96,0V80H48A16,16,0,0,0,32,96V208a16,16,0,0,0,16,16H208a16,16,0,0,0,16-16V96A16,16,0,0,0,208,80ZM96,56a32,32,0,0,1,64,0V80H96ZM208,208H48V96H208V208Z'
const WARNING =
  'M128,24A104,104,0,1,0,232,128,104.11,104.11,0,0,0,128,24Zm0,192a88,88,0,1,1,88-88A88.1,88.1,0,0,1,128,216Zm-8-80V80a8,8,0,0,1,16,0v56a8,8,0,0,1-16,0Zm20,36a12,12,0,1,1-12-12A12,12,0,0,1,140,172Z'

const money = (payment: SandboxPayment): string =>
  plainText(payment.amount, payment.currency, payment.locale).replaceAll(' ', '\u00a0')

function document(payment: SandboxPayment, title: string, main: Markup): string {
  const text = TEXTS[payment.locale]
  const page: Markup = html`<!doctype html>
    <html lang="${MARKETS[payment.locale].language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} &middot; ${payment.orderRef}</title>
        <link rel="stylesheet" href="/sandbox/card-page.css" />
        <link rel="icon" href="/brand/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <header>
          <div class="wrap">
            <img src="/brand/logo.svg" alt="${payment.description}" width="185" height="38" />
            <p class="test">${text.test}</p>
          </div>
        </header>
        ${main}
      </body>
    </html>`
  return page as string
}

const summary = (payment: SandboxPayment) => {
  const text = TEXTS[payment.locale]
  return html`<aside class="sum" aria-label="${text.order}">
    <h2>${text.order} ${payment.orderRef}</h2>
    <p class="mute">${payment.description}</p>
    <p class="total"><span>${text.total}</span><strong>${money(payment)}</strong></p>
  </aside>`
}

interface Field {
  name: keyof CardForm
  label: string
  example?: string
  autocomplete: string
  mode: 'numeric' | 'text'
  longest: number
  wide: boolean
  value: string
  fault: string | null
}

const field = ({ name, label, example = '', autocomplete, mode, longest, wide, value, fault }: Field) =>
  html`<div class="field${wide ? ' wide' : ''}${fault ? ' bad' : ''}">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      value="${value}"
      placeholder="${example}"
      autocomplete="${autocomplete}"
      inputmode="${mode}"
      maxlength="${longest}"
      required
      ${fault ? html`aria-invalid="true" aria-describedby="${name}-fault"` : ''}
    />
    ${fault ? html`<p class="err" id="${name}-fault">${icon(WARNING)}${fault}</p>` : ''}
  </div>`

interface Earlier {
  faults: CardFaults
  typed: CardForm
}
type Texts = (typeof TEXTS)[keyof typeof TEXTS]

/** Returns the fields of the card form; number and security code are never filled in again. */
function cardFields(text: Texts, earlier: Earlier | null): Field[] {
  const fields: Omit<Field, 'value' | 'fault'>[] = [
    {
      name: 'number',
      label: text.number,
      example: '0000 0000 0000 0000',
      autocomplete: 'cc-number',
      mode: 'numeric',
      longest: 23,
      wide: true,
    },
    {
      name: 'expiry',
      label: text.expiry,
      example: text.expiryExample,
      autocomplete: 'cc-exp',
      mode: 'numeric',
      longest: 9,
      wide: false,
    },
    { name: 'cvc', label: text.cvc, example: text.cvcExample, autocomplete: 'cc-csc', mode: 'numeric', longest: 4, wide: false },
    { name: 'name', label: text.name, autocomplete: 'cc-name', mode: 'text', longest: 100, wide: true },
  ]
  const values: Partial<CardForm> = { expiry: earlier?.typed.expiry, name: earlier?.typed.name }
  return fields.map((one) => {
    const fault = earlier?.faults[one.name]
    return { ...one, value: values[one.name] ?? '', fault: fault ? text.faults[fault] : null }
  })
}

const testCards = (text: Texts) =>
  html`<details>
    <summary>${text.cardsTitle}</summary>
    <p>${text.cardsHint}</p>
    <table>
      <thead>
        <tr>
          <th scope="col">${text.cardNumber}</th>
          <th scope="col">${text.cardOutcome}</th>
        </tr>
      </thead>
      <tbody>
        ${TEST_CARDS.map(
          (card) =>
            html`<tr>
              <td class="num">${card.number}</td>
              <td>${text.outcomes[card.outcome]}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </details>`

/** Returns the card form. After a fault name and expiry are filled in again. */
export function cardPage(payment: SandboxPayment, earlier: Earlier | null): string {
  const text = TEXTS[payment.locale]
  const at = `/sandbox/pay/${payment.ref}`
  return document(
    payment,
    text.title,
    html`<main class="wrap co">
      <div>
        <h1>${text.title}</h1>
        ${earlier ? html`<p class="note" role="alert">${icon(WARNING)}${text.faultsTitle}</p>` : ''}
        <form method="post" action="${at}" novalidate>
          <fieldset class="cardbox">
            <legend>
              ${icon(CARD)}<span>${text.card}<small>${text.cardHint}</small></span>
            </legend>
            <div class="in">${cardFields(text, earlier).map(field)}</div>
          </fieldset>
          <button class="btn">${icon(LOCK)}${text.pay(money(payment))}</button>
          <p class="safe">${text.safe}</p>
        </form>
        <form method="post" action="${at}/cancel"><button class="quiet">${text.cancel}</button></form>
        ${testCards(text)}
      </div>
      ${summary(payment)}
    </main>`,
  )
}

/** Returns the 3-D Secure page of the bank. */
export function challengePage(payment: SandboxPayment): string {
  const text = TEXTS[payment.locale]
  const at = `/sandbox/pay/${payment.ref}/challenge`
  return document(
    payment,
    text.challengeTitle,
    html`<main class="wrap one">
      <h1>${text.challengeTitle}</h1>
      <p class="lead">${text.challenge(money(payment), payment.card ?? '')}</p>
      <form method="post" action="${at}" class="answers">
        <button class="btn" name="answer" value="approve">${text.approve}</button>
        <button class="btn second" name="answer" value="fail">${text.fail}</button>
      </form>
    </main>`,
  )
}

/** Returns the page of an expired payment. */
export function expiredPage(payment: SandboxPayment): string {
  const text = TEXTS[payment.locale]
  return document(
    payment,
    text.expiredTitle,
    html`<main class="wrap one">
      <h1>${text.expiredTitle}</h1>
      <p class="lead">${text.expired}</p>
      <p><a class="btn" href="${payment.returnUrl}">${text.back}</a></p>
    </main>`,
  )
}
