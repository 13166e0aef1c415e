/** Switches the marks for children on and off in this browser (D-62). */
import * as text from '#messages/customers/children-page.ts'
import { marksShown } from '#web/storefront/fit/own-children.browser.ts'
import { Checkbox } from '#web/ui/field.tsx'
import { useStore } from '#web/ui/store.browser.ts'
import * as scriptStyles from '#web/ui/script.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as pageStyles from '#web/storefront/account/layout/account-page.module.css'

export function MarksSwitch() {
  const isOn = useStore(marksShown)
  return (
    <section className={`${pageStyles.panel} ${pageStyles.oat} ${scriptStyles.live}`}>
      <Checkbox checked={isOn} onChange={({ target }) => marksShown.update(() => target.checked)}>
        <b>{text.marksTitle()}</b>
        <br />
        <span className={textStyles.muted}>{text.marksText()}</span>
      </Checkbox>
    </section>
  )
}
