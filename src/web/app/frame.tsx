/** The frame of every page: header, page, overlays. */
import { useMemo, type ComponentType, type ReactNode } from 'react'
import { skip } from '#messages/shell.ts'
import { isOpening } from './opening.browser.ts'
import type { AppModules } from './modules.ts'
import type { HeaderProps, Payload } from './payload.ts'
import type { Crumb } from '#web/ui/breadcrumb.tsx'
import { CurrentPathsProvider } from './current-paths.ts'
import { Overlay } from '#web/ui/overlay.tsx'
import { useStore } from '#web/ui/store.browser.ts'
import { ToastRegion } from '#web/ui/toast.tsx'
import { useShell } from './shell-data.tsx'
import type { View } from './view.ts'
import * as styles from './frame.module.css'

interface Props {
  view: View
  /** Path of the page with the market's prefix. */
  path: string
  Header: ComponentType<HeaderProps>
  Floating: AppModules['Floating']
  /** The page. */
  children: ReactNode
}

export function Frame({ view: { page, payload }, path, Header, Floating, children }: Props) {
  const { nav } = useShell()
  const alternates = payload?.head.alternates ?? {}
  // What was searched for, on the page of results.
  const query = (payload?.data as { query?: unknown } | null | undefined)?.query
  const current = useMemo(() => [path, ...pathsAbove(payload)], [path, payload])
  return (
    <>
      <a className={styles.skip} href="#main">
        {skip()}
      </a>
      <CurrentPathsProvider value={current}>
        <Header page={page} nav={nav} alternates={alternates} query={typeof query === 'string' ? query : ''} />
      </CurrentPathsProvider>
      {children}
      <Floating page={page} path={path} isFound={payload !== undefined} alternates={alternates} />
      <PageOverlay />
      <ToastRegion />
    </>
  )
}

/** Covers the page while another one is loaded. */
const PageOverlay = () => <Overlay isLoading={useStore(isOpening)} />

/** Returns the paths of a page's breadcrumb; none where it has none. */
const pathsAbove = (payload: Payload | undefined): string[] =>
  (payload?.data as { trail?: Crumb[] } | null | undefined)?.trail?.flatMap(({ href }) => href ?? []) ?? []
