/** Stored codes of coupons and gift vouchers that the visitor has typed (SPEC-4, D-40). */
import { canonicalCodes, MAX_CODE_LENGTH, MAX_CODES } from '#domain/promotions/codes.ts'
import { stored } from '#web/app/browser/stored.browser.ts'
import { useStore } from '#web/ui/store.browser.ts'

/** Codes in their stored form, each once. */
export const parseCoupons = (raw: unknown): readonly string[] =>
  canonicalCodes((Array.isArray(raw) ? raw : []).filter((one) => typeof one === 'string' && one.length <= MAX_CODE_LENGTH)).slice(
    0,
    MAX_CODES,
  )

const store = stored<readonly string[]>('coupons', parseCoupons)

export const coupons = {
  get: store.get,
  subscribe: store.subscribe,
  add: (codes: readonly string[]): void => void store.update((now) => parseCoupons([...now, ...codes])),
  remove: (codes: readonly string[]): void =>
    void store.update((now) => (now.some((code) => codes.includes(code)) ? now.filter((code) => !codes.includes(code)) : now)),
}

export const useCoupons = (): readonly string[] => useStore(store)
