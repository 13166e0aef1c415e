/** Addresses of documents: an id that only the shop can make, good for a while for everybody who has it (LAW-34). */
import { DAY_MS } from '#domain/time/durations.ts'
import type { DocumentKind } from './document.ts'

/** For so long a document opens by its id alone: as long as the legal guarantee. After that for the owner of the order. */
const LINK_DAYS = 730

/** First segment of the address of each kind. */
export const DOCUMENT_PATHS: Record<DocumentKind, string> = { invoice: 'invoice', 'credit note': 'credit' }

export const documentPath = (kind: DocumentKind, token: string): string => `/${DOCUMENT_PATHS[kind]}/${token}`

export const isLinkOpen = (issuedAt: Date, now: Date): boolean => now.getTime() < issuedAt.getTime() + LINK_DAYS * DAY_MS
