/** A group of words, new or changed, also from a search that found nothing. What is refused says why, and nothing typed is lost. */
import { useState } from 'react'
import { LOCALES, type Locale } from '#domain/market/market.ts'
import { synonymFault, synonymName } from '#domain/search/synonym-group.ts'
import { languages } from '#messages/admin/product.ts'
import { SETTING_PROBLEMS } from '#messages/admin/settings/problems.ts'
import * as say from '#messages/admin/settings/search-words.ts'
import { cancel } from '#messages/admin/shell.ts'
import { call } from '#admin/client/calls.browser.ts'
import { useChangedMeanwhile } from '#admin/client/use-changed-meanwhile.ts'
import { useWritten } from '#admin/client/use-written.ts'
import type { GroupView, SynonymsChanged } from '#admin/schema/settings/search-words.ts'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { SelectField, TextAreaField, TextField } from '#admin/ui/field.tsx'
import { Note } from '#admin/ui/note.tsx'
import { Segments } from '#admin/ui/segments.tsx'
import * as styles from './search-words.module.css'

/** What the dialog begins with. */
export interface OpenedGroup {
  /** Null for a new group. */
  group: GroupView | null
  locale: Locale
  /** A search without results that becomes one of the words; null for none. */
  query: string | null
}

interface Props {
  opened: OpenedGroup
  groups: readonly GroupView[]
  onClose: () => void
  onDone: () => void
}

interface Values {
  id: number | null
  version: string | null
  locale: Locale
  /** One on each line. */
  words: string
  isOneWay: boolean
  target: string
}

/** Returns the values of a group, with a word more. */
const valuesOf = (group: GroupView | null, locale: Locale, query: string | null): Values => ({
  id: group?.id ?? null,
  version: group?.version ?? null,
  locale: group?.locale ?? locale,
  words: [...(query === null ? [] : [query]), ...(group?.words ?? [])].join('\n'),
  isOneWay: group !== null && group.target !== null,
  target: group?.target ?? '',
})

const groupOf = ({ locale, words, isOneWay, target }: Values) => ({
  locale,
  words: words
    .split('\n')
    .map((word) => word.trim())
    .filter((word) => word !== ''),
  target: isOneWay ? target.trim() : null,
})

/** What is typed, and saving it. */
function useGroupForm({ opened, onDone }: Pick<Props, 'opened' | 'onDone'>) {
  const [values, setValues] = useState(() => valuesOf(opened.group, opened.locale, opened.query))
  const [isTried, setTried] = useState(false)
  const written = useWritten()
  const group = groupOf(values)
  const fault = synonymFault(group)
  const meanwhile = useChangedMeanwhile((now) => {
    const current = now as GroupView
    setValues({ ...values, version: current.version })
    return say.changedMeanwhile({ name: synonymName(current) })
  })
  const save = () => {
    setTried(true)
    if (fault !== null) return
    written.write<SynonymsChanged>({
      call: () =>
        values.id === null
          ? call('POST', '/synonyms', { group })
          : call('POST', `/synonyms/${values.id}`, { version: values.version, group }),
      words: say.saved({ name: synonymName(group) }),
      done: onDone,
      refused: meanwhile.refused,
    })
  }
  const sentence = isTried && fault !== null ? SETTING_PROBLEMS[fault]() : undefined
  return { values, setValues, save, sentence, isBusy: written.isBusy, failure: meanwhile.sentence ?? written.failure }
}

type Form = ReturnType<typeof useGroupForm>

export function GroupDialog({ opened, groups, onClose, onDone }: Props) {
  const form = useGroupForm({ opened, onDone })
  const { values, setValues } = form
  return (
    <Dialog title={values.id === null ? say.newGroup() : say.changeGroup()} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          form.save()
        }}
      >
        {form.failure !== null && <Note kind="bad">{form.failure}</Note>}
        {opened.query === null ? (
          <SelectField
            label={say.language()}
            value={values.locale}
            onChange={(event) => setValues({ ...values, locale: event.target.value as Locale })}
          >
            {LOCALES.map((locale) => (
              <option key={locale} value={locale}>
                {languages[locale]()}
              </option>
            ))}
          </SelectField>
        ) : (
          <GroupSelect form={form} groups={groups} opened={opened} />
        )}
        <Words form={form} />
        <div className={styles.formActs}>
          <Button onClick={onClose}>{cancel()}</Button>
          <Button type="submit" kind="primary" isBusy={form.isBusy}>
            {say.save()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** A search that found nothing joins a group that is there, or begins a new one. */
const GroupSelect = ({ form, groups, opened }: { form: Form } & Pick<Props, 'groups' | 'opened'>) => (
  <SelectField
    label={say.group()}
    value={form.values.id ?? ''}
    onChange={(event) => {
      const chosen = groups.find(({ id }) => String(id) === event.target.value) ?? null
      form.setValues(valuesOf(chosen, opened.locale, opened.query))
    }}
  >
    <option value="">{say.newGroup()}</option>
    {groups
      .filter(({ locale }) => locale === opened.locale)
      .map((group) => (
        <option key={group.id} value={group.id}>
          {synonymName(group)}
        </option>
      ))}
  </SelectField>
)

function Words({ form: { values, setValues, sentence } }: { form: Form }) {
  return (
    <>
      <TextAreaField
        label={say.wordsLabel()}
        hint={say.wordsHint()}
        fault={sentence}
        lang={values.locale}
        rows={5}
        value={values.words}
        onChange={(event) => setValues({ ...values, words: event.target.value })}
      />
      <Segments
        label={say.whichWay()}
        value={values.isOneWay ? 'one' : 'both'}
        options={[
          { value: 'both', name: say.bothWays() },
          { value: 'one', name: say.oneWay() },
        ]}
        onChange={(way) => setValues({ ...values, isOneWay: way === 'one' })}
      />
      <p className={styles.muted}>{say.wayHints[values.isOneWay ? 'one' : 'both']()}</p>
      {values.isOneWay && (
        <TextField
          label={say.targetLabel()}
          lang={values.locale}
          value={values.target}
          onChange={(event) => setValues({ ...values, target: event.target.value })}
        />
      )}
    </>
  )
}
