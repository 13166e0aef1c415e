/** Search words in the settings: searches without results, words that mean the same, and a trial. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { synonymName } from '#domain/search/synonym-group.ts'
import * as say from '#messages/admin/settings/search-words.ts'
import { locale } from '#messages/text.ts'
import { call, read } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { RefusalNote } from '#admin/client/refusal-note.tsx'
import { mayDo, useStaff } from '#admin/client/staff.ts'
import { useKeys } from '#admin/client/use-keys.ts'
import { useWritten } from '#admin/client/use-written.ts'
import type { GroupView, HitView, MissView, SynonymsChanged, SynonymsView } from '#admin/schema/settings/search-words.ts'
import { GroupDialog, type OpenedGroup } from './group-dialog.tsx'
import { Groups } from './groups.tsx'
import { Misses } from './misses.tsx'
import { Popular } from './popular.tsx'
import { Trial } from './trial.tsx'
import * as styles from './search-words.module.css'

/** The dialog that is open, and what is done without one. */
function useSearchWords() {
  const queries = useQueryClient()
  const mayChange = mayDo(useStaff(), 'search.change')
  const [opened, setOpened] = useState<OpenedGroup | null>(null)
  const written = useWritten()
  const refresh = () => {
    setOpened(null)
    void queries.invalidateQueries({ queryKey: ['search-words'] })
  }
  const mark = ({ locale: market, query }: MissView, isIgnored: boolean) =>
    written.write<{ entries: string[] }>({
      call: () => call('POST', '/search-misses/mark', { locale: market, query, isIgnored }),
      words: (isIgnored ? say.wasIgnored : say.wasShown)({ query }),
      done: refresh,
    })
  const remove = (group: GroupView) =>
    written.write<SynonymsChanged>({
      call: () => call('POST', `/synonyms/${group.id}/remove`, { version: group.version }),
      words: say.removed({ name: synonymName(group) }),
      done: refresh,
      refused: () => {
        refresh()
        return false
      },
    })
  const groupActs = mayChange
    ? {
        add: () => setOpened({ group: null, locale: locale(), query: null }),
        change: (group: GroupView) => setOpened({ group, locale: group.locale, query: null }),
        remove,
      }
    : null
  const missActs = mayChange
    ? { join: (miss: MissView) => setOpened({ group: null, locale: miss.locale, query: miss.query }), mark }
    : null
  const markHit = ({ locale: market, query }: HitView, isHidden: boolean) =>
    written.write<{ entries: string[] }>({
      call: () => call('POST', '/search-popular/mark', { locale: market, query, isHidden }),
      words: (isHidden ? say.wasHidden : say.wasOffered)({ query }),
      done: refresh,
    })
  return { opened, setOpened, refresh, failure: written.failure, groupActs, missActs, markHit: mayChange ? markHit : null }
}

export function SearchWordsPage() {
  const synonyms = useQuery({ queryKey: ['search-words', 'groups'], queryFn: () => read<SynonymsView>('/synonyms') })
  const { opened, setOpened, refresh, failure, groupActs, missActs, markHit } = useSearchWords()
  useKeys({
    n: () => (groupActs ? groupActs.add() : false),
    '/': () => document.querySelector<HTMLInputElement>('input[type=search]')?.focus(),
  })
  if (synonyms.error) return <Failure error={synonyms.error} onRetry={() => void synonyms.refetch()} />
  if (!synonyms.data) return <Loading />
  return (
    <>
      <div className={styles.head}>
        <h1>{say.title()}</h1>
      </div>
      <RefusalNote failure={failure} />
      <Misses acts={missActs} />
      <Popular mark={markHit} />
      <Trial />
      <Groups view={synonyms.data} acts={groupActs} />
      {opened && <GroupDialog opened={opened} groups={synonyms.data.groups} onClose={() => setOpened(null)} onDone={refresh} />}
    </>
  )
}
