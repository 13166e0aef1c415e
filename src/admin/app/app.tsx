/** The back office: who is signed in decides what is shown; the language is the person's. */
import { QueryClient, QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import type { Action } from '#domain/staff/roles.ts'
import { setLocaleSource } from '#messages/text.ts'
import type { SessionView } from '#admin/schema/access.ts'
import { Access } from '#admin/access/access.tsx'
import { SignInAgain } from '#admin/access/sign-in-again.tsx'
import { ConfirmDialog } from '#admin/access/confirm-dialog.tsx'
import { ActsProvider } from '#admin/client/acts.tsx'
import { answerCalls, read } from '#admin/client/calls.browser.ts'
import { LanguageContext, useLanguage } from '#admin/client/language.ts'
import { Loading } from '#admin/client/loading.tsx'
import { routesFor } from './routes.tsx'
import { StaffContext } from '#admin/client/staff.ts'

const LANGUAGE = 'back-office-language'

const newQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // What the screen shows is fetched again when somebody comes back to it; a refusal is not repeated.
      queries: { staleTime: 30_000, retry: (count, error) => 'code' in error && error.code === 'offline' && count < 2 },
    },
  })

/** Returns the language that this browser was used in, or the first that it asks for and we speak. */
function firstLanguage(): Locale {
  const wanted = [localStorage.getItem(LANGUAGE), ...navigator.languages.map((language) => language.slice(0, 2))]
  return wanted.map((one) => LOCALES.find((locale) => locale === one)).find((one) => one !== undefined) ?? 'en'
}

export function App() {
  const [queries] = useState(newQueries)
  return (
    <QueryClientProvider client={queries}>
      <Spoken />
    </QueryClientProvider>
  )
}

/** Everything in one language: another one draws everything anew. */
function Spoken() {
  const [language, setLanguage] = useState(firstLanguage)
  const speak = useCallback((next: Locale) => {
    localStorage.setItem(LANGUAGE, next)
    setLanguage(next)
  }, [])
  setLocaleSource(() => language)
  useEffect(() => {
    document.documentElement.lang = MARKETS[language].language
  }, [language])
  const value = useMemo(() => ({ language, speak }), [language, speak])
  return (
    <LanguageContext value={value}>
      <Admitted key={language} />
    </LanguageContext>
  )
}

/** The pages for who is signed in, and the ways in for everybody else. */
function Admitted() {
  const client = useQueryClient()
  const { language, speak } = useLanguage()
  const session = useQuery({ queryKey: ['session'], queryFn: () => read<SessionView>('/session') })
  const [asks, setAsks] = useState(false)
  const [isOver, setOver] = useState(false)
  const waiting = useRef<((given: boolean) => void) | null>(null)
  const { staff, waitsFor } = session.data ?? { staff: null, waitsFor: null }

  const settle = useCallback((given: boolean) => {
    waiting.current?.(given)
    waiting.current = null
    setAsks(false)
  }, [])
  useEffect(() => {
    answerCalls({
      confirm: () =>
        new Promise((resolve) => {
          waiting.current?.(false)
          waiting.current = resolve
          setAsks(true)
        }),
      sessionOver: () => setOver(true),
    })
  }, [])

  const begin = useCallback(
    (view: SessionView) => {
      client.setQueryData(['session'], view)
      setOver(false)
    },
    [client],
  )
  // A confirmation changes what is known of the person, and no page: what is open stays open.
  const actions = staff?.actions.join(' ') ?? null
  const router = useMemo(
    () => (actions === null ? null : createBrowserRouter(routesFor(actions.split(' ') as Action[]), { basename: '/admin' })),
    [actions],
  )
  // The person's own language, whatever this browser was used in before.
  const isWayIn = !staff || !router || Access.isLink(location.pathname)
  const own = isWayIn ? language : staff.locale
  useEffect(() => {
    if (own !== language) speak(own)
  }, [language, own, speak])
  if (session.isPending || own !== language) return <Loading />
  if (isWayIn) return <Access waitsFor={waitsFor} onSession={begin} />
  return (
    <StaffContext value={staff}>
      <ActsProvider>
        <RouterProvider router={router} />
      </ActsProvider>
      {asks && <ConfirmDialog onSettled={settle} />}
      {isOver && <SignInAgain onSession={begin} />}
    </StaffContext>
  )
}
