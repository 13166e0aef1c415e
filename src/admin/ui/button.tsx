/** Buttons: one `primary` a screen. */
import type { ButtonHTMLAttributes } from 'react'
import * as styles from './button.module.css'

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: 'plain' | 'primary' | 'dark' | 'quiet' | 'text' | 'destructive' | 'link'
  size?: 'small' | 'normal' | 'large'
  /** While its work goes on: it cannot be pressed again, and keeps its place and its focus. */
  isBusy?: boolean
  isWide?: boolean
}

export function Button({
  kind = 'plain',
  size = 'normal',
  isBusy = false,
  isWide = false,
  className,
  onClick,
  type = 'button',
  ...rest
}: Props) {
  const names = [kind === 'link' ? styles.link : styles.button, styles[kind], styles[size], isWide && styles.wide, className]
  return (
    <button
      {...rest}
      type={type}
      className={names.filter(Boolean).join(' ')}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault()
        else onClick?.(event)
      }}
    />
  )
}
