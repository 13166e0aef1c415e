/** Loads a voucher in the browser. */
import { useCallback, useEffect, useState } from 'react'
import type { VoucherView } from '#web/schema/voucher.ts'
import { failureOf, getJson } from '#web/app/browser/api.browser.ts'

export type VoucherState = { kind: 'loading' | 'invalid' | 'failed' } | { kind: 'known'; voucher: VoucherView }

/** Returns the voucher of the token in this page's address. */
export function useVoucher(): { state: VoucherState; reload: () => void } {
  const [state, setState] = useState<VoucherState>({ kind: 'loading' })
  const look = useCallback((signal?: AbortSignal) => {
    const id = location.pathname.split('/').at(-1) ?? ''
    return getJson<VoucherView>(`/api/vouchers/${encodeURIComponent(id)}`, signal).then(
      (voucher) => {
        if (!signal?.aborted) setState({ kind: 'known', voucher })
      },
      (error) => {
        if (!signal?.aborted) setState({ kind: failureOf(error).kind === 'refused' ? 'invalid' : 'failed' })
      },
    )
  }, [])
  useEffect(() => {
    const leaving = new AbortController()
    void look(leaving.signal)
    return () => leaving.abort()
  }, [look])
  const reload = () => {
    setState({ kind: 'loading' })
    void look()
  }
  return { state, reload }
}
