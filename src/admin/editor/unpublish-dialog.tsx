/** Taking a content away from visitors, and where its addresses lead then. */
import { useState } from 'react'
import { LOCALES, type Locale } from '#domain/market/market.ts'
import * as say from '#messages/admin/content/publishing.ts'
import { unpublish } from '#messages/admin/content/pages.ts'
import { cancel } from '#messages/admin/shell.ts'
import { markets } from '#messages/admin/today.ts'
import { call } from '#admin/client/calls.browser.ts'
import { useSentForm } from '#admin/client/use-form.ts'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { TextField } from '#admin/ui/field.tsx'
import { MarketFlag } from '#admin/ui/market.tsx'
import { Note } from '#admin/ui/note.tsx'
import type { ContentChanged, StoryView } from '#admin/schema/content.ts'
import * as styles from './editor.module.css'

interface Props {
  story: StoryView
  onClose: () => void
  onDone: (changed: ContentChanged, words: string) => void
}

export function UnpublishDialog({ story, onClose, onDone }: Props) {
  const shown = story.texts.filter(({ isPublished }) => isPublished)
  const [chosen, setChosen] = useState<readonly Locale[]>(shown.map(({ locale }) => locale))
  const [to, setTo] = useState('')
  const { isBusy, failure, send } = useSentForm()
  const texts = Object.fromEntries(
    shown.filter(({ locale }) => chosen.includes(locale)).map(({ locale, version }) => [locale, version]),
  )
  return (
    <Dialog title={say.unpublishTitle()} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          send(
            () => call<ContentChanged>('POST', `/content/${story.id}/unpublish`, { texts, reason: null, to: to.trim() || null }),
            (changed) => onDone(changed, say.unpublished()),
          )
        }}
      >
        <p>{say.unpublishNote()}</p>
        {failure && <Note kind="bad">{failure}</Note>}
        <fieldset className={styles.choices}>
          <legend className={styles.label}>{say.whichLanguages()}</legend>
          {LOCALES.filter((locale) => shown.some((one) => one.locale === locale)).map((locale) => (
            <label key={locale}>
              <input
                type="checkbox"
                checked={chosen.includes(locale)}
                onChange={(event) =>
                  setChosen(event.target.checked ? [...chosen, locale] : chosen.filter((one) => one !== locale))
                }
              />
              <MarketFlag market={locale} /> {markets[locale]()}
            </label>
          ))}
        </fieldset>
        <TextField
          label={say.addressesLeadTo()}
          hint={say.addressesHint()}
          value={to}
          onChange={(event) => setTo(event.target.value)}
        />
        <div className={styles.acts}>
          <Button onClick={onClose}>{cancel()}</Button>
          <Button type="submit" kind="destructive" isBusy={isBusy} disabled={chosen.length === 0}>
            {unpublish()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
