/** A list of contents: views by state, words, the state of every language, who wrote last. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { TextState } from '#domain/content/text-state.ts'
import { LOCALES } from '#domain/market/market.ts'
import * as say from '#messages/admin/content/pages.ts'
import { markets } from '#messages/admin/today.ts'
import { locale as staffLocale } from '#messages/text.ts'
import { read } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { mayDo, useStaff } from '#admin/client/staff.ts'
import { QUIET_MS } from '#admin/client/typing.ts'
import { useKeys } from '#admin/client/use-keys.ts'
import { StateMark } from '#admin/editor/state-mark.tsx'
import { Button } from '#admin/ui/button.tsx'
import { TextField } from '#admin/ui/field.tsx'
import { Key } from '#admin/ui/key.tsx'
import { MarketFlag } from '#admin/ui/market.tsx'
import { Moment } from '#admin/ui/moment.tsx'
import { Note } from '#admin/ui/note.tsx'
import type { ContentArea, ContentList, ListedContent } from '#admin/schema/content.ts'
import { BeginDialog, type BegunKind } from './begin-dialog.tsx'
import { partName } from './part-name.ts'
import * as table from '#admin/ui/table.module.css'
import * as styles from './content.module.css'

const VIEWS = ['all', 'shown', 'planned', 'changed', 'draft'] as const
type View = (typeof VIEWS)[number]

interface Props {
  area: ContentArea
  title: string
  /** Kinds that are begun here, the first by the key N. */
  begins: readonly { kind: BegunKind; words: () => string }[]
  /** Columns before the state. */
  columns: readonly { name: string; cell: (content: ListedContent) => ReactNode }[]
  isListed: (content: ListedContent) => boolean
  /** Where a content is edited. */
  pathOf: (content: Pick<ListedContent, 'id'>) => string
  count: (count: number) => string
  children?: ReactNode
}

const hasState = ({ texts }: ListedContent, view: View): boolean => view === 'all' || texts.some(({ state }) => state === view)

/** What stands for the whole content: what needs a look first. */
const ORDER: readonly TextState[] = ['planned', 'changed', 'draft', 'shown']
const wholeState = ({ texts }: ListedContent) => texts.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state))[0]!

/** Returns the title in the language of the person; parts of the shop's own pages have names of their own. */
export const titleOf = (content: ListedContent): string =>
  partName(content) ?? ((content.texts.find((one) => one.locale === staffLocale()) ?? content.texts[0])?.title || content.name)

export const useContents = (area: ContentArea, words = '') =>
  useQuery({
    queryKey: ['content', area, words],
    queryFn: () => read<ContentList>(`/content?${new URLSearchParams({ area, ...(words !== '' && { words }) }).toString()}`),
    placeholderData: (before: ContentList | undefined) => before,
    staleTime: 0,
  })

interface Begun {
  kind: BegunKind
  words: () => string
  copied?: ListedContent
}

const Begin = ({ begun, ...acts }: { begun: Begun; onClose: () => void; onBegun: (id: number) => void }) => (
  <BeginDialog
    kind={begun.kind}
    title={begun.words()}
    {...(begun.copied && {
      copied: {
        id: begun.copied.id,
        titles: Object.fromEntries(begun.copied.texts.map(({ locale, title }) => [locale, title])),
      },
    })}
    {...acts}
  />
)

export function ContentListPage({ area, title, begins, columns, isListed, pathOf, count, children }: Props) {
  const [search, setSearch] = useSearchParams()
  const view = VIEWS.find((one) => one === search.get('view')) ?? 'all'
  const words = search.get('words') ?? ''
  const list = useContents(area, words)
  const goTo = useNavigate()
  const [begun, setBegun] = useState<Begun | null>(null)
  const mayChange = mayDo(useStaff(), 'content.change') && list.data?.service === null
  const all = list.data?.contents.filter(isListed) ?? []
  const rows = all.filter((one) => hasState(one, view))
  useKeys({
    n: () => (mayChange && begins[0] ? setBegun(begins[0]) : false),
    '/': () => document.querySelector<HTMLInputElement>('input[type=search]')?.focus(),
  })
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(search)
    if (value === '' || value === 'all') next.delete(name)
    else next.set(name, value)
    setSearch(next, { replace: true })
  }
  return (
    <>
      <div className={styles.head}>
        <h1>{title}</h1>
        {mayChange &&
          begins.map((one, at) => (
            <Button key={one.kind} kind={at === 0 ? 'primary' : 'plain'} onClick={() => setBegun(one)}>
              {one.words()} {at === 0 && <Key>N</Key>}
            </Button>
          ))}
      </div>
      {list.data && list.data.service !== null && <Note kind="plain">{say.elsewhere({ service: list.data.service })}</Note>}
      <ViewTabs all={all} view={view} onView={(next) => set('view', next)} />
      <Find words={words} onFind={(next) => set('words', next)} />
      {list.isPending && <Loading />}
      {list.error !== null && <Failure error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && rows.length === 0 && <p role="status">{say.nothingFound()}</p>}
      {rows.length > 0 && (
        <Table
          title={title}
          rows={rows}
          columns={columns}
          pathOf={pathOf}
          onCopy={mayChange ? (copied) => setBegun({ kind: copied.kind as BegunKind, words: say.copy, copied }) : null}
        />
      )}
      <p className={styles.foot}>
        {count(rows.length)} <i className={styles.behind} aria-hidden="true" /> {say.behind()}
      </p>
      {children}
      {begun && <Begin begun={begun} onClose={() => setBegun(null)} onBegun={(id) => void goTo(pathOf({ id }))} />}
    </>
  )
}

