/** Rules of what fits with what: listed, added, changed, removed. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as say from '#messages/admin/settings/compatibility.ts'
import { call, read } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { RefusalNote } from '#admin/client/refusal-note.tsx'
import { mayDo, useStaff } from '#admin/client/staff.ts'
import { useKeys } from '#admin/client/use-keys.ts'
import { useWritten } from '#admin/client/use-written.ts'
import type { RuleChanged, RulesView, RuleView } from '#admin/schema/settings/compatibility.ts'
import { Button } from '#admin/ui/button.tsx'
import { Icon } from '#admin/ui/icon.tsx'
import { Key } from '#admin/ui/key.tsx'
import { RuleDialog } from './rule-dialog.tsx'
import { nameOfRule } from './rule-words.ts'
import { RuleTable } from './rule-table.tsx'
import * as record from '#admin/ui/record.module.css'

const KEY = ['compatibility-rules']

export function CompatibilityRulesPage() {
  const queries = useQueryClient()
  const mayChange = mayDo(useStaff(), 'products.change')
  const [opened, setOpened] = useState<{ rule: RuleView | null } | null>(null)
  const written = useWritten()
  const list = useQuery({ queryKey: KEY, queryFn: () => read<RulesView>('/compatibility-rules') })
  useKeys({ n: () => (mayChange && list.data ? setOpened({ rule: null }) : false) })
  if (list.error) return <Failure error={list.error} onRetry={() => void list.refetch()} />
  if (!list.data) return <Loading />
  const { data } = list
  const refresh = () => {
    setOpened(null)
    void queries.invalidateQueries({ queryKey: KEY })
  }
  const remove = (rule: RuleView) =>
    written.write<RuleChanged>({
      call: () => call('POST', `/compatibility-rules/${rule.id}`, { version: rule.version, rule: null }),
      words: say.removed({ name: nameOfRule(rule, data) }),
      done: refresh,
      refused: () => {
        refresh()
        return false
      },
    })
  return (
    <>
      <div className={record.head}>
        <h1>{say.title()}</h1>
        <span className={record.count} role="status">
          {data.rules.length === 0 ? '' : say.total(data.rules.length)}
        </span>
        {mayChange && (
          <div className={record.acts}>
            <Button size="small" onClick={() => setOpened({ rule: null })}>
              <Icon name="plus" small /> {say.add()} <Key>N</Key>
            </Button>
          </div>
        )}
      </div>
      <p className={record.hint}>{data.rules.length === 0 ? say.none() : say.hint()}</p>
      <RefusalNote failure={written.failure} />
      {data.rules.length > 0 && (
        <RuleTable data={data} acts={mayChange ? { change: (rule) => setOpened({ rule }), remove } : null} />
      )}
      {opened && <RuleDialog rule={opened.rule} data={data} onClose={() => setOpened(null)} onDone={refresh} />}
    </>
  )
}
