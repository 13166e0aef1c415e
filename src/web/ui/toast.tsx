/** Short messages at the bottom of the page. */
import { useStore } from './store.browser.ts'
import { closeToast, holdToast, resumeToast, toasts } from './toasts.browser.ts'
import { tintClass } from '#web/ui/tint.ts'
import * as textStyles from './text.module.css'
import * as styles from './toast.module.css'

export { toast } from './toasts.browser.ts'

/** The region where toasts appear; part of the shell. */
export function ToastRegion() {
  const shown = useStore(toasts)
  return (
    <div role="status" className={styles.toasts}>
      {shown && (
        <div
          className={styles.toast}
          onPointerEnter={holdToast}
          onPointerLeave={resumeToast}
          onFocus={holdToast}
          onBlur={resumeToast}
        >
          {shown.image && <img className={tintClass[shown.tint ?? 'oat']} src={shown.image} alt="" width="40" height="40" />}
          <span>{shown.text}</span>
          {shown.action && (
            <button
              type="button"
              className={textStyles.link}
              onClick={() => {
                shown.action?.run()
                closeToast()
              }}
            >
              {shown.action.text}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
