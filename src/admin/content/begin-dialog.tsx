/** Beginning a content: its title in three languages, and the name that never changes. */
import { useState } from 'react'
import { foldedWords } from '#domain/search/fold.ts'
import { LOCALES, perLocale, type Locale } from '#domain/market/market.ts'
import * as say from '#messages/admin/content.ts'
import { markets } from '#messages/admin/today.ts'
import { cancel } from '#messages/admin/shell.ts'
import { call } from '#admin/client/calls.browser.ts'
import { useSentForm } from '#admin/client/use-form.ts'
import { inWords, useNames } from '#admin/editor/editing.ts'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { SelectField, TextField } from '#admin/ui/field.tsx'
import { Note } from '#admin/ui/note.tsx'
import type { ContentBegun } from '#admin/schema/content.ts'
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

const LONGEST_NAME = 60
const nameOf = (title: string): string =>
  foldedWords(title)
    .join('-')
    .replace(/[^a-z0-9-]/g, '')
    .slice(0, LONGEST_NAME)

export function BeginDialog({ kind, title, copied, onClose, onBegun }: Props) {
  const [titles, setTitles] = useState(() =>
    perLocale((locale) => (copied?.titles[locale] ? say.copyOf({ title: copied.titles[locale] }) : '')),
  )
  const [ownName, setName] = useState<string | null>(null)
  const names = useNames()
  const [facts, setFacts] = useState({ category: '', author: '', cover: '' })
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
  const choose = (fact: keyof typeof facts, value: string) => setFacts({ ...facts, [fact]: value })
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
        {isArticle && (
          <>
            <SelectField
              label={say.category()}
              required
              value={facts.category}
              onChange={(event) => choose('category', event.target.value)}
            >
              <option value="">–</option>
              {names.categories.map(({ key, name: words }) => (
                <option key={key} value={key}>
                  {inWords(words)}
                </option>
              ))}
            </SelectField>
            <SelectField
              label={say.author()}
              required
              value={facts.author}
              onChange={(event) => choose('author', event.target.value)}
            >
              <option value="">–</option>
              {names.authors.map(({ key, name: words }) => (
                <option key={key} value={key}>
                  {inWords(words)}
                </option>
              ))}
            </SelectField>
            <SelectField
              label={say.cover()}
              required
              value={facts.cover}
              onChange={(event) => choose('cover', event.target.value)}
            >
              <option value="">–</option>
              {names.pictures.map(({ key }) => (
                <option key={key}>{key}</option>
              ))}
            </SelectField>
          </>
        )}
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
