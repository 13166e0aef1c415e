/** The hash that is stored with a document: it shows whether the record was changed. */
import { createHash } from 'node:crypto'
import { canonicalJson } from '#domain/documents/canonical-json.ts'
import type { DocumentRecord } from '#domain/documents/document.ts'

/** Returns SHA-256 of a record's canonical JSON. */
export const hashOf = (record: DocumentRecord): Buffer => createHash('sha256').update(canonicalJson(record)).digest()
