/** The writers of electronic invoices, each loaded with the first one. */
import type { NavWriter, UblWriter } from '#services/ports.ts'

export const writeUbl: UblWriter = async (document) => (await import('#xml/ubl/ubl.ts')).renderUbl(document)

export const writeNav: NavWriter = async (document, context) => (await import('#xml/nav/nav.ts')).renderNav(document, context)
