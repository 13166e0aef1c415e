/** The buttons below a form or a question: what is done, and leaving it. */
import { Button } from '#web/ui/button.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as styles from './account-page.module.css'

interface Props {
  /** What is done. */
  name: string
  cancel: string
  isBusy?: boolean
  /** Left out where the button sends the form around it. */
  onConfirm?: () => void
  onClose: () => void
}

export function DialogButtons({ name, cancel, isBusy = false, onConfirm, onClose }: Props) {
  const look = onConfirm ? buttonStyles.dark : buttonStyles.primary
  return (
    <div className={styles.row}>
      <Button
        {...(onConfirm ? { onClick: onConfirm } : { type: 'submit' as const })}
        busy={isBusy}
        className={`${buttonStyles.button} ${look} ${buttonStyles.medium}`}
      >
        {name}
      </Button>
      <button type="button" className={styles.textButton} onClick={onClose}>
        {cancel}
      </button>
    </div>
  )
}
