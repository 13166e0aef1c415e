/** The table of product types that searches know: shipped with the program, changed and extended by the merchant (LOC-27). */
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as say from '#messages/admin/settings/product-types.ts'
import { more } from '#messages/admin/shell.ts'
import { locale } from '#messages/text.ts'
import { call, read } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { RefusalNote } from '#admin/client/refusal-note.tsx'
import { mayDo, useStaff } from '#admin/client/staff.ts'
import { useKeys } from '#admin/client/use-keys.ts'
import { useSettled } from '#admin/client/use-settled.ts'
import { useWritten } from '#admin/client/use-written.ts'
import type { TypeChanged, TypeChoices, TypeListView, TypeView } from '#admin/schema/settings/product-types.ts'
import { Button } from '#admin/ui/button.tsx'
import { TextField } from '#admin/ui/field.tsx'
import { Icon } from '#admin/ui/icon.tsx'
import { Key } from '#admin/ui/key.tsx'
import { Note } from '#admin/ui/note.tsx'
import { Segments } from '#admin/ui/segments.tsx'
import { namesByKey } from './key-picker.tsx'
import { TypeDialog } from './type-dialog.tsx'
import { shownName, TypeTable, type TypeActs } from './type-table.tsx'
import * as record from '#admin/ui/record.module.css'
import * as styles from './product-types.module.css'

const STATES = ['', 'changed', 'own', 'off'] as const
type State = (typeof STATES)[number]

/** The types that match, page by page. */
function useTypes(words: string, state: State) {
  return useInfiniteQuery({
    queryKey: ['product-types', 'list', words, state],
    queryFn: ({ pageParam }) => {
      const asked = { locale: locale(), ...(words !== '' && { words }), ...(state !== '' && { state }), from: String(pageParam) }
      return read<TypeListView>(`/product-types?${new URLSearchParams(asked).toString()}`)
    },
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}

/** The dialog that is open, and what is done without one. */
function useTypeActs() {
  const queries = useQueryClient()
  const mayChange = mayDo(useStaff(), 'search.change')
  const [opened, setOpened] = useState<{ type: TypeView | null } | null>(null)
  const written = useWritten()
  const refresh = () => {
    setOpened(null)
    void queries.invalidateQueries({ queryKey: ['product-types'] })
  }
  const write = (path: string, body: object, words: string) =>
    written.write<TypeChanged>({
      call: () => call('POST', path, body),
      words,
      done: refresh,
      refused: () => {
        refresh()
        return false
      },
    })
  const acts: TypeActs | null = mayChange
    ? {
        change: (type) => setOpened({ type }),
        turn: ({ key, version, names, broader, collections, complements, isRemoved }) => {
          const name = shownName({ key, names })
          const type = { names, broader, collections, complements, isRemoved: !isRemoved }
          write(`/product-types/${key}`, { version, type }, (isRemoved ? say.wasOn : say.wasOff)({ name }))
        },
        reset: (type) =>
          write(
            `/product-types/${type.key}/reset`,
            { version: type.version },
            (type.state === 'own' ? say.removed : say.wasReset)({ name: shownName(type) }),
          ),
      }
    : null
  return { opened, setOpened, refresh, failure: written.failure, acts }
}

export function ProductTypesPage() {
  const [typed, setTyped] = useState('')
  const [state, setState] = useState<State>('')
  const list = useTypes(useSettled(typed.trim()), state)
  const choices = useQuery({ queryKey: ['product-types', 'choices'], queryFn: () => read<TypeChoices>('/product-types/choices') })
  const { opened, setOpened, refresh, failure, acts } = useTypeActs()
  const add = acts && choices.data ? () => setOpened({ type: null }) : null
  useKeys({
    n: () => (add ? add() : false),
    '/': () => document.querySelector<HTMLInputElement>('input[type=search]')?.focus(),
  })
  const error = list.error ?? choices.error
  if (error) return <Failure error={error} onRetry={() => void Promise.all([list.refetch(), choices.refetch()])} />
  if (!list.data || !choices.data) return <Loading />
  const types = list.data.pages.flatMap((page) => page.types)
  const [{ total, isHosted }] = list.data.pages as [TypeListView]
  return (
    <>
      <div className={record.head}>
        <h1>{say.title()}</h1>
        {add && (
          <div className={record.acts}>
            <Button size="small" onClick={add}>
              <Icon name="plus" small /> {say.add()} <Key>N</Key>
            </Button>
          </div>
        )}
      </div>
      <p className={record.hint}>{say.hint()}</p>
      {isHosted && <Note kind="plain">{say.hosted()}</Note>}
      <RefusalNote failure={failure} />
      <div className={record.bar}>
        <div className={record.find}>
          <TextField label={say.find()} type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
        </div>
        <Segments
          label={say.which()}
          value={state}
          options={STATES.map((value) => ({ value, name: value === '' ? say.every() : say.states[value]() }))}
          onChange={setState}
        />
        <span className={styles.total} role="status">
          {total === 0 ? say.nothingFound() : say.total(total)}
        </span>
      </div>
      {types.length > 0 && <TypeTable types={types} names={namesByKey(choices.data.types)} acts={acts} />}
      {list.hasNextPage && (
        <Button className={record.more} isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {more()}
        </Button>
      )}
      {opened && <TypeDialog type={opened.type} choices={choices.data} onClose={() => setOpened(null)} onDone={refresh} />}
    </>
  )
}
