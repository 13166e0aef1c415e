/** The account at Google that signs in to this one (D-60): linked and unlinked. */
import { useEffect, useRef, useState } from 'react'
import * as text from '#messages/customers/google.ts'
import { failureText } from '#messages/customers/auth.ts'
import { dateInWords } from '#messages/dates.ts'
import { failureOf, postJson } from '#web/app/browser/api.browser.ts'
import type { IdentityView } from '#web/schema/identities.ts'
import { accountFailure } from '#web/storefront/account/layout/account-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { Note } from '#web/ui/note.tsx'
import { toast } from '#web/ui/toasts.browser.ts'
import { ConfirmSession, type WaysToConfirm } from '#web/storefront/account/confirm/confirm-session.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as scriptStyles from '#web/ui/script.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as pageStyles from '#web/storefront/account/layout/account-page.module.css'
import { DialogButtons } from '#web/storefront/account/layout/dialog-buttons.tsx'
import * as styles from './sessions.module.css'

export type GoogleOutcome = keyof typeof text.outcomes

export interface GoogleAccountView {
  /** Null while none is linked. */
  identity: IdentityView | null
  /** What became of a link that was just tried. */
  outcome: GoogleOutcome | null
  /** Customers sign in with Google here: one can be linked. */
  isOffered: boolean
}

interface Props {
  google: GoogleAccountView
  ways: WaysToConfirm
  onChanged: () => void
}

export function GoogleAccount({ google: { identity, outcome, isOffered }, ways, onChanged }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const market = useMarket()
  const changes = useChanges()
  const { open, close } = changes
  const link = () =>
    changes.change(async () => {
      const { url } = await postJson<{ url: string }>('/api/my/google/link', { market: market.locale })
      location.href = url
    })
  const unlink = () =>
    changes.change(async () => {
      await postJson('/api/my/google/unlink', {})
      toast(text.unlinked())
      // The button is gone with what it unlinked.
      heading.current?.focus()
      onChanged()
    })
  return (
    <section aria-labelledby="google-account">
      <h2 id="google-account" ref={heading} tabIndex={-1}>
        {text.title()}
      </h2>
      <p className={pageStyles.help}>{text.lead()}</p>
      <NeedsScript />
      {/* The address of the page still says so after an unlinking. */}
      {outcome && (outcome !== 'linked' || identity) && (
        <Note kind={outcome === 'linked' || outcome === 'confirmed' ? 'ok' : 'bad'}>{text.outcomes[outcome]()}</Note>
      )}
      {changes.failure && <Note kind="bad">{changes.failure}</Note>}
      {identity ? (
        <Linked
          identity={identity}
          isOnlyWayIn={!ways.hasPassword && !ways.hasPasskeys}
          onUnlink={() => changes.show({ name: 'unlink' })}
        />
      ) : (
        <p>{text.none()}</p>
      )}
      {!identity && isOffered && (
        <Button
          className={`${buttonStyles.button} ${buttonStyles.secondary} ${buttonStyles.medium} ${styles.all} ${scriptStyles.live}`}
          busy={changes.isBusy}
          onClick={() => void link()}
        >
          {text.link()}
        </Button>
      )}
      {open?.name === 'unlink' && identity && (
        <Unlink name={nameOf(identity)} onClose={close} onConfirmed={() => void unlink()} />
      )}
      {open?.name === 'confirm' && <ConfirmSession ways={ways} page="security" onClose={close} onConfirmed={open.goOn} />}
    </section>
  )
}

const nameOf = ({ email }: IdentityView): string => email || text.unnamed()

type Open =
  | { name: 'unlink' }
  /** `goOn`: does what was asked for before the shop wanted a confirmation. */
  | { name: 'confirm'; goOn: () => void }

function useChanges() {
  const [open, setOpen] = useState<Open | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  // After Back from Google the browser may show this page in its old state.
  useEffect(() => {
    const stay = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setBusy(false)
    }
    addEventListener('pageshow', stay)
    return () => removeEventListener('pageshow', stay)
  }, [])
  const change = async (work: () => Promise<void>) => {
    setOpen(null)
    setBusy(true)
    setFailure('')
    try {
      await work()
    } catch (error) {
      if (failureOf(error).problem?.code === 'confirmation_required') {
        setOpen({ name: 'confirm', goOn: () => void change(work) })
      } else setFailure(accountFailure(error, { too_many_sign_ins: () => failureText('TooManySignIns') }))
    }
    setBusy(false)
  }
  return { open, isBusy, failure, change, show: setOpen, close: () => setOpen(null) }
}

interface LinkedProps {
  identity: IdentityView
  isOnlyWayIn: boolean
  onUnlink: () => void
}

function Linked({ identity, isOnlyWayIn, onUnlink }: LinkedProps) {
  const name = nameOf(identity)
  return (
    <>
      <ul className={styles.sessions}>
        <li>
          <div className={styles.about}>
            <b>{name}</b>
            <p className={`${textStyles.small} ${textStyles.muted}`}>
              {text.linkedOn({ date: dateInWords(identity.createdAt) })}
            </p>
          </div>
          {!isOnlyWayIn && (
            <button
              type="button"
              className={`${buttonStyles.button} ${buttonStyles.quiet} ${buttonStyles.medium} ${scriptStyles.live}`}
              aria-label={text.unlinkNamed({ name })}
              onClick={onUnlink}
            >
              {text.unlink()}
            </button>
          )}
        </li>
      </ul>
      {isOnlyWayIn && <p>{text.onlyWayIn()}</p>}
    </>
  )
}

function Unlink({ name, onClose, onConfirmed }: { name: string; onClose: () => void; onConfirmed: () => void }) {
  return (
    <Dialog labelledBy="unlink-title" onClose={onClose}>
      <h2 id="unlink-title" className={textStyles.h2}>
        {text.unlinkTitle()}
      </h2>
      <div className={pageStyles.stack}>
        <p>{text.unlinkText({ name })}</p>
        <DialogButtons name={text.unlink()} cancel={text.cancel()} onConfirm={onConfirmed} onClose={onClose} />
      </div>
    </Dialog>
  )
}
