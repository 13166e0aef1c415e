/** Data of the first step of the checkout. */

/** A row of the country select: code, name, and the name of its county line where it has one. */
export type CountryChoice = [code: string, name: string, county?: string]

export interface CheckoutPage {
  countries: CountryChoice[]
  /** Codes of those that are delivered to; billing may be anywhere. */
  delivered: readonly string[]
  /** County mandatory in every country (D-84). */
  countyStrict: boolean
}
