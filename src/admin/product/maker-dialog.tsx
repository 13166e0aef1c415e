/** A maker of products: name, address, e-mail, and who answers for it in the European Union. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { needsResponsible } from '#domain/catalog/office/publish-gate.ts'
import { cancel } from '#messages/admin/shell.ts'
import * as say from '#messages/admin/product.ts'
import { call } from '#admin/client/calls.browser.ts'
import { useSentForm } from '#admin/client/use-form.ts'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { TextField } from '#admin/ui/field.tsx'
import { Note } from '#admin/ui/note.tsx'
import type { MakerSaved, MakerView } from '#admin/schema/product.ts'
import * as styles from './product.module.css'

const NOBODY = { name: '', address: '', email: '' }

interface Props {
  /** Null for a new one. */
  maker: MakerView | null
  onSaved(maker: MakerView): void
  onClose(): void
}

export function MakerDialog({ maker, onSaved, onClose }: Props) {
  const client = useQueryClient()
  const [facts, setFacts] = useState({ name: '', address: '', email: '', country: 'RO', ...maker })
  const [answering, setAnswering] = useState(maker?.responsible ?? NOBODY)
  const form = useSentForm()
  const isOutside = needsResponsible(facts.country)
  const send = () => {
    const { name, address, email, country } = facts
    const body = { name, address, email, country, responsible: isOutside && answering.name !== '' ? answering : null }
    const write = () => (maker ? call<MakerSaved>('PUT', `/makers/${maker.id}`, body) : call<MakerSaved>('POST', '/makers', body))
    form.send(write, (saved) => {
      void client.invalidateQueries({ queryKey: ['product-choices'] }).then(() => onSaved(saved.maker))
    })
  }
  return (
    <Dialog title={maker ? say.changeMaker() : say.newMaker()} onClose={onClose}>
      <form
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <TextField
          label={say.fields.name()}
          required
          value={facts.name}
          onChange={({ target }) => setFacts({ ...facts, name: target.value })}
        />
        <TextField
          label={say.address()}
          required
          value={facts.address}
          onChange={({ target }) => setFacts({ ...facts, address: target.value })}
        />
        <TextField
          label={say.email()}
          required
          type="email"
          value={facts.email}
          onChange={({ target }) => setFacts({ ...facts, email: target.value })}
        />
        <TextField
          label={say.country()}
          required
          maxLength={2}
          value={facts.country}
          onChange={({ target }) => setFacts({ ...facts, country: target.value.toUpperCase() })}
        />
        {isOutside && <Answering answering={answering} onChange={setAnswering} />}
        <Foot failure={form.failure} isBusy={form.isBusy} onClose={onClose} />
      </form>
    </Dialog>
  )
}

interface AnsweringProps {
  answering: typeof NOBODY
  onChange: (answering: typeof NOBODY) => void
}

const Answering = ({ answering, onChange: setAnswering }: AnsweringProps) => (
  <fieldset className={styles.stack}>
    <legend>{say.responsible()}</legend>
    {(['name', 'address', 'email'] as const).map((field) => (
      <TextField
        key={field}
        label={{ name: say.fields.name, address: say.address, email: say.email }[field]()}
        value={answering[field]}
        onChange={({ target }) => setAnswering({ ...answering, [field]: target.value })}
      />
    ))}
  </fieldset>
)

const Foot = ({ failure, isBusy, onClose }: { failure: string | null; isBusy: boolean; onClose: () => void }) => (
  <>
    {failure && <Note kind="bad">{failure}</Note>}
    <div className={styles.actions}>
      <Button onClick={onClose}>{cancel()}</Button>
      <Button kind="primary" type="submit" isBusy={isBusy}>
        {say.save()}
      </Button>
    </div>
  </>
)
