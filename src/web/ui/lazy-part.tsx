/** Lazily loaded parts of a page, with retry (D-90). */
import { Component, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { openingFailed, partFailed, tryAgain } from '#messages/errors.ts'
import { loadPart, type PartSource } from './load-part.browser.ts'
import { toast } from './toasts.browser.ts'
import * as textStyles from './text.module.css'

interface Retry {
  /** Loads the part again. */
  retry: () => void
}

/**
 * Returns a component whose code is loaded when it is first rendered in a browser. When it cannot be loaded, or fails, `Failed` stands
 * in its place: the page stays (D-90). `pending` stands there while the code is being loaded.
 */
export function lazyPart<P extends object, R extends object = object>(
  source: PartSource<P>,
  Failed: ComponentType<R>,
): ComponentType<P & Omit<R, keyof Retry> & { pending?: ReactNode }> {
  return function LazyPart({ pending = null, ...props }) {
    const [attempt, setAttempt] = useState(0)
    const [part, setPart] = useState<ComponentType<P> | 'loading' | 'failed'>('loading')
    useEffect(() => {
      let isLeft = false
      loadPart(source).then(
        (module) => isLeft || setPart(() => module.default),
        () => isLeft || setPart('failed'),
      )
      return () => {
        isLeft = true
      }
    }, [attempt])
    if (part === 'loading') return pending
    const given = props as unknown as P & R
    const retry = () => {
      setPart('loading')
      setAttempt(attempt + 1)
    }
    const failed = <Failed {...given} {...{ retry }} />
    if (part === 'failed') return failed
    const Part = part
    return (
      <PartBoundary key={attempt} instead={failed}>
        <Part {...given} />
      </PartBoundary>
    )
  }
}

/** Keeps what a part throws while it is rendered from reaching the page. */
export class PartBoundary extends Component<{ instead: ReactNode; children: ReactNode }> {
  override state = { isFailed: false }

  static getDerivedStateFromError(): { isFailed: boolean } {
    return { isFailed: true }
  }

  override render(): ReactNode {
    return this.state.isFailed ? this.props.instead : this.props.children
  }
}

/** In place of a part of the page: one sentence and a button. */
export function PartFailed({ retry }: Retry) {
  return (
    <p className={`${textStyles.small} ${textStyles.muted}`} role="status">
      {partFailed()}{' '}
      <button type="button" className={textStyles.link} onClick={retry}>
        {tryAgain()}
      </button>
    </p>
  )
}

/** In place of something that was opened: it counts as closed again, and a toast offers to open it. */
export function OpeningFailed({ onClose, reopen }: { onClose: () => void; reopen: () => void }) {
  useEffect(() => {
    toast(openingFailed(), { action: { text: tryAgain(), run: reopen } })
    onClose()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- said once
  }, [])
  return null
}
