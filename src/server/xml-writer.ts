/** The writer of electronic invoices, loaded with the first one. */
import type { UblWriter } from '#services/ports.ts'

export const writeUbl: UblWriter = async (document) => (await import('#xml/ubl/ubl.ts')).renderUbl(document)
