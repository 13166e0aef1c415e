/** Combinations of settings with which the shop must not start, because it would be open or sell for nothing. */
import { isLoopback } from '#domain/market/host-name.ts'
import type { Config } from '#src/config.ts'

type Checked = Pick<Config, 'host' | 'publicUrl' | 'addressFrom' | 'paymentGateway' | 'stripe' | 'isTestShop'>

/** Returns the reasons why the shop must not serve with these settings, each with its solution; empty when it may. */
export function startFaults({ host, publicUrl, addressFrom, paymentGateway, stripe, isTestShop }: Checked): string[] {
  const faults: string[] = []
  const takesTestCards = paymentGateway === 'sandbox' || (paymentGateway === 'stripe' && stripe?.isTest === true)
  if (!isLoopback(host.toLowerCase()) && addressFrom !== 'PUBLIC_URL')
    faults.push(
      `HOST is ${host}, which other machines can reach, but PUBLIC_URL is not set. Set PUBLIC_URL to the address that ` +
        'customers use, or leave HOST unset to serve this machine only.',
    )
  if (!isLoopback(new URL(publicUrl).hostname) && takesTestCards && !isTestShop)
    faults.push(
      `PUBLIC_URL is ${publicUrl}, but the gateway ${paymentGateway} takes test cards only: orders would be paid without ` +
        'money. Give the key of a gateway that takes money, such as STRIPE_SECRET_KEY=sk_live_…, or set TEST_SHOP=true for a test shop, which says so on ' +
        'every page.',
    )
  if (isTestShop && !takesTestCards)
    faults.push(
      `TEST_SHOP is true, but the gateway ${paymentGateway} takes real money. Leave TEST_SHOP unset, or set PAYMENT_GATEWAY=sandbox.`,
    )
  return faults
}
