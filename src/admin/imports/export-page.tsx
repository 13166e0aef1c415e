/** Exports: all of a kind as a file. */
import { useState } from 'react'
import { EXPORT_KINDS, FILE_FORMATS, type ExportKind, type FileFormat } from '#domain/imports/import-kind.ts'
import * as say from '#messages/admin/imports.ts'
import { sentenceOf } from '#admin/client/calls.browser.ts'
import { Button } from '#admin/ui/button.tsx'
import { SelectField } from '#admin/ui/field.tsx'
import { Note } from '#admin/ui/note.tsx'
import { keepExport } from './files.browser.ts'
import { Tabs } from './tabs.tsx'
import * as styles from './imports.module.css'

export function ExportPage() {
  const [kind, setKind] = useState<ExportKind>('products')
  const [format, setFormat] = useState<FileFormat>('csv')
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const ask = async () => {
    setBusy(true)
    const refused = await keepExport(kind, format)
    setBusy(false)
    setFault(refused && sentenceOf(refused))
  }
  return (
    <>
      <Tabs />
      <div className={styles.narrow}>
        <SelectField label={say.what()} value={kind} onChange={({ target }) => setKind(target.value as ExportKind)}>
          {EXPORT_KINDS.map((one) => (
            <option key={one} value={one}>
              {say.kinds[one]()}
            </option>
          ))}
        </SelectField>
        <SelectField label={say.format()} value={format} onChange={({ target }) => setFormat(target.value as FileFormat)}>
          {FILE_FORMATS.map((one) => (
            <option key={one} value={one}>
              {one === 'csv' ? 'CSV' : 'JSON Lines'}
            </option>
          ))}
        </SelectField>
        <p className={styles.muted}>{say.exportHint()}</p>
        {fault && <Note kind="bad">{fault}</Note>}
        <Button kind="primary" isBusy={isBusy} onClick={() => void ask()}>
          {say.download()}
        </Button>
      </div>
    </>
  )
}
