/** Consents of a customer (LAW-50): each one given or withdrawn is a record with its time and the version of its text. */

export const CONSENT_PURPOSES = ['newsletter'] as const
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]

/** Version of the text beside the switch on `/my/privacy`: raise it when the text changes its meaning. */
export const CONSENT_TEXT_VERSION: Record<ConsentPurpose, string> = { newsletter: '2026-11' }
