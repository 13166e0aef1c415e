/** The passkeys of the account (D-60): added, renamed and removed. */
import { useRef, useState } from 'react'
import * as text from '#messages/customers/passkeys.ts'
import { dateInWords, timeInWords } from '#messages/dates.ts'
import { failureOf, postJson } from '#web/app/browser/api.browser.ts'
import { useInBrowser } from '#web/app/browser/stored.browser.ts'
import type { PasskeyView } from '#web/schema/passkeys.ts'
import { accountFailure } from '#web/storefront/account/layout/account-failure.ts'
import { addPasskey, deviceFailure, knowsPasskeys } from '#web/storefront/auth/passkeys.browser.ts'
import { Button } from '#web/ui/button.tsx'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { Note } from '#web/ui/note.tsx'
import { toast } from '#web/ui/toasts.browser.ts'
import { ConfirmSession, type WaysToConfirm } from '#web/storefront/account/confirm/confirm-session.tsx'
import { RemovePasskey, RenamePasskey } from './passkey-dialogs.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as scriptStyles from '#web/ui/script.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as pageStyles from '#web/storefront/account/layout/account-page.module.css'
import * as styles from './sessions.module.css'

interface Props {
  /** The oldest first. */
  passkeys: readonly PasskeyView[]
  ways: WaysToConfirm
  onChanged: () => void
}

export function Passkeys({ passkeys, ways, onChanged }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isUnknown = useInBrowser() && !knowsPasskeys()
  const changes = useChanges(onChanged, () => heading.current?.focus())
  const { open, close } = changes
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys" ref={heading} tabIndex={-1}>
        {text.title()}
      </h2>
      <p className={pageStyles.help}>{text.lead()}</p>
      <NeedsScript />
      {passkeys.length === 0 && <p>{text.none()}</p>}
      <ul className={styles.sessions}>
        {passkeys.map((passkey) => (
          <Passkey
            key={passkey.id}
            passkey={passkey}
            onRename={() => changes.show({ name: 'rename', passkey })}
            onRemove={() => changes.show({ name: 'remove', passkey })}
          />
        ))}
      </ul>
      {changes.failure && <Note kind="bad">{changes.failure}</Note>}
      {isUnknown ? (
        <Note kind="plain">{text.unsupported()}</Note>
      ) : (
        <Button
          className={`${buttonStyles.button} ${buttonStyles.secondary} ${buttonStyles.medium} ${styles.all} ${scriptStyles.live}`}
          busy={changes.isBusy}
          onClick={() => void changes.add()}
        >
          {text.add()}
        </Button>
      )}
      {open?.name === 'rename' && <RenamePasskey passkey={open.passkey} onClose={close} onRenamed={changes.renamed} />}
      {open?.name === 'remove' && (
        <RemovePasskey passkey={open.passkey} onClose={close} onConfirmed={() => void changes.remove(open.passkey)} />
      )}
      {open?.name === 'confirm' && <ConfirmSession ways={ways} page="security" onClose={close} onConfirmed={open.goOn} />}
    </section>
  )
}

type Open =
  | { name: 'rename' | 'remove'; passkey: PasskeyView }
  /** `goOn`: does what was asked for before the shop wanted a confirmation. */
  | { name: 'confirm'; goOn: () => void }

/** @param onGone the focus was on something that is no longer there */
function useChanges(onChanged: () => void, onGone: () => void) {
  const [open, setOpen] = useState<Open | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const close = () => setOpen(null)
  const change = async (work: () => Promise<unknown>, done: () => void) => {
    setOpen(null)
    setBusy(true)
    setFailure('')
    try {
      await work()
      done()
      onChanged()
    } catch (error) {
      const isUnconfirmed = failureOf(error).problem?.code === 'confirmation_required'
      if (isUnconfirmed) setOpen({ name: 'confirm', goOn: () => void change(work, done) })
      else setFailure(deviceFailure(error) ?? accountFailure(error))
    }
    setBusy(false)
  }
  return {
    open,
    isBusy,
    failure,
    close,
    show: setOpen,
    add: () => change(addPasskey, () => toast(text.added())),
    remove: ({ id }: PasskeyView) =>
      change(
        () => postJson(`/api/my/passkeys/${id}/delete`, {}),
        () => {
          toast(text.removed())
          onGone()
        },
      ),
    renamed() {
      close()
      toast(text.renamed())
      onChanged()
    },
  }
}

interface PasskeyProps {
  passkey: PasskeyView
  onRename: () => void
  onRemove: () => void
}

function Passkey({ passkey, onRename, onRemove }: PasskeyProps) {
  const { createdAt, lastUsedAt } = passkey
  const name = passkey.name || text.unnamed()
  const date = dateInWords(createdAt)
  const button = `${buttonStyles.button} ${buttonStyles.quiet} ${buttonStyles.medium} ${scriptStyles.live}`
  return (
    <li>
      <div className={styles.about}>
        <b>{name}</b>
        <p className={`${textStyles.small} ${textStyles.muted}`}>
          {lastUsedAt === null
            ? text.neverUsed()
            : text.lastUsed({ date: dateInWords(lastUsedAt), time: timeInWords(lastUsedAt) })}
        </p>
        <p className={`${textStyles.extraSmall} ${textStyles.muted}`}>{text.addedOn({ date })}</p>
      </div>
      <div className={pageStyles.row}>
        <button type="button" className={button} aria-label={text.renameNamed({ name, date })} onClick={onRename}>
          {text.rename()}
        </button>
        <button type="button" className={button} aria-label={text.removeNamed({ name, date })} onClick={onRemove}>
          {text.remove()}
        </button>
      </div>
    </li>
  )
}
