/** Webhooks and keys: how programs of the merchant are told of changes, and what they may do. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as say from '#messages/admin/connections.ts'
import { useActs } from '#admin/client/acts.tsx'
import { read } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { Button } from '#admin/ui/button.tsx'
import { Deliveries } from './deliveries.tsx'
import { KeyDialog, Keys } from './keys.tsx'
import { ShownOnce, type Once } from './shown-once.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'
import { Webhooks } from './webhooks.tsx'
import type { KeysView, WebhooksView, WebhookView } from './wire.ts'
import * as styles from './connections.module.css'
import * as table from '#admin/ui/table.module.css'

type Opened = { kind: 'key' } | { kind: 'webhook'; webhook: WebhookView | null } | { kind: 'once'; once: Once }

export function ConnectionsPage() {
  const keys = useQuery({ queryKey: ['keys'], queryFn: () => read<KeysView>('/keys') })
  const hooks = useQuery({ queryKey: ['webhooks'], queryFn: () => read<WebhooksView>('/webhooks') })
  const retry = () => {
    void keys.refetch()
    void hooks.refetch()
  }
  const error = keys.error ?? hooks.error
  if (error) return <Failure error={error} onRetry={retry} />
  if (!keys.data || !hooks.data) return <Loading />
  return <Connections keys={keys.data} hooks={hooks.data} />
}

function Connections({ keys: { keys }, hooks: { webhooks, events } }: { keys: KeysView; hooks: WebhooksView }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [shown, setShown] = useState<string | null>(null)
  const logged = webhooks.find(({ id }) => id === shown)
  return (
    <>
      <div className={styles.head}>
        <h1>{say.webhooksAndKeys()}</h1>
        <span className={styles.acts}>
          <Button onClick={() => setOpened({ kind: 'key' })}>{say.newKey()}</Button>
          <Button kind="primary" onClick={() => setOpened({ kind: 'webhook', webhook: null })}>
            {say.newWebhook()}
          </Button>
        </span>
      </div>
      <Webhooks
        webhooks={webhooks}
        shown={shown}
        onShow={(id) => setShown(id === shown ? null : id)}
        onChange={(webhook) => setOpened({ kind: 'webhook', webhook })}
      />
      {logged && <Deliveries key={logged.id} webhook={logged} />}
      <Keys keys={keys} onOnce={(once) => setOpened({ kind: 'once', once })} />
      <p className={styles.section}>
        <a href="/admin/api/openapi.json" target="_blank" rel="noreferrer">
          {say.apiDescription()}
        </a>
        <span className={table.muted}>{say.apiHint()}</span>
      </p>
      {opened && <OpenDialog opened={opened} events={events} onOpen={setOpened} />}
    </>
  )
}

interface OpenDialogProps extends Pick<WebhooksView, 'events'> {
  opened: Opened
  onOpen: (next: Opened | null) => void
}

/** The dialog that is open; a secret follows the one that made it. */
function OpenDialog({ opened, events, onOpen }: OpenDialogProps) {
  const client = useQueryClient()
  const { told } = useActs()
  const refresh = () => {
    void client.invalidateQueries({ queryKey: ['keys'] })
    void client.invalidateQueries({ queryKey: ['webhooks'] })
  }
  const close = () => onOpen(null)
  const showOnce = (once: Once) => {
    onOpen({ kind: 'once', once })
    refresh()
  }
  const done = (sentence: string, entries?: readonly string[]) => {
    close()
    told(sentence, entries)
    refresh()
  }
  if (opened.kind === 'once') return <ShownOnce once={opened.once} onClose={close} />
  if (opened.kind === 'webhook')
    return <WebhookDialog webhook={opened.webhook} events={events} onClose={close} onOnce={showOnce} onDone={done} />
  const made = (token: string) => showOnce({ title: say.yourKey(), secret: token, text: say.shownOnce() })
  return <KeyDialog onClose={close} onMade={made} />
}
