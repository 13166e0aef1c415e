/** The sentence under the title of an order's page, which may name an e-mail address. */
import { Unbroken } from '#web/ui/text/unbroken.tsx'
import * as textStyles from '#web/ui/text.module.css'

export const Lead = ({ text }: { text: string }) => (
  <p className={textStyles.lead}>
    <Unbroken text={text} />
  </p>
)
