/** Beginning a content: its title in three languages, and the name that never changes. */
import { useState } from 'react'
import { LONGEST_CONTENT_NAME } from '#domain/content/content-limits.ts'
import { foldedWords } from '#domain/search/fold.ts'
import { LOCALES, perLocale, type Locale } from '#domain/market/market.ts'
import * as say from '#messages/admin/content/pages.ts'
import { markets } from '#messages/admin/today.ts'
import { cancel } from '#messages/admin/shell.ts'
import { call } from '#admin/client/calls.browser.ts'
import { useSentForm } from '#admin/client/use-form.ts'
import { inWords, useNames } from '#admin/editor/editing.ts'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { SelectField, TextField } from '#admin/ui/field.tsx'
import { Note } from '#admin/ui/note.tsx'
import type { ContentBegun, Named } from '#admin/schema/content.ts'
import * as styles from './content.module.css'

export type BegunKind = 'page' | 'article' | 'article_category' | 'author'

interface Props {
  kind: BegunKind
  title: string
  /** The content that is copied. */
  copied?: { id: number; titles: Partial<Record<Locale, string>> }
  onClose: () => void
  onBegun: (id: number) => void
}

const nameOf = (title: string): string =>
  foldedWords(title)
    .join('-')
    .replace(/[^a-z0-9-]/g, '')
    .slice(0, LONGEST_CONTENT_NAME)

interface ArticleFacts {
  category: string
  author: string
  cover: string
}

/** What an article cannot be without. */
function Facts({ facts, onChange }: { facts: ArticleFacts; onChange: (facts: ArticleFacts) => void }) {
  const names = useNames()
  const named = (all: readonly Named[]) => all.map(({ key, name }) => ({ key, text: inWords(name) }))
  const choices = {
    category: { label: say.category(), options: named(names.categories) },
    author: { label: say.author(), options: named(names.authors) },
    cover: { label: say.cover(), options: names.pictures.map(({ key }) => ({ key, text: key })) },
  }
  return (['category', 'author', 'cover'] as const).map((fact) => (
    <SelectField
      key={fact}
      label={choices[fact].label}
      required
      value={facts[fact]}
      onChange={(event) => onChange({ ...facts, [fact]: event.target.value })}
    >
      <option value="">–</option>
      {choices[fact].options.map(({ key, text }) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </SelectField>
  ))
}

export function BeginDialog({ kind, title, copied, onClose, onBegun }: Props) {
  const [titles, setTitles] = useState(() =>
    perLocale((locale) => (copied?.titles[locale] ? say.copyOf({ title: copied.titles[locale] }) : '')),
  )
  const [ownName, setName] = useState<string | null>(null)
  const [facts, setFacts] = useState<ArticleFacts>({ category: '', author: '', cover: '' })
  const { isBusy, failure, fields, send } = useSentForm()
  const name = ownName ?? nameOf(titles.en || titles.ro)
  const isArticle = kind === 'article' && !copied
  const submit = () =>
    send(
      () =>
        copied
          ? call<ContentBegun>('POST', `/content/${copied.id}/copy`, { name, title: titles })
          : call<ContentBegun>('POST', '/content', { kind, name, title: titles, ...(isArticle && facts) }),
      ({ id }) => onBegun(id),
    )
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {(failure || Object.keys(fields).length > 0) && <Note kind="bad">{failure ?? say.internalNameHint()}</Note>}
        {LOCALES.map((locale) => (
          <TextField
            key={locale}
            label={say.titleIn({ market: markets[locale]() })}
            lang={locale}
            required
            value={titles[locale]}
            onChange={(event) => setTitles({ ...titles, [locale]: event.target.value })}
          />
        ))}
        <TextField
          label={say.internalName()}
          hint={say.internalNameHint()}
          required
          pattern="[a-z0-9\-]+"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        {isArticle && <Facts facts={facts} onChange={setFacts} />}
        <div className={styles.acts}>
          <Button onClick={onClose}>{cancel()}</Button>
          <Button type="submit" kind="primary" isBusy={isBusy}>
            {say.begin()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
