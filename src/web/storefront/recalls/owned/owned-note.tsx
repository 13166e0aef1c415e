/** Tells a customer that a product they have bought is being recalled (LAW-41). */
import * as text from '#messages/recalls/owned.ts'
import type { OwnedRecallView } from '#web/schema/account-orders.ts'
import { Note } from '#web/ui/note.tsx'
import * as textStyles from '#web/ui/text.module.css'

/** `isHere`: it stands on the page of the notice, to which it need not lead. */
export function OwnedNote({ owned, isHere = false }: { owned: OwnedRecallView; isHere?: boolean }) {
  const { name, href, order, orderHref } = owned
  return (
    <Note kind="bad">
      <b>{text.youHave()}</b> {name},{' '}
      <a className={textStyles.link} href={orderHref}>
        {text.fromOrder({ order })}
      </a>
      .{' '}
      {!isHere && (
        <a className={textStyles.link} href={href} aria-label={`${text.whatToDo()}: ${name}`}>
          {text.whatToDo()}
        </a>
      )}
    </Note>
  )
}
