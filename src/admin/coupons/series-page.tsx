/** Series of single-use codes: drawn with what each of them gives, downloaded, stopped. */
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { csvRow } from '#domain/imports/csv-row.ts'
import { drawCode, isCodePrefix } from '#domain/promotions/codes.ts'
import { MOST_SERIES_CODES } from '#domain/promotions/coupon-terms.ts'
import * as coupon from '#messages/admin/promotions/coupons.ts'
import * as say from '#messages/admin/promotions/coupon-trial.ts'
import * as shell from '#messages/admin/shell.ts'
import { formatCount } from '#messages/text.ts'
import { call, read } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { RefusalNote } from '#admin/client/refusal-note.tsx'
import { mayDo, useStaff } from '#admin/client/staff.ts'
import { useWritten } from '#admin/client/use-written.ts'
import { Button } from '#admin/ui/button.tsx'
import { TextField } from '#admin/ui/field.tsx'
import { ReasonDialog } from '#admin/ui/reason-dialog.tsx'
import type { SeriesCodes, SeriesList, SeriesView } from '#admin/schema/promotions/coupons.ts'
import { EMPTY_FORM, readForm } from './coupon-form.ts'
import { ForWhichGoods, WhatItDoes, WhoAndWhen } from './coupon-fields.tsx'
import { Gate, useFindings } from './gate.tsx'
import { SeriesTable } from './series-table.tsx'
import * as styles from '#admin/ui/record.module.css'

const KEY = ['coupon-series']

/** What is asked before it is done. */
interface Asked {
  act: 'download' | 'stop'
  series: SeriesView
}

/** Returns the acts on series, and what the last of them did. */
function useSeriesActs() {
  const queries = useQueryClient()
  const { failure, isBusy, write } = useWritten()
  const refresh = () => void queries.invalidateQueries({ queryKey: KEY })
  const run = ({ act, series }: Asked, reason: string) => {
    if (act === 'stop')
      write<{ stopped: number }>({
        call: () => call('POST', `/coupon-series/${series.id}/stop`, { reason }),
        words: ({ stopped }) => say.codesStopped({ count: formatCount(stopped) }),
        done: refresh,
      })
    else
      write<SeriesCodes>({
        call: () => call('POST', `/coupon-series/${series.id}/codes`, { reason }),
        words: ({ name, codes }) => say.made(codes.length, { name }),
        done: download,
      })
  }
  const make = (body: NewBody) =>
    write<{ id: string }>({
      call: () => call('POST', '/coupon-series', body),
      words: say.made(body.count, { name: body.terms.name }),
      done: refresh,
    })
  return { failure, isBusy, run, make }
}

export function SeriesPage() {
  const mayChange = mayDo(useStaff(), 'promotions.change')
  const { failure, isBusy, run, make } = useSeriesActs()
  const [asked, setAsked] = useState<Asked | null>(null)
  const list = useInfiniteQuery({
    queryKey: KEY,
    queryFn: ({ pageParam }) => read<SeriesList>(`/coupon-series${pageParam === null ? '' : `?before=${pageParam}`}`),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })
  if (list.error) return <Failure error={list.error} onRetry={() => void list.refetch()} />
  const rows = list.data?.pages.flatMap(({ series }) => series) ?? []
  return (
    <>
      <div className={styles.head}>
        <h1>{coupon.uniqueCodes()}</h1>
      </div>
      <RefusalNote failure={failure} />
      {mayChange && <NewSeries isBusy={isBusy} onMake={make} />}
      <section className={styles.section}>
        <h2>{say.series()}</h2>
        {list.isPending && <Loading />}
        {list.data && rows.length === 0 && <p className={styles.hint}>{say.noSeries()}</p>}
        {rows.length > 0 && (
          <SeriesTable series={rows} mayChange={mayChange} onAsk={(act, series) => setAsked({ act, series })} />
        )}
        {list.hasNextPage && <Button onClick={() => void list.fetchNextPage()}>{shell.more()}</Button>}
      </section>
      {asked && (
        <ReasonDialog
          title={asked.act === 'stop' ? say.stopOf({ name: asked.series.name }) : say.downloadOf({ name: asked.series.name })}
          text={asked.act === 'stop' ? say.stopAsk() : say.downloadAsk()}
          act={asked.act === 'stop' ? coupon.stop() : say.download()}
          isDestructive={asked.act === 'stop'}
          onClose={() => setAsked(null)}
          onAct={(reason) => {
            setAsked(null)
            run(asked, reason)
          }}
        />
      )}
    </>
  )
}

