/** How the path of an address is written: lower case, no empty segments, NFC, escaped once (D-3). */

/** Characters besides letters and digits that are not escaped in a path. */
export const escapeSegment = (segment: string): string =>
  encodeURIComponent(segment).replace(/%(21|24|26|27|28|29|2A|2B|2C|3B|3D|3A|40)/g, (escape) => decodeURIComponent(escape))

/** Characters that no address has and databases refuse. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL = /[\u0000-\u001f\u007f]/

/** Returns the path as it should be written, or null for an escape that is no UTF-8 or no letter at all. */
export function canonicalPath(path: string): string | null {
  try {
    if (CONTROL.test(decodeURIComponent(path))) return null
    const segments = path.split('/').filter((segment) => segment !== '')
    const written = segments.map((segment) => escapeSegment(decodeURIComponent(segment).normalize('NFC').toLowerCase()))
    return `/${written.join('/')}`
  } catch {
    return null
  }
}

/** Returns a path with separators in place of escaped slashes, none of them at its end. Two slashes in a row would lead to another host. */
export const withSeparators = (path: string): string =>
  path
    .replaceAll('%2F', '/')
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
