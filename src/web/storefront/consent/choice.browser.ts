/** The visitor's choice in the browser, and its proof in the shop (LAW-47). */
import {
  grantedPurposes,
  mustAsk,
  recordChoice,
  type Choice,
  type ConsentRecord,
  type ConsentTerms,
} from '#domain/consent/consent.ts'
import { PURPOSES, type Purpose } from '#domain/consent/integrations.ts'
import type { Locale } from '#domain/market/market.ts'
import { postJson } from '#web/app/browser/api.browser.ts'
import { asRecord, stored } from '#web/app/browser/stored.browser.ts'
import type { ConsentAnswer, ConsentRequest } from '#web/schema/consent.ts'

const isText = (value: unknown): value is string => typeof value === 'string'

/** Returns a stored record as far as it is valid, null for anything else. */
export function parseRecord(raw: unknown): ConsentRecord | null {
  const { version, choice, recipients, at, proof } = asRecord(raw)
  if (typeof version !== 'number' || typeof at !== 'number') return null
  const chosen = asRecord(choice)
  const named = asRecord(recipients)
  return {
    version,
    at,
    proof: isText(proof) ? proof : null,
    choice: Object.fromEntries(
      PURPOSES.flatMap((one): [Purpose, boolean][] => (typeof chosen[one] === 'boolean' ? [[one, chosen[one]]] : [])),
    ),
    recipients: Object.fromEntries(
      PURPOSES.flatMap((one): [Purpose, string[]][] => {
        const names: unknown = named[one]
        return Array.isArray(names) ? [[one, names.filter(isText)]] : []
      }),
    ),
  }
}

export const consentRecord = stored('consent', parseRecord)

/** Returns what a record grants at this moment. */
export const grantedNow = (terms: ConsentTerms, record: ConsentRecord | null): readonly Purpose[] =>
  grantedPurposes(terms, record, Date.now())

/** Returns whether the banner asks at this moment. */
export const mustAskNow = (terms: ConsentTerms, record: ConsentRecord | null): boolean => mustAsk(terms, record, Date.now())

/** Sends the proof of the present choice where the shop does not have it. It holds in this browser all the same; the next page tries again. */
export async function proveChoice(locale: Locale): Promise<void> {
  const record = consentRecord.get()
  if (!record || record.proof !== null) return
  const { version, choice, at } = record
  try {
    const { id } = await postJson<ConsentAnswer>('/api/consent', { version, choice, locale } satisfies ConsentRequest)
    // Another choice may have been made meanwhile.
    consentRecord.update((now) =>
      now?.at === at && JSON.stringify(now.choice) === JSON.stringify(choice) ? { ...now, proof: id } : now,
    )
  } catch {
    // Offline, or too many: see above.
  }
}

/** Stores a choice, in all tabs at once. */
export function choose(terms: ConsentTerms, choice: Choice, locale: Locale): void {
  consentRecord.update((before) => recordChoice(terms, before, choice, Date.now()))
  void proveChoice(locale)
}
