/** Types of `setup.mjs`. */

export function isBuilt(): boolean
export function build(): Promise<void>
export const serving: { flags: string[]; environment: Record<string, string> }
/** Joins the server's modules into `bundleFolder`. */
export const bundle: () => Promise<void>
export const bundleFolder: string
/** Returns which builds are up to date with their sources. */
export const freshness: () => { pages: boolean; bundle: boolean }
/** Compiles the dictionaries of the languages where they have changed. */
export function words(): Promise<void>
