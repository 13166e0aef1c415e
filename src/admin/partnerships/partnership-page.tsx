/** The page of a partnership, and of a new one: what it says, who may have a code, its codes. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import * as say from '#messages/admin/promotions/partnerships.ts'
import { locale } from '#messages/text.ts'
import { call, read, type Answer } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { useTitle } from '#admin/client/use-title.ts'
import { useRecordForm, type RecordForm, type Saved } from '#admin/form/record-form.ts'
import { FormFailure, SaveButtons } from '#admin/form/save-buttons.tsx'
import type { PartnershipPageView, PartnershipWritten, ReachView } from '#admin/schema/promotions/partnerships.ts'
import { CodesSection } from './codes-section.tsx'
import { useMayChange } from './may-change.ts'
import { labelOf } from './labels.ts'
import { PartnershipActs } from './partnership-acts.tsx'
import { Words } from './partnership-fields.tsx'
import { EMPTY_VALUES, readValues, valuesOf, type PartnershipValues } from './partnership-form.ts'
import { PartnershipRail } from './partnership-rail.tsx'
import { PhaseMark } from './phase-mark.tsx'
import { RuleFields } from './rule-fields.tsx'
import { SourceFields } from './source-fields.tsx'
import * as styles from '#admin/ui/record.module.css'

const keyOf = (id: string) => ['partnerships', 'one', id]
const readOne = (id: string) => read<PartnershipPageView>(`/partnerships/${id}`)

const currentOf = ({ partnership: { fields, version }, goods }: PartnershipPageView) => ({
  values: valuesOf(fields, goods),
  version,
})

/** Sends a form that can be read; otherwise says what is wrong, field by field. */
async function sent(
  values: PartnershipValues,
  given: number,
  send: (fields: ReturnType<typeof readValues>['fields']) => Promise<Answer<PartnershipWritten>>,
): Promise<Answer<PartnershipWritten>> {
  const { fields, faults } = readValues(values, given)
  if (Object.keys(faults).length > 0) return { ok: false, code: 'validation_failed', fields: faults }
  return send(fields)
}

export function PartnershipPage() {
  const { id = '' } = useParams()
  const opened = useQuery({ queryKey: keyOf(id), queryFn: () => readOne(id) })
  if (opened.isPending) return <Loading />
  if (!opened.data) return <Failure error={opened.error} onRetry={() => void opened.refetch()} />
  return <Partnership key={id} opened={opened.data} />
}

export function NewPartnershipPage() {
  const [made, setMade] = useState<string | null>(null)
  const navigate = useNavigate()
  const of: RecordForm<PartnershipValues> = useRecordForm<PartnershipValues>({
    id: 'new-partnership',
    current: { values: EMPTY_VALUES, version: 0 },
    labelOf,
    saved: say.created,
    save: async (values): Promise<Answer<Saved>> => {
      of.form.clearErrors()
      const answer = await sent(values, 0, (partnership) => call('POST', '/partnerships', { partnership }))
      if (answer.ok) setMade(answer.data.id)
      return answer
    },
    reload: () => Promise.resolve({ values: EMPTY_VALUES, version: 0 }),
  })
  const { isDirty } = of.form.formState
  // Once nothing is unsaved the page may be left without a question.
  useEffect(() => {
    if (made !== null && !isDirty) void navigate(`/partnerships/${made}`, { replace: true })
  }, [made, isDirty, navigate])
  useTitle(say.newPartnership())
  return (
    <>
      <div className={styles.head}>
        <h1>{say.newPartnership()}</h1>
        <div className={styles.acts}>
          <SaveButtons of={of} />
        </div>
      </div>
      <FormFailure of={of} />
      <div className={styles.cols}>
        <div className={styles.form}>
          <Words of={of} />
          <RuleFields of={of} isReadOnly={false} reach={null} />
          <SourceFields of={of} isReadOnly={false} isFixed={false} />
        </div>
        <PartnershipRail values={of.form.watch()} reach={null} />
      </div>
    </>
  )
}

function Partnership({ opened }: { opened: PartnershipPageView }) {
  const { partnership } = opened
  const { id, taken } = partnership
  const mayChange = useMayChange()
  const queries = useQueryClient()
  const reach = useQuery({
    queryKey: ['partnerships', 'reach', id],
    queryFn: () => read<ReachView>(`/partnerships/${id}/reach`),
  })
  const of: RecordForm<PartnershipValues> = useRecordForm<PartnershipValues>({
    id: `partnership/${id}`,
    current: currentOf(opened),
    labelOf,
    save: async (values, version): Promise<Answer<Saved>> => {
      of.form.clearErrors()
      return sent(values, taken, (fields) => call('POST', `/partnerships/${id}`, { version, partnership: fields }))
    },
    reload: async () => {
      await queries.invalidateQueries({ queryKey: ['partnerships'] })
      return currentOf(await queries.fetchQuery({ queryKey: keyOf(id), queryFn: () => readOne(id) }))
    },
  })
  useTitle(partnership.partner)
  const hasCodes = taken > 0 || (partnership.source !== 'generator' && (partnership.left ?? 0) > 0)
  return (
    <>
      <div className={styles.head}>
        <h1>{`${partnership.partner}: ${partnership.titles[locale()]}`}</h1>
        <PhaseMark phase={partnership.phase} />
        <div className={styles.acts}>
          {mayChange && <PartnershipActs partnership={partnership} />}
          {mayChange && <SaveButtons of={of} />}
        </div>
      </div>
      <FormFailure of={of} />
      <div className={styles.cols}>
        <div className={styles.form}>
          <fieldset className={styles.form} disabled={!mayChange}>
            <Words of={of} />
            <RuleFields of={of} isReadOnly={!mayChange} reach={reach.data ? say.customersToday(reach.data.eligible) : null} />
            <SourceFields of={of} isReadOnly={!mayChange} isFixed={hasCodes} />
          </fieldset>
          <CodesSection opened={opened} mayChange={mayChange} />
        </div>
        <PartnershipRail values={of.form.watch()} reach={reach.data ?? null} />
      </div>
      <p className={styles.hint}>{say.commandName({ key: partnership.key })}</p>
    </>
  )
}
