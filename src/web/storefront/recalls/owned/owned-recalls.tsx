/** On the pages of recalls, which are the same for everybody: what a signed-in customer has bought of it. */
import { useEffect, useState } from 'react'
import type { OwnedRecallsView, OwnedRecallView } from '#web/schema/account-orders.ts'
import { getJson } from '#web/app/browser/api.browser.ts'
import { signedIn } from '#web/storefront/auth/signed-in.browser.ts'
import { useMarket } from '#web/ui/market.tsx'
import { useStore } from '#web/ui/store.browser.ts'
import { OwnedNote } from './owned-note.tsx'

/** `of`: address of the notice that the page shows; without it the page is about all recalls. */
export function OwnedRecalls({ of }: { of?: string }) {
  const owned = useOwnedRecalls()
  return owned
    .filter(({ href }) => of === undefined || href === of)
    .map((one) => <OwnedNote key={one.href} owned={one} isHere={of !== undefined} />)
}

function useOwnedRecalls(): OwnedRecallView[] {
  const { locale } = useMarket()
  const isSignedIn = useStore(signedIn)
  const [owned, setOwned] = useState<OwnedRecallView[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    if (isSignedIn)
      getJson<OwnedRecallsView>(`/api/my/recalls?locale=${locale}`, leaving.signal).then(
        ({ recalls }) => leaving.signal.aborted || setOwned(recalls),
        // Nobody asked for it: the notices themselves are on the page, and the customer has a mail.
        () => {},
      )
    return () => {
      leaving.abort()
      setOwned([])
    }
  }, [isSignedIn, locale])
  return owned
}
