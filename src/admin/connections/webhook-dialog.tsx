/** Makes a webhook or changes one: its address, what it is told of, whether; its key and its end. */
import { useState } from 'react'
import { WEBHOOK_URL_LENGTH, type WebhookEvent } from '#domain/connections/webhook.ts'
import * as say from '#messages/admin/connections.ts'
import * as shell from '#messages/admin/shell.ts'
import { call, faultOf } from '#admin/client/calls.browser.ts'
import { useSentForm } from '#admin/client/use-form.ts'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { TextField } from '#admin/ui/field.tsx'
import { focusFirst } from '#admin/ui/focus-first.ts'
import { Note } from '#admin/ui/note.tsx'
import { Choices } from './choices.tsx'
import { hostOf } from './host.ts'
import type { Once } from './shown-once.tsx'
import type { WebhookView } from './wire.ts'
import * as styles from './connections.module.css'
import * as table from '#admin/ui/table.module.css'

interface Props {
  /** The one that is changed; null for a new one. */
  webhook: WebhookView | null
  events: readonly WebhookEvent[]
  onClose: () => void
  onOnce: (once: Once) => void
  onDone: (sentence: string, entries?: readonly string[]) => void
}

const eventName = (event: WebhookEvent) => (
  <>
    {say.events[event]()} <small className={table.muted}>{event}</small>
  </>
)

export function WebhookDialog({ webhook, events, onClose, onOnce, onDone }: Props) {
  const [url, setUrl] = useState(webhook?.url ?? 'https://')
  const [chosen, setChosen] = useState<WebhookEvent[]>(webhook?.events ?? [])
  const [isOn, setOn] = useState(webhook?.isOn ?? true)
  const { isBusy, failure, fields, send } = useSentForm()
  const submit = () => {
    if (webhook) {
      const change = { version: webhook.version, url, events: chosen, isOn }
      const path = `/webhooks/${webhook.id}`
      send(
        () => call<{ entries: string[] }>('PATCH', path, change),
        ({ entries }) => onDone(say.webhookChanged(), entries),
      )
    } else
      send(
        () => call<{ secret: string }>('POST', '/webhooks', { url, events: chosen }),
        ({ secret }) => onOnce({ title: say.signingKey(), secret, text: say.secretOnce() }),
      )
  }
  return (
    <Dialog title={webhook ? hostOf(webhook.url) : say.newWebhook()} onClose={onClose} size="wide">
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {failure && <Note kind="bad">{failure}</Note>}
        <TextField
          label={say.address()}
          type="url"
          value={url}
          maxLength={WEBHOOK_URL_LENGTH}
          ref={focusFirst}
          fault={faultOf(fields, 'url')}
          onChange={(event) => setUrl(event.target.value)}
        />
        <Events all={events} chosen={chosen} isFaulty={fields.events !== undefined} onChange={setChosen} />
        {webhook && <IsOn isOn={isOn} onChange={setOn} />}
        <div className={styles.acts}>
          {webhook && <KeyAndEnd webhook={webhook} isBusy={isBusy} send={send} onOnce={onOnce} onDone={onDone} />}
          <Button onClick={onClose}>{shell.cancel()}</Button>
          <Button type="submit" kind="primary" isBusy={isBusy}>
            {webhook ? say.save() : say.make()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

interface EventsProps {
  all: readonly WebhookEvent[]
  chosen: readonly WebhookEvent[]
  isFaulty: boolean
  onChange: (chosen: WebhookEvent[]) => void
}

const Events = ({ isFaulty, ...rest }: EventsProps) => (
  <Choices title={say.tellsOf()} name={eventName} fault={isFaulty ? say.chooseOne() : undefined} {...rest} />
)

const IsOn = ({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) => (
  <label className={styles.check}>
    <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
    {say.isTold()}
  </label>
)

interface KeyAndEndProps extends Pick<Props, 'onOnce' | 'onDone'> {
  webhook: WebhookView
  isBusy: boolean
  send: ReturnType<typeof useSentForm>['send']
}

const KeyAndEnd = ({ webhook: { id }, isBusy, send, onOnce, onDone }: KeyAndEndProps) => (
  <>
    <Button
      kind="destructive"
      isBusy={isBusy}
      onClick={() =>
        send(
          () => call('DELETE', `/webhooks/${id}`),
          () => onDone(say.removed()),
        )
      }
    >
      {say.remove()}
    </Button>
    <Button
      isBusy={isBusy}
      onClick={() =>
        send(
          () => call<{ secret: string }>('POST', `/webhooks/${id}/secret`),
          ({ secret }) => onOnce({ title: say.signingKey(), secret, text: say.secretOnce(), before: say.signsStill() }),
        )
      }
    >
      {say.newSecret()}
    </Button>
  </>
)
