/** What the browser says of the visitor's connection. */

/** Chromium alone says it. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Returns whether nothing should be loaded that the page does without: the visitor saves data, or the connection is slow. */
export function isSparing(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {}
  return saveData === true || effectiveType.endsWith('2g')
}
