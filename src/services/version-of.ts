/** Version of a value that has no counter: a writer sends back the one that it read. */
import { createHash } from 'node:crypto'
import { canonicalJson, type JsonValue } from '#domain/staff/audit-entry.ts'

const VERSION_LENGTH = 16

/** Returns a text that changes whenever the value does. */
export const versionOf = (value: unknown): string =>
  createHash('sha256')
    .update(canonicalJson(JSON.parse(JSON.stringify(value)) as JsonValue))
    .digest('hex')
    .slice(0, VERSION_LENGTH)
