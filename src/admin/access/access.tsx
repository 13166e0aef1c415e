/** The ways into the back office: sign-in, second step, first set-up, invitation, another password. */
import { useState } from 'react'
import { EnrolForm } from './enrol-form.tsx'
import { Frame } from './frame.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { PasswordForm } from './password-form.tsx'
import type { SessionView } from '#admin/schema/access.ts'
import { SecondStepForm } from './second-step-form.tsx'
import { SetUpForm } from './set-up-form.tsx'
import { SignInForm } from './sign-in-form.tsx'

interface Props {
  /** What a sign-in that was begun waits for. */
  waitsFor: SessionView['waitsFor']
  onSession: (session: SessionView) => void
}

const LINKS: Readonly<Record<string, 'set_up' | 'invitation' | 'reset'>> = {
  '/admin/set-up': 'set_up',
  '/admin/invitation': 'invitation',
  '/admin/reset': 'reset',
}

/** Returns the token of the address; it is in the fragment, which no server sees. */
const tokenOfAddress = (): string => new URLSearchParams(location.hash.slice(1)).get('token') ?? ''

export function Access({ waitsFor, onSession }: Props) {
  const [isForgotten, setForgotten] = useState(false)
  const [link, setLink] = useState(() => LINKS[location.pathname])
  const [token] = useState(tokenOfAddress)
  const [first, setFirst] = useState<'owner' | 'password'>(link === 'set_up' ? 'owner' : 'password')
  const [next, setNext] = useState(waitsFor)

  /** The link was used, or is not wanted: the address goes back to the beginning. */
  const leave = (waits: SessionView['waitsFor']) => {
    history.replaceState(null, '', '/admin')
    setLink(undefined)
    setNext(waits)
  }
  const again = () => {
    leave(null)
    onSession({ staff: null, waitsFor: null })
  }
  if (link === 'set_up')
    return <SetUpForm token={token} onDone={() => leave('enrol')} onLeave={again} onFirst={() => setFirst('owner')} />
  if (link) return <PasswordForm purpose={link} token={token} onDone={leave} onLeave={again} />
  if (next === 'enrol') return <EnrolForm first={first} onSession={onSession} onOver={again} />
  if (next === 'second_step') return <SecondStepForm onSession={onSession} onOver={again} />
  return (
    <Frame>
      {isForgotten ? (
        <ForgotForm onBack={() => setForgotten(false)} />
      ) : (
        <SignInForm onSession={onSession} onForgot={() => setForgotten(true)} onNext={setNext} />
      )}
    </Frame>
  )
}

/** Returns whether an address is that of a link, which is followed even by who is signed in. */
Access.isLink = (path: string): boolean => Object.hasOwn(LINKS, path)
