/** Data of the second step of the checkout. */

export interface ShippingPage {
  /** Addresses in the market's shop. */
  links: { terms: string; privacy: string; withdrawal: string | null; guarantee: string | null; contact: string }
  /** Name, seat and numbers of the seller in one line. */
  seller: string
  email: string
  /** Official picture of the guarantee notice, null while the merchant has not supplied it. */
  guarantee: string | null
  countyStrict: boolean
}
