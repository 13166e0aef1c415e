/** The overlay behind dialogs. */
import { useEffect, useState } from 'react'
import { loading } from '#messages/shell.ts'
import { loaders } from './overlay.browser.ts'
import { useStore } from './store.browser.ts'
import * as textStyles from './text.module.css'
import * as styles from './overlay.module.css'

/** Delay before it is shown. */
const DELAY_MS = 200

/** Full-screen loading animation; takes no focus and traps none (D-75). */
export function Overlay({ isLoading }: { isLoading: boolean }) {
  const hasLoader = useStore(loaders) > 0
  return isLoading || hasLoader ? <Egg /> : null
}

function Egg() {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isLate) return null
  return (
    <div className={styles.load} role="status">
      <svg viewBox="0 0 64 78" aria-hidden="true">
        <path d="M32 2C47 2 61 26 61 46A29 29 0 0 1 3 46C3 26 17 2 32 2Z" fill="var(--accent)" />
        <ellipse cx="22" cy="28" rx="6" ry="11" fill="#fff" opacity=".35" transform="rotate(20 22 28)" />
      </svg>
      <p className={`${textStyles.small} ${textStyles.muted}`}>{loading()}</p>
    </div>
  )
}
