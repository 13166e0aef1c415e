/** A type of product, new or changed: its names, what it is a kind of, where it is sold, what completes it. Nothing typed is lost. */
import { useState } from 'react'
import { LOCALES, perLocale, type Locale } from '#domain/market/market.ts'
import { namesFault, TYPE_LIMITS } from '#domain/search/goods/type-faults.ts'
import * as say from '#messages/admin/settings/product-types.ts'
import { cancel } from '#messages/admin/shell.ts'
import { locale } from '#messages/text.ts'
import { call } from '#admin/client/calls.browser.ts'
import { useChangedMeanwhile } from '#admin/client/use-changed-meanwhile.ts'
import { useWritten } from '#admin/client/use-written.ts'
import type { TypeChanged, TypeChoices, TypeFieldsView, TypeView } from '#admin/schema/settings/product-types.ts'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { TextAreaField } from '#admin/ui/field.tsx'
import { Note } from '#admin/ui/note.tsx'
import { KeyPicker } from './key-picker.tsx'
import * as record from '#admin/ui/record.module.css'
import * as styles from './product-types.module.css'

interface Props {
  /** Null for a new one. */
  type: TypeView | null
  choices: TypeChoices
  onClose: () => void
  onDone: () => void
}

interface Values extends Omit<TypeFieldsView, 'names'> {
  version: string | null
  /** One on each line. */
  names: Record<Locale, string>
}

const valuesOf = (type: TypeView | null): Values => ({
  version: type?.version ?? null,
  names: perLocale((one) => (type?.names[one] ?? []).join('\n')),
  broader: type?.broader ?? [],
  collections: type?.collections ?? [],
  complements: type?.complements ?? [],
  isRemoved: type?.isRemoved ?? false,
})

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const fieldsOf = ({ version: _, names, ...fields }: Values): TypeFieldsView => ({
  ...fields,
  names: perLocale((one) => linesOf(names[one])),
})

/** Returns what a list of names says of a fault, undefined for none. */
function sentenceOf(names: readonly string[]): string | undefined {
  if (names.length > TYPE_LIMITS.names) return say.tooMany({ most: TYPE_LIMITS.names })
  const long = names.find((name) => name.length > TYPE_LIMITS.length)
  if (long !== undefined) return say.tooLong({ name: long, most: TYPE_LIMITS.length })
  const fault = namesFault(names)
  return fault === null ? undefined : say.TYPE_PROBLEMS[fault]()
}

/** What is typed, and saving it. */
function useTypeForm({ type, onDone }: Pick<Props, 'type' | 'onDone'>) {
  const [values, setValues] = useState(() => valuesOf(type))
  const [isTried, setTried] = useState(false)
  const written = useWritten()
  const fields = fieldsOf(values)
  const faults = perLocale((one) => sentenceOf(fields.names[one]))
  const meanwhile = useChangedMeanwhile((now) => {
    const current = now as TypeView
    setValues({ ...values, version: current.version })
    return say.changedMeanwhile({ name: current.names[locale()].join(', ') })
  })
  const save = () => {
    setTried(true)
    if (LOCALES.some((one) => faults[one] !== undefined)) return
    written.write<TypeChanged>({
      call: () =>
        type === null
          ? call('POST', '/product-types', { type: fields })
          : call('POST', `/product-types/${type.key}`, { version: values.version, type: fields }),
      words: say.saved({ name: fields.names[locale()][0] ?? '' }),
      done: onDone,
      refused: meanwhile.refused,
    })
  }
  return {
    values,
    change: (part: Partial<Values>) => setValues({ ...values, ...part }),
    save,
    faultOf: (one: Locale) => (isTried ? faults[one] : undefined),
    isBusy: written.isBusy,
    failure: meanwhile.sentence ?? written.failure,
  }
}

export function TypeDialog({ type, choices, onClose, onDone }: Props) {
  const { values, change, save, faultOf, isBusy, failure } = useTypeForm({ type, onDone })
  const others = choices.types.filter(({ key }) => key !== type?.key)
  return (
    <Dialog title={type === null ? say.newType() : say.changeType()} size="wide" onClose={onClose}>
      <form
        className={record.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        {failure !== null && <Note kind="bad">{failure}</Note>}
        <div className={styles.pickers}>
          {LOCALES.map((one) => (
            <TextAreaField
              key={one}
              label={say.namesIn[one]()}
              fault={faultOf(one)}
              lang={one}
              rows={6}
              value={values.names[one]}
              onChange={(event) => change({ names: { ...values.names, [one]: event.target.value } })}
            />
          ))}
        </div>
        <p className={record.hint}>{say.namesHint()}</p>
        <div className={styles.pickers}>
          <KeyPicker
            label={say.broaderLabel()}
            choices={others}
            chosen={values.broader}
            onChange={(broader) => change({ broader: [...broader] })}
          />
          <KeyPicker
            label={say.collectionsLabel()}
            choices={choices.collections}
            chosen={values.collections}
            onChange={(collections) => change({ collections: [...collections] })}
          />
          <KeyPicker
            label={say.complementsLabel()}
            choices={others}
            chosen={values.complements}
            onChange={(complements) => change({ complements: [...complements] })}
          />
        </div>
        <div className={record.acts}>
          <Button onClick={onClose}>{cancel()}</Button>
          <Button type="submit" kind="primary" isBusy={isBusy}>
            {say.save()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
