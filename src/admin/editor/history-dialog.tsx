/** The versions of a text, what each says otherwise than the draft, and bringing one back. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import type { WrittenContent } from '#domain/content/story.ts'
import * as say from '#messages/admin/content/publishing.ts'
import { ofThePage, whichLanguage } from '#messages/admin/content/pages.ts'
import { markets } from '#messages/admin/today.ts'
import { call, read } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { useSentForm } from '#admin/client/use-form.ts'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { SelectField } from '#admin/ui/field.tsx'
import { Moment } from '#admin/ui/moment.tsx'
import { Note } from '#admin/ui/note.tsx'
import type { ContentChanged, StoryView, VersionList } from '#admin/schema/content.ts'
import { differences, type Difference } from './difference.ts'
import type { Texts } from './document.ts'
import * as styles from './editor.module.css'

interface Props {
  story: StoryView
  texts: Texts
  isReadOnly: boolean
  onClose: () => void
  onDone: (changed: ContentChanged, words: string) => void
}

export function HistoryDialog({ story, texts, isReadOnly, onClose, onDone }: Props) {
  const [locale, setLocale] = useState<Locale>(LOCALES.find((one) => texts[one]) ?? LOCALES[0])
  const [chosen, setChosen] = useState<string | null>(null)
  const list = useQuery({
    queryKey: ['content', story.id, 'versions', locale],
    queryFn: () => read<VersionList>(`/content/${story.id}/versions?locale=${locale}`),
    staleTime: 0,
  })
  return (
    <Dialog title={say.historyTitle()} onClose={onClose}>
      <SelectField
        label={whichLanguage()}
        value={locale}
        onChange={(event) => {
          setLocale(event.target.value as Locale)
          setChosen(null)
        }}
      >
        {LOCALES.filter((one) => texts[one]).map((one) => (
          <option key={one} value={one}>
            {markets[one]()}
          </option>
        ))}
      </SelectField>
      {list.isPending && <Loading />}
      {list.error !== null && <Failure error={list.error} onRetry={() => void list.refetch()} />}
      <ol className={styles.versions}>
        {list.data?.versions.map(({ id, at, who, isDraft, isShown, shownAt }) => (
          <li key={id}>
            <button type="button" aria-expanded={chosen === id} onClick={() => setChosen(chosen === id ? null : id)}>
              <Moment at={at} /> <span>{who}</span>
              <small>
                {[isDraft && say.versionNow(), isShown ? say.versionShown() : shownAt !== null && say.versionWasShown()]
                  .filter(Boolean)
                  .join(', ')}
              </small>
            </button>
            {chosen === id && (
              <Version
                story={story}
                locale={locale}
                version={id}
                draft={texts[locale]!}
                mayBringBack={!isReadOnly && !isDraft}
                onDone={onDone}
              />
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  )
}

interface VersionProps {
  story: StoryView
  locale: Locale
  version: string
  draft: WrittenContent
  mayBringBack: boolean
  onDone: Props['onDone']
}

function Version({ story, locale, version, draft, mayBringBack, onDone }: VersionProps) {
  const { isBusy, failure, send } = useSentForm()
  const found = useQuery({
    queryKey: ['content', story.id, 'version', version],
    queryFn: () => read<{ content: WrittenContent }>(`/content/${story.id}/versions/${version}?locale=${locale}`),
  })
  if (!found.data) return <Loading />
  const rows = differences(found.data.content, draft, ofThePage())
  const seen = story.texts.find((one) => one.locale === locale)!.version
  return (
    <div className={styles.version}>
      <h3>{say.difference()}</h3>
      {rows.length === 0 ? <p>{say.noDifference()}</p> : <DifferenceList rows={rows} language={MARKETS[locale].language} />}
      {failure && <Note kind="bad">{failure}</Note>}
      {mayBringBack && (
        <Button
          isBusy={isBusy}
          onClick={() =>
            send(
              () => call<ContentChanged>('POST', `/content/${story.id}/bring-back`, { locale, seen, version }),
              (changed) => onDone(changed, say.broughtBack()),
            )
          }
        >
          {say.bringBack()}
        </Button>
      )}
    </div>
  )
}

/** Old first, then new. */
function DifferenceList({ rows, language }: { rows: readonly Difference[]; language: string }) {
  return (
    <dl className={styles.differences}>
      {rows.map(({ where, before, after }) => (
        <div key={where}>
          <dt>{where}</dt>
          <dd lang={language}>
            <del>{before || say.nothing()}</del> <ins>{after || say.nothing()}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
