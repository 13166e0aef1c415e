/** Where a thing can be delivered. */

/** Codes of the countries that a thing can be delivered to; undefined for all that the market delivers to, its own among them. */
export type Places = readonly string[] | undefined

/** Returns whether a thing can be delivered to a country. */
export const getsTo = ({ only }: { only?: Places }, country: string): boolean => only === undefined || only.includes(country)