/** Saves the codes as a CSV file. */
function download({ name, codes }: SeriesCodes): void {
  const { code, spent, stopped } = say.csvHead
  const yes = (is: boolean) => (is ? say.holds() : '')
  const rows = codes.map((one) => csvRow([one.code, yes(one.isSpent), yes(one.isStopped)]))
  const file = new Blob([csvRow([code(), spent(), stopped()]), ...rows], { type: 'text/csv' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `${name}.csv`
  link.click()
  URL.revokeObjectURL(link.href)
}

const SAMPLES = 4
/** The same letters each time: what is shown are no codes. */
function sampleLetters(at: number): (count: number) => number {
  let letter = at
  return (count) => (letter = (letter * SAMPLE_STEP + at) % count)
}
const SAMPLE_STEP = 7

interface NewBody {
  terms: NonNullable<ReturnType<typeof readForm>['terms']>
  prefix: string
  count: number
  reason: null
}

function NewSeries({ isBusy, onMake }: { isBusy: boolean; onMake: (body: NewBody) => void }) {
  const [form, setForm] = useState({ ...EMPTY_FORM, maxUses: '1' })
  const [prefix, setPrefix] = useState('')
  const [count, setCount] = useState('100')
  const [wasTried, setTried] = useState(false)
  const { terms, faults } = readForm(form)
  const findings = useFindings(null, terms)
  const wanted = Number(count.replaceAll('.', ''))
  const isCount = Number.isInteger(wanted) && wanted >= 1 && wanted <= MOST_SERIES_CODES
  const begin = prefix.trim().toUpperCase()
  const make = () => {
    setTried(true)
    if (terms && terms.name !== '' && isCount && isCodePrefix(begin))
      onMake({ terms, prefix: begin, count: wanted, reason: null })
  }
  const fields = { form, faults: wasTried ? faults : {}, isReadOnly: false, onChange: setForm }
  return (
    <div className={styles.cols}>
      <div className={styles.form}>
        <div className={styles.trio}>
          <TextField
            label={say.batchName()}
            value={form.name}
            maxLength={100}
            fault={wasTried && form.name.trim() === '' ? say.nameNeeded() : undefined}
            onChange={(event) => setForm({ ...form, name: event.target.value })}
          />
          <TextField
            label={say.howMany()}
            inputMode="numeric"
            value={count}
            fault={isCount ? undefined : coupon.wrongNumber()}
            onChange={(event) => setCount(event.target.value)}
          />
          <TextField
            label={say.beginsWith()}
            hint={say.prefixHint()}
            value={prefix}
            maxLength={20}
            fault={wasTried && !isCodePrefix(begin) ? shell.problems.series_prefix() : undefined}
            onChange={(event) => setPrefix(event.target.value)}
          />
        </div>
        <WhatItDoes {...fields} />
        <ForWhichGoods {...fields} />
        <WhoAndWhen {...fields} isSeries />
      </div>
      <div className={styles.rail}>
        <Shape begin={begin} count={isCount ? wanted : null} isBusy={isBusy} onMake={make} />
        <Gate findings={findings} />
      </div>
    </div>
  )
}

interface ShapeProps {
  begin: string
  /** How many are made; null while that is no number. */
  count: number | null
  isBusy: boolean
  onMake: () => void
}

/** What the codes will look like, and the button that makes them. */
function Shape({ begin, count, isBusy, onMake }: ShapeProps) {
  return (
    <section className={styles.panel}>
      <h2>{say.shape()}</h2>
      <ul className={styles.list}>
        {Array.from({ length: SAMPLES }, (_, at) => (
          <li key={at}>{drawCode('series', sampleLetters(at + 3), isCodePrefix(begin) ? begin : 'PUI')}</li>
        ))}
      </ul>
      <p className={styles.hint}>{say.shapeHint()}</p>
      <Button kind="primary" isBusy={isBusy} onClick={onMake}>
        {say.makeCodes({ count: count === null ? '…' : formatCount(count) })}
      </Button>
    </section>
  )
}
