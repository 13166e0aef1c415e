/** The message for controls that need JavaScript. */
import { needsScript } from '#messages/shell.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Says why nothing happens here; shown only where scripts are switched off or could not be loaded. What they would run is `live`. */
export function NeedsScript() {
  return (
    <div className="note warn needs-script">
      <Icon name="info" />
      <p>{needsScript()}</p>
    </div>
  )
}
