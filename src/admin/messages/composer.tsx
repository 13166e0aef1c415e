/** Writes an answer, or a note for colleagues. What was typed stays until it is sent. */
import { useState } from 'react'
import { MARKETS } from '#domain/market/market.ts'
import * as say from '#messages/admin/messages.ts'
import { call } from '#admin/client/calls.browser.ts'
import { useStaff } from '#admin/client/staff.ts'
import { useSentForm } from '#admin/client/use-form.ts'
import { useDraft } from '#admin/inbox/use-draft.ts'
import { Button } from '#admin/ui/button.tsx'
import { TextAreaField } from '#admin/ui/field.tsx'
import { Note } from '#admin/ui/note.tsx'
import type { MessageView } from '#admin/schema/messages.ts'
import * as inboxStyles from '#admin/inbox/inbox.module.css'
import * as styles from './composer.module.css'

interface Props {
  message: MessageView
  onSettled: (words: string, leaves: boolean) => void
  onStale: () => void
}

const STALE = ['message_changed', 'message_closed']

export function Composer({ message, onSettled, onStale }: Props) {
  const { number, email, state, locale, events } = message
  const staff = useStaff()
  const [wantsNote, setWantsNote] = useState(false)
  const isNote = wantsNote || state === 'closed'
  const draft = useDraft(`draft:${staff.id}:${number}:${isNote ? 'note' : 'answer'}`)
  const { isBusy, failure, send } = useSentForm((code) => {
    if (STALE.includes(code)) onStale()
    return false
  })
  const path = `/messages/${encodeURIComponent(number)}`
  const submit = (closes: boolean) =>
    send(
      () =>
        isNote
          ? call('POST', `${path}/note`, { text: draft.text })
          : call('POST', `${path}/answer`, { text: draft.text, closes, seen: events.length }),
      () => {
        draft.type('')
        onSettled(isNote ? '' : say.sent({ number }), !isNote)
      },
    )
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault()
        submit(true)
      }}
    >
      {state !== 'closed' && <Kinds isNote={isNote} onChange={setWantsNote} />}
      {failure && <Note kind="bad">{failure}</Note>}
      <TextAreaField
        label={isNote ? say.note() : say.answer()}
        hint={isNote ? say.noteStays() : say.goesTo({ email })}
        rows={6}
        value={draft.text}
        {...(!isNote && { lang: MARKETS[locale].language })}
        aria-keyshortcuts="Control+Enter"
        onChange={(event) => draft.type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          submit(true)
        }}
      />
      <div className={inboxStyles.acts}>
        {!isNote && (
          <Button isBusy={isBusy} onClick={() => submit(false)}>
            {say.send()}
          </Button>
        )}
        <Button type="submit" kind="primary" isBusy={isBusy}>
          {isNote ? say.keepNote() : say.sendAndClose()} <kbd className={styles.key}>Ctrl ↵</kbd>
        </Button>
      </div>
    </form>
  )
}

function Kinds({ isNote, onChange }: { isNote: boolean; onChange: (isNote: boolean) => void }) {
  return (
    <fieldset className={styles.kinds}>
      {[false, true].map((one) => (
        <label key={String(one)}>
          <input type="radio" name="kind" checked={isNote === one} onChange={() => onChange(one)} />
          {one ? say.note() : say.answer()}
        </label>
      ))}
    </fieldset>
  )
}
