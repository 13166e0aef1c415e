/** Prints labels and documents; fonts and logos are read once. */
import { readFileSync } from 'node:fs'
import type { DocumentRecord } from '#domain/documents/document.ts'
import type { ParcelLabel } from '#domain/orders/parcel-label.ts'
import { renderDocument } from './documents/document.ts'
import { openFaces } from './sheet/faces.ts'
import { renderLabels } from './label.ts'
import { renderPicking, type PickingSheet } from './picking.ts'
import { readLogo, type Logo } from './sheet/logo.ts'

export type Printer = ReturnType<typeof openPrinter>

/** Returns the printer. `siteFolder`: where the files of the site are, with a slash at its end. */
export function openPrinter(siteFolder: URL) {
  const faces = openFaces()
  const logos = new Map<string, Logo | null>()
  /** Null where the logo is not a file of the site, or no drawing that can be printed: the shop's name stands there. */
  function logoAt(path: string): Logo | null {
    let logo = logos.get(path)
    if (logo === undefined) logos.set(path, (logo = readLogoAt(siteFolder, path)))
    return logo
  }
  return {
    labels: (labels: readonly ParcelLabel[]): Uint8Array => renderLabels(faces, logoAt, labels),
    picking: (sheet: PickingSheet): Uint8Array => renderPicking(faces, sheet),
    document: (record: DocumentRecord, xml: string | null): Uint8Array =>
      renderDocument(faces, logoAt(record.shop.logo), record, xml),
  }
}

function readLogoAt(siteFolder: URL, path: string): Logo | null {
  const file = new URL(path.replace(/^\/+/, ''), siteFolder)
  if (!file.href.startsWith(siteFolder.href) || !file.href.endsWith('.svg')) return null
  try {
    return readLogo(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
