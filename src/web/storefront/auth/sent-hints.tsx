/** Hints beside a mail that was sent. */
import type { ReactNode } from 'react'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import * as styles from './auth-page.module.css'

export const Hints = ({ hints }: { hints: readonly (readonly [icon: IconName, text: ReactNode])[] }) => (
  <ul className={styles.hints}>
    {hints.map(([icon, text]) => (
      <li key={icon}>
        <Icon name={icon} small />
        <span>{text}</span>
      </li>
    ))}
  </ul>
)
