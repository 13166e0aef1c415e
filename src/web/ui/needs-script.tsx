/** The message for controls that need JavaScript. */
import { needsScript } from '#messages/shell.ts'
import { Icon } from '#web/ui/icon.tsx'
import * as noteStyles from './note.module.css'
import * as styles from './needs-script.module.css'

/** Says why nothing happens here; shown only where scripts are switched off or could not be loaded. What they would run is `live`. */
export function NeedsScript() {
  return (
    <div className={`${noteStyles.note} ${noteStyles.warn} ${styles.needsScript}`}>
      <Icon name="info" />
      <p>{needsScript()}</p>
    </div>
  )
}
