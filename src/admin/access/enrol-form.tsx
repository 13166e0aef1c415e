/** Sets up an authenticator app, then shows the recovery codes once. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as say from '#messages/admin/access.ts'
import { call, read } from '#admin/client/calls.browser.ts'
import { knowsPasskeys, makePasskey } from '#admin/client/passkeys.browser.ts'
import { Loading } from '#admin/client/loading.tsx'
import { Button } from '#admin/ui/button.tsx'
import { CodeField } from '#admin/ui/field.tsx'
import { Frame, Steps } from './frame.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { LinkOver } from './set-up-form.tsx'
import type { SessionView, StaffView, TotpOfferView } from '#admin/schema/access.ts'
import { useSentForm } from '#admin/client/use-form.ts'
import { focusFirst } from '#admin/ui/focus-first.ts'
import * as styles from './access.module.css'

interface Props {
  first: 'owner' | 'password'
  onSession: (session: SessionView) => void
  onOver: () => void
}

interface Enrolled {
  recoveryCodes: string[]
  staff: StaffView
}

export function EnrolForm({ first, onSession, onOver }: Props) {
  const offer = useQuery({ queryKey: ['enrol'], queryFn: () => read<TotpOfferView>('/enrol'), gcTime: 0, staleTime: Infinity })
  const [code, setCode] = useState('')
  const [done, setDone] = useState<Enrolled | null>(null)
  const { isBusy, failure, send } = useSentForm(() => {
    setCode('')
    return false
  })
  const give = (typed: string) => send(() => call<Enrolled>('POST', '/enrol', { code: typed }), setDone)
  if (done)
    return (
      <RecoveryCodes first={first} codes={done.recoveryCodes} onKept={() => onSession({ staff: done.staff, waitsFor: null })} />
    )
  if (offer.isPending) return <Loading />
  if (!offer.data) return <LinkOver answer={{ ok: false, code: 'sign_in_over', fields: {} }} onLeave={onOver} />
  return (
    <Frame isWide>
      <Steps at={1} first={first} />
      <h1>{say.secondStepTitle()}</h1>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          give(code)
        }}
      >
        <Scan offer={offer.data} />
        <CodeField
          label={say.sixDigitsLabel()}
          fault={failure ?? undefined}
          ref={focusFirst}
          value={code}
          onChange={(event) => {
            const digits = event.target.value.replace(/\D/g, '')
            setCode(digits)
            if (digits.length === 6) give(digits)
          }}
        />
        <Button type="submit" kind="primary" size="large" isWide isBusy={isBusy}>
          {say.goOn()}
        </Button>
        {knowsPasskeys() && (
          <Button
            kind="link"
            className={styles.other}
            isBusy={isBusy}
            onClick={() => send(() => makePasskey<Enrolled>('/enrol/passkey'), setDone)}
          >
            {say.passkeyInstead()}
          </Button>
        )}
      </form>
    </Frame>
  )
}

/** The key of the app, as a picture and as text. */
const Scan = ({ offer: { key, picture } }: { offer: TotpOfferView }) => (
  <div className={styles.scan}>
    <QrCode rows={picture} />
    <div className={styles.form}>
      <p>{say.scan()}</p>
      <p className={styles.text}>
        {say.noCamera()}
        <code className={styles.key}>{key}</code>
      </p>
    </div>
  </div>
)

/** Draws the modules of a QR code. */
function QrCode({ rows }: { rows: readonly string[] }) {
  const path = rows.flatMap((row, y) => Array.from(row, (module, x) => (module === '1' ? `M${x} ${y}h1v1h-1z` : '')))
  return (
    <svg className={styles.picture} viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={say.qrCode()}>
      <path d={path.join('')} fill="#2b221c" shapeRendering="crispEdges" />
    </svg>
  )
}