interface ViewTabsProps {
  all: readonly ListedContent[]
  view: View
  onView: (view: View) => void
}

const ViewTabs = ({ all, view, onView }: ViewTabsProps) => (
  <nav className={styles.views} aria-label={say.state()}>
    {VIEWS.map((one) => (
      <button key={one} type="button" aria-pressed={one === view} onClick={() => onView(one)}>
        {say.views[one]()} <small>{all.filter((content) => hasState(content, one)).length}</small>
      </button>
    ))}
  </nav>
)

interface TableProps extends Pick<Props, 'title' | 'columns' | 'pathOf'> {
  rows: readonly ListedContent[]
  /** Null for who may not. */
  onCopy: ((content: ListedContent) => void) | null
}

/** Kinds that can be copied. */
const COPIED: readonly string[] = ['page', 'article'] satisfies BegunKind[]

const Table = ({ title, rows, columns, pathOf, onCopy }: TableProps) => (
  <div className={table.wrap}>
    <table className={table.table}>
      <caption className={table.hidden}>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{say.page()}</th>
          {columns.map(({ name }) => (
            <th key={name} scope="col" className={styles.wide}>
              {name}
            </th>
          ))}
          <th scope="col">{say.languages()}</th>
          <th scope="col">{say.state()}</th>
          <th scope="col" className={styles.wide}>
            {say.changed()}
          </th>
          {onCopy && <th scope="col">{say.actions()}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((one) => (
          <Row
            key={one.id}
            content={one}
            columns={columns}
            path={pathOf(one)}
            onCopy={onCopy && COPIED.includes(one.kind) ? () => onCopy(one) : undefined}
            hasActs={onCopy !== null}
          />
        ))}
      </tbody>
    </table>
  </div>
)

function Find({ words, onFind }: { words: string; onFind: (words: string) => void }) {
  const [typed, setTyped] = useState(words)
  useEffect(() => {
    if (typed === words) return
    const timer = setTimeout(() => onFind(typed), QUIET_MS)
    return () => clearTimeout(timer)
  })
  return (
    <div className={styles.find}>
      <TextField label={say.find()} type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
    </div>
  )
}

interface RowProps {
  content: ListedContent
  columns: Props['columns']
  path: string
  onCopy: (() => void) | undefined
  hasActs: boolean
}

function Row({ content, columns, path, onCopy, hasActs }: RowProps) {
  const last = content.texts.toSorted((a, b) => (a.draftAt < b.draftAt ? 1 : -1))[0]!
  const whole = wholeState(content)
  const source = content.texts.find(({ locale }) => locale === LOCALES[0])
  return (
    <tr>
      <th scope="row">
        <Link to={path}>{titleOf(content)}</Link>
      </th>
      {columns.map(({ name, cell }) => (
        <td key={name} className={styles.wide}>
          {cell(content)}
        </td>
      ))}
      <td>
        <span className={styles.flags}>
          {LOCALES.map((locale) => {
            const text = content.texts.find((one) => one.locale === locale)
            if (!text) return null
            const state = say.states[text.state]()
            const isBehind = source !== undefined && text.draftAt < source.draftAt
            return (
              <span
                key={locale}
                data-off={text.state === 'draft' || undefined}
                title={say.stateIn({ market: markets[locale](), state })}
              >
                <MarketFlag market={locale} />
                <span className={table.hidden}>{say.stateIn({ market: markets[locale](), state })}</span>
                {isBehind && <i className={styles.behind} title={say.behind()} />}
              </span>
            )
          })}
        </span>
      </td>
      <td>
        <StateMark state={whole.state} at={whole.publishAt} />
        {content.isFixed && <small className={table.muted}> {say.fixedByLaw()}</small>}
      </td>
      <td className={styles.wide}>
        {last.who}, <Moment at={last.draftAt} />
      </td>
      {hasActs && (
        <td>
          {onCopy && (
            <Button kind="link" onClick={onCopy}>
              {say.copy()}
              <span className={table.hidden}>: {titleOf(content)}</span>
            </Button>
          )}
        </td>
      )}
    </tr>
  )
}
