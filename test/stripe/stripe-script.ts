/**
 * A stand-in for Stripe.js, which is loaded from Stripe alone: the part of its documented interface that the shop uses, with three buttons
 * for what a customer may do in the sheet of a wallet. Browsers reach it under the real names, so that the real policies hold.
 */
import type { BrowserContext } from '@playwright/test'
import type { StripeServer } from './stripe-server.ts'

const scriptOf = (hasWallet: boolean) => `
  window.Stripe = (key, { locale }) => {
    if (!key.startsWith('pk_')) throw new Error('no key')
    let does = ''
    return {
      elements: ({ mode, amount, currency, allowedPaymentMethodTypes }) => {
        if (mode !== 'payment' || !(amount > 0) || currency.length !== 3 || allowedPaymentMethodTypes.join() !== 'card') throw new Error('wrong elements')
        return {
          submit: async () => ({}),
          create: () => {
            const hears = {}
            return {
              on: (event, hear) => { hears[event] = hear },
              mount: (place) => {
                for (const [name, what] of [['Apple Pay', 'pay'], ['Apple Pay, declined', 'decline'], ['Apple Pay, closed', 'close']]) {
                  const button = document.createElement('button')
                  button.textContent = name
                  button.lang = 'en'
                  button.addEventListener('click', () => hears.click({
                    resolve: () => what === 'close' ? hears.cancel() : (does = what, hears.confirm({ paymentFailed: () => {} })),
                  }))
                  place.append(button)
                }
                hears.ready({ availablePaymentMethods: { applePay: ${hasWallet}, googlePay: false, link: false } })
              },
            }
          },
        }
      },
      confirmPayment: async ({ clientSecret, redirect }) => {
        if (redirect !== 'if_required') throw new Error('would lead away')
        const answer = await fetch('https://api.stripe.com/v1/confirm', { method: 'POST', body: new URLSearchParams({ secret: clientSecret, does }) })
        return answer.json()
      },
    }
  }`

/** Answers for Stripe in these pages. Returns the addresses that were asked for. */
export async function stripeScript(context: BrowserContext, server: StripeServer, hasWallet = true): Promise<string[]> {
  const asked: string[] = []
  await context.route(/^https:\/\/js\.stripe\.com\//, async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ contentType: 'text/javascript', body: scriptOf(hasWallet) })
  })
  await context.route(/^https:\/\/api\.stripe\.com\//, async (route) => {
    const form = new URLSearchParams(route.request().postData() ?? '')
    const answer = server.confirmWallet(form.get('secret') ?? '', form.get('does') === 'pay' ? 'pay' : 'decline')
    await route.fulfill({ json: answer, headers: { 'access-control-allow-origin': '*' } })
  })
  return asked
}
