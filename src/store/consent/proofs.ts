/** Proofs of consent: what was chosen and when, never by whom. */
import type { Choice, ConsentTerms } from '#domain/consent/consent.ts'
import type { Locale } from '#domain/market/market.ts'
import type { Query } from '#store/database/db.ts'

export interface ConsentProof {
  id: string
  version: number
  locale: Locale
  choice: Choice
  asked: ConsentTerms['asked']
  chosenAt: Date
}

export async function insertConsentProof(query: Query, proof: ConsentProof): Promise<void> {
  await query
    .insertInto('consent_proof')
    .values({
      id: proof.id,
      version: proof.version,
      locale: proof.locale,
      choice: JSON.stringify(proof.choice),
      recipients: JSON.stringify(Object.fromEntries(proof.asked.map(({ purpose, recipients }) => [purpose, recipients]))),
      chosen_at: proof.chosenAt,
    })
    .execute()
}

export async function deleteConsentProofs(query: Query, before: Date): Promise<void> {
  await query.deleteFrom('consent_proof').where('chosen_at', '<', before).execute()
}
