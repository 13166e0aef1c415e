/** A view of the shop as React components: the frame of its layout, the page, and the screens that replace what failed. */
import { Component, type ReactNode } from 'react'
import type { Market } from '#domain/market/market.ts'
import { Frame } from './frame.tsx'
import { ErrorScreen, UnavailableScreen } from './error-screen.tsx'
import { Offline } from './offline.tsx'
import type { AppModules } from './modules.ts'
import { isFault, isNotFound, isOffline, partsIn, type ShellData } from './payload.ts'
import { PartsContext, type LoadedParts } from './parts.ts'
import { MarketProvider } from '#web/ui/market.tsx'
import { ShellProvider } from './shell-data.tsx'
import type { View } from './view.ts'

export interface AppProps {
  view: View
  /** Path of the page with the market's prefix. */
  path: string
  market: Market
  shell: ShellData
  Floating: AppModules['Floating']
  parts: AppModules['parts']
}

const NO_PARTS: LoadedParts = new Map()

/** What the frame throws is shown without it, in the same market (D-90). */
export function App({ view, path, market, shell, Floating, parts: lists }: AppProps) {
  const { page, layout, Header, Page, payload, NotFound, parts = NO_PARTS } = view
  const names = partsIn(payload ?? view.error)
  const screen = (error: unknown) => <Screen error={error} NotFound={NotFound} />
  return (
    <MarketProvider value={market}>
      <ShellProvider value={shell}>
        <Boundary view={view} screen={screen}>
          {Header ? (
            <Frame key={layout} view={view} path={path} Header={Header} Floating={Floating}>
              <Boundary key={page} view={view} screen={screen}>
                <PartsContext.Provider value={names ? { lists, names, loaded: parts } : null}>
                  {Page && payload ? <Page data={payload.data} /> : screen(view.error)}
                </PartsContext.Provider>
              </Boundary>
            </Frame>
          ) : (
            screen(view.error)
          )}
        </Boundary>
      </ShellProvider>
    </MarketProvider>
  )
}

/** Shows the 404 page for NotFoundPage, the offline page for an unreachable shop, else the error screen. */
function Screen({ error, NotFound }: { error: unknown; NotFound: View['NotFound'] }) {
  if (isOffline(error)) return <Offline />
  if (NotFound && isNotFound(error)) return <NotFound page={error} />
  return isFault(error) && error.status === 503 ? <UnavailableScreen /> : <ErrorScreen />
}

interface BoundaryProps {
  view: View
  screen(error: unknown): ReactNode
  children: ReactNode
}

interface BoundaryState {
  view: View
  thrown: { error: unknown } | null
}

/** Shows a screen in place of what throws while it is rendered, until another view is opened. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { view: this.props.view, thrown: null }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { thrown: { error } }
  }

  static getDerivedStateFromProps({ view }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return view === state.view ? null : { view, thrown: null }
  }

  override render() {
    const { thrown } = this.state
    return thrown ? this.props.screen(thrown.error) : this.props.children
  }
}
