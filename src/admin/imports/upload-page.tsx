/** The first step of an import: a file, and what is in it. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { IMPORT_KINDS, type ImportKind } from '#domain/imports/import-kind.ts'
import * as say from '#messages/admin/imports.ts'
import { read, sentenceOf } from '#admin/client/calls.browser.ts'
import type { TemplatesView } from '#admin/schema/imports.ts'
import { Button } from '#admin/ui/button.tsx'
import { Note } from '#admin/ui/note.tsx'
import { keepText, sendFile } from './files.browser.ts'
import { Steps, Tabs } from './tabs.tsx'
import * as styles from './imports.module.css'

export function UploadPage() {
  const [kind, setKind] = useState<ImportKind>('products')
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const goTo = useNavigate()
  const send = async (file: File) => {
    setBusy(true)
    setFault(null)
    const query = new URLSearchParams({ kind, name: file.name })
    const answer = await sendFile<{ id: string }>(`/imports?${query.toString()}`, file)
    setBusy(false)
    if (answer.ok) void goTo(`/import/${answer.data.id}`)
    else setFault(sentenceOf(answer))
  }
  return (
    <>
      <Tabs />
      <Steps at="file" />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <fieldset className={styles.kinds}>
            <legend>{say.whatIsInIt()}</legend>
            {IMPORT_KINDS.map((one) => (
              <label key={one}>
                <input type="radio" name="kind" checked={one === kind} onChange={() => setKind(one)} />
                {say.kinds[one]()}
              </label>
            ))}
          </fieldset>
          <label className={styles.drop}>
            <b>{say.chooseFile()}</b>
            <span>{isBusy ? say.uploading() : say.upToSize()}</span>
            <input
              type="file"
              accept=".csv,.tsv,.txt,.jsonl,.ndjson"
              disabled={isBusy}
              onChange={({ target }) => {
                const [file] = target.files ?? []
                target.value = ''
                if (file) void send(file)
              }}
            />
          </label>
          {fault && <Note kind="bad">{fault}</Note>}
        </div>
        <Aside />
      </div>
    </>
  )
}

/** Templates of files, and what is good to know of them. */
function Aside() {
  const templates = useQuery({ queryKey: ['import-templates'], queryFn: () => read<TemplatesView>('/import-templates') })
  return (
    <aside className={styles.stack}>
      <h2>{say.templates()}</h2>
      <div className={styles.links}>
        {templates.data?.templates.map(({ kind: of, columns }) => (
          <Button key={of} kind="link" onClick={() => keepText(`${of}.csv`, `${columns.join(',')}\n`)}>
            {of}.csv
          </Button>
        ))}
      </div>
      <h2>{say.goodToKnow()}</h2>
      {say.hints.map((hint) => (
        <p key={hint()} className={styles.muted}>
          {hint()}
        </p>
      ))}
    </aside>
  )
}
