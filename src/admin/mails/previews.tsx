/** A kind of mail as it would be written now: in three languages of a sample, or about one order. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MailKind } from '#domain/mail/mail-kind.ts'
import { LOCALES, type Locale } from '#domain/market/market.ts'
import { languages } from '#messages/admin/product.ts'
import { kinds } from '#messages/admin/settings/mail-kinds.ts'
import * as say from '#messages/admin/settings/mails.ts'
import { call, read, sentenceOf } from '#admin/client/calls.browser.ts'
import { Loading } from '#admin/client/loading.tsx'
import { RefusalNote } from '#admin/client/refusal-note.tsx'
import { mayDo, useStaff } from '#admin/client/staff.ts'
import { useSettled } from '#admin/client/use-settled.ts'
import { useWritten } from '#admin/client/use-written.ts'
import type { PreviewView, TrialView } from '#admin/schema/settings/mails.ts'
import { Button } from '#admin/ui/button.tsx'
import { TextField } from '#admin/ui/field.tsx'
import { Icon } from '#admin/ui/icon.tsx'
import { MarketFlag } from '#admin/ui/market.tsx'
import { Note } from '#admin/ui/note.tsx'
import { Segments } from '#admin/ui/segments.tsx'
import * as styles from './mails.module.css'

type Form = keyof typeof say.forms

export function Previews({ kind }: { kind: MailKind }) {
  const [typed, setTyped] = useState('')
  const [form, setForm] = useState<Form>('html')
  const order = useSettled(typed.trim().toUpperCase())
  const written = useWritten()
  const maySend = mayDo(useStaff(), 'settings.change')
  const send = (locale: Locale) =>
    written.write<TrialView>({
      call: () => call('POST', '/mails/trial', { kind, locale, order: order || null }),
      words: ({ recipient, isSent }) => (isSent ? say.trialSent({ recipient }) : say.trialKept()),
    })
  const isOfOrder = kind.startsWith('order ')
  const shown: readonly Locale[] = order === '' ? LOCALES : LOCALES.slice(0, 1)
  return (
    <section className={styles.previews} aria-labelledby="mail-kind">
      <div className={styles.head}>
        <h2 id="mail-kind">{kinds[kind]()}</h2>
        <Segments
          label={say.form()}
          value={form}
          options={(['html', 'text'] as const).map((value) => ({ value, name: say.forms[value]() }))}
          onChange={setForm}
        />
      </div>
      {isOfOrder && (
        <div className={styles.order}>
          <TextField
            label={say.withOrder()}
            hint={order === '' ? say.withOrderHint() : say.ofOrder()}
            placeholder="NST-20555"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
      )}
      <RefusalNote failure={written.failure} />
      <div className={styles.trio}>
        {shown.map((locale) => (
          <Preview
            key={locale}
            question={{ kind, locale, order }}
            form={form}
            onSend={maySend ? send : null}
            isBusy={written.isBusy}
          />
        ))}
      </div>
    </section>
  )
}

interface PreviewProps {
  /** `order`: '' for the sample. */
  question: { kind: MailKind; locale: Locale; order: string }
  form: Form
  /** Null for who may not. */
  onSend: ((locale: Locale) => void) | null
  isBusy: boolean
}

function Preview({ question: { kind, locale, order }, form, onSend, isBusy }: PreviewProps) {
  const path = `/mails/preview?${new URLSearchParams({ kind, locale, ...(order !== '' && { order }) }).toString()}`
  const preview = useQuery({ queryKey: ['mails', 'preview', path], queryFn: () => read<PreviewView>(path), retry: false })
  if (preview.isPending) return <Loading />
  if (preview.error) return <Note kind="bad">{sentenceOf(preview.error as unknown as { code: string })}</Note>
  const { subject, text } = preview.data
  const at = preview.data.locale
  const language = languages[at]()
  return (
    <article className={styles.mail} aria-label={say.previewIn({ kind: kinds[kind](), language })}>
      <header>
        <MarketFlag market={at} isNamed />
        <p lang={at}>
          <span className={styles.heard}>{say.subject()}: </span>
          {subject}
        </p>
        {onSend && (
          <Button size="small" isBusy={isBusy} aria-label={say.sendMeIn({ language })} onClick={() => onSend(locale)}>
            <Icon name="envelope-simple" small /> {say.sendMe()}
          </Button>
        )}
      </header>
      {form === 'text' ? (
        // A long text is scrolled by keyboard too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre lang={at} tabIndex={0}>
          {text}
        </pre>
      ) : (
        <iframe
          title={say.previewIn({ kind: kinds[kind](), language })}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          src={`/admin/api${path}&as=html`}
        />
      )}
    </article>
  )
}
