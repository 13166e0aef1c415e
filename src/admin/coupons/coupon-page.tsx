/** The page of a coupon, and of a new one: its fields, whether it may start, its trial on a cart, its uses. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { MAX_CODE_LENGTH } from '#domain/promotions/codes.ts'
import * as say from '#messages/admin/promotions/coupons.ts'
import { call, read } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { RefusalNote } from '#admin/client/refusal-note.tsx'
import { mayDo, useStaff } from '#admin/client/staff.ts'
import { useKeys } from '#admin/client/use-keys.ts'
import { useSettled } from '#admin/client/use-settled.ts'
import { useTitle } from '#admin/client/use-title.ts'
import { useWritten } from '#admin/client/use-written.ts'
import { AlsoHere, DraftOffer, keptWords } from '#admin/form/draft-notes.tsx'
import { useDraft, type DraftState } from '#admin/form/use-draft.ts'
import type { DraftView } from '#admin/schema/people/form-drafts.ts'
import { Button } from '#admin/ui/button.tsx'
import { TextField } from '#admin/ui/field.tsx'
import type { CouponPage as Opened, CouponWritten, CouponView } from '#admin/schema/promotions/coupons.ts'
import { couponPath } from './coupons-table.tsx'
import { CouponConflictDialog, type CouponConflict } from './coupon-conflict.tsx'
import {
  changedFields,
  EMPTY_FORM,
  formFromDraft,
  formOf,
  mergeForms,
  mixedForm,
  readForm,
  type CouponForm,
} from './coupon-form.ts'
import { ForWhichGoods, sectionName, WhatItDoes, WhoAndWhen } from './coupon-fields.tsx'
import { CouponUses } from './coupon-uses.tsx'
import { Gate, useFindings } from './gate.tsx'
import { CouponStateMark } from './state-mark.tsx'
import { Trial } from './trial.tsx'
import * as styles from '#admin/ui/record.module.css'

export function CouponPage() {
  const { code = '' } = useParams()
  const opened = useQuery({
    queryKey: ['coupons', 'one', code],
    queryFn: () => read<Opened>(`/coupons/${encodeURIComponent(code)}`),
  })
  if (opened.isPending) return <Loading />
  if (!opened.data) return <Failure error={opened.error} onRetry={() => void opened.refetch()} />
  return <Editor key={opened.data.coupon.code} opened={opened.data} />
}

export const NewCouponPage = () => <Editor opened={null} />

function useEditor(opened: Opened | null) {
  const saved = opened === null ? EMPTY_FORM : formOf(opened.coupon.terms, opened.goods)
  const [base, setBase] = useState(saved)
  const [form, setForm] = useState(saved)
  const [version, setVersion] = useState(opened?.coupon.version ?? '')
  const [code, setCode] = useState(opened?.coupon.code ?? '')
  const begin = (from: CouponForm, at: string) => {
    setBase(from)
    setForm(from)
    setVersion(at)
  }
  // A change of somebody else that was fetched meanwhile: nothing of one's own is lost by taking it.
  const isUntouched = changedFields(base, form).length === 0
  if (opened !== null && opened.coupon.version !== version && isUntouched) begin(saved, opened.coupon.version)
  /** Puts a draft into the form: what it began with may be older than the coupon. */
  const restore = ({ version: at, base: from, typed }: DraftView) => {
    begin(formFromDraft(from), String(at))
    setForm(formFromDraft(typed))
    if (opened === null && typeof typed.code === 'string') setCode(typed.code)
  }
  return { base, form, setForm, version, code, setCode, begin, restore }
}

/** The draft of what is unsaved: of a new coupon also its code. */
function useCouponDraft(opened: Opened | null, editor: ReturnType<typeof useEditor>, isOn: boolean): DraftState {
  const { base, form, version, code, restore } = editor
  const isChanged = changedFields(base, form).length > 0 || (opened === null && code !== '')
  const valuesOf = (values: CouponForm) => ({ ...values, ...(opened === null && { code }) }) as unknown as DraftView['typed']
  return useDraft({
    form: opened === null ? 'new-coupon' : `coupon/${opened.coupon.code}`,
    isOn,
    typed: isChanged ? { version, base: valuesOf(base), typed: valuesOf(form) } : null,
    hasNews: ({ typed }) => opened === null || changedFields(base, formFromDraft(typed)).length > 0,
    restore,
  })
}

type Terms = ReturnType<typeof readForm>['terms']

/** Sends the form: what was tried, and what to do once it is saved or somebody else was first. */
function useSending(opened: Opened | null, { base, code, begin }: ReturnType<typeof useEditor>, draft: DraftState) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const written = useWritten()
  const [conflict, setConflict] = useState<CouponConflict | null>(null)
  const [wasTried, setTried] = useState(false)
  const refresh = () => void queries.invalidateQueries({ queryKey: ['coupons'] })
  const done = ({ coupon }: CouponWritten, from: CouponForm) => {
    begin(from, coupon.version)
    refresh()
    if (opened !== null) return
    draft.drop()
    void navigate(couponPath(coupon.code), { replace: true })
  }
  const send = (wanted: CouponForm, version: string) => {
    const { terms: wantedTerms } = readForm(wanted)
    setTried(true)
    if (!wantedTerms || code.trim() === '') return
    const body = opened === null ? { code, terms: wantedTerms, reason: null } : { version, terms: wantedTerms, reason: null }
    written.write<CouponWritten>({
      call: () => call('POST', opened === null ? '/coupons' : `/coupons/${encodeURIComponent(code)}`, body),
      words: ({ coupon }) => say.saved({ code: coupon.code }),
      done: (data) => done(data, wanted),
      refused: ({ code: refusal, body: more }) => {
        const current = more?.current as CouponView | undefined
        if (refusal !== 'changed_meanwhile' || !current) return false
        const theirs = formOf(current.terms, [...wanted.goods, ...base.goods])
        const sides = { mine: wanted, theirs, merge: mergeForms(base, wanted, theirs) }
        if (sides.merge.conflicts.length === 0) send(mixedForm(sides, {}), current.version)
        else setConflict({ ...sides, version: current.version })
        return true
      },
    })
  }
  return { written, conflict, setConflict, wasTried, refresh, send }
}

function Editor({ opened }: { opened: Opened | null }) {
  const editor = useEditor(opened)
  const { base, form, setForm, code, begin } = editor
  const isReadOnly = !mayDo(useStaff(), 'promotions.change')
  const draft = useCouponDraft(opened, editor, !isReadOnly)
  const { written, conflict, setConflict, wasTried, refresh, send } = useSending(opened, editor, draft)
  const { terms, faults } = readForm(form)
  const settled = useSettled(JSON.stringify(terms))
  const settledTerms = JSON.parse(settled) as Terms
  const findings = useFindings(opened?.coupon.code ?? null, settledTerms)
  const unsaved = changedFields(base, form).length + (opened === null && code !== '' ? 1 : 0)
  useTitle(opened?.coupon.code ?? null)
  const save = () => send(form, editor.version)
  const discard = () => {
    begin(base, editor.version)
    if (opened === null) editor.setCode('')
  }
  const canSave = !isReadOnly && (opened === null || unsaved > 0)
  useKeys({ 'ctrl+s': () => canSave && save() })
  const fields = { form, faults: wasTried || opened !== null ? faults : {}, isReadOnly, onChange: setForm }
  return (
    <>
      <Head
        opened={opened}
        draft={draft}
        unsaved={unsaved}
        isReadOnly={isReadOnly}
        written={written}
        onSave={save}
        onDiscard={discard}
        onChanged={refresh}
      />
      <RefusalNote failure={written.failure} />
      <DraftOffer draft={draft} />
      <div className={styles.cols}>
        <div className={styles.form}>
          <Names opened={opened} code={code} wasTried={wasTried} fields={fields} onCode={editor.setCode} />
          <WhatItDoes {...fields} />
          <ForWhichGoods {...fields} />
          <WhoAndWhen {...fields} {...(opened && { used: { usage: opened.coupon.usage, held: opened.held } })} />
          {opened && <CouponUses opened={opened} />}
        </div>
        <div className={styles.rail}>
          <Gate findings={findings} />
          <Trial code={code.trim() || say.newCoupon()} terms={settledTerms} />
        </div>
      </div>
      {conflict && <Both conflict={conflict} onSettled={() => setConflict(null)} onSend={send} onBegin={begin} />}
    </>
  )
}

interface BothProps {
  conflict: CouponConflict
  onSettled: () => void
  onSend: (form: CouponForm, version: string) => void
  onBegin: (form: CouponForm, version: string) => void
}

/** Asks about fields that both changed; then saves, or begins with what the other person left. */
function Both({ conflict, onSettled, onSend, onBegin }: BothProps) {
  const after = (act: (form: CouponForm, version: string) => void) => (form: CouponForm, version: string) => {
    onSettled()
    act(form, version)
  }
  return <CouponConflictDialog conflict={conflict} onClose={onSettled} onChoose={after(onSend)} onTakeTheirs={after(onBegin)} />
}

interface NamesProps {
  opened: Opened | null
  code: string
  wasTried: boolean
  fields: { form: CouponForm; isReadOnly: boolean; onChange: (form: CouponForm) => void }
  onCode: (code: string) => void
}

/** The code, which stays once it is made, and the name. */
function Names({ opened, code, wasTried, fields: { form, isReadOnly, onChange }, onCode }: NamesProps) {
  return (
    <div className={styles.trio}>
      <TextField
        label={say.code()}
        hint={say.codeHint()}
        value={code}
        readOnly={opened !== null || isReadOnly}
        maxLength={MAX_CODE_LENGTH}
        autoCapitalize="characters"
        autoComplete="off"
        fault={wasTried && code.trim() === '' ? say.codeMissing() : undefined}
        onChange={(event) => onCode(event.target.value)}
      />
      <TextField
        label={say.name()}
        value={form.name}
        readOnly={isReadOnly}
        maxLength={100}
        onChange={(event) => onChange({ ...form, name: event.target.value })}
      />
    </div>
  )
}

interface HeadProps {
  opened: Opened | null
  draft: DraftState
  unsaved: number
  isReadOnly: boolean
  written: ReturnType<typeof useWritten>
  onSave: () => void
  onDiscard: () => void
  onChanged: () => void
}

function Head({ opened, draft, unsaved, isReadOnly, written, onSave, onDiscard, onChanged }: HeadProps) {
  const stop = (isStopped: boolean) => {
    const { code, version } = opened!.coupon
    written.write<CouponWritten>({
      call: () => call('POST', `/coupons/${encodeURIComponent(code)}/stop`, { version, isStopped, reason: null }),
      words: isStopped ? say.stopped({ code }) : say.resumed({ code }),
      done: onChanged,
    })
  }
  return (
    <div className={styles.head}>
      <h1>{opened?.coupon.code ?? say.newCoupon()}</h1>
      {opened && <CouponStateMark state={opened.coupon.state} />}
      <div className={styles.acts}>
        <AlsoHere draft={draft} sectionName={sectionName} />
        {isReadOnly && <span className={styles.count}>{say.readOnly()}</span>}
        {!isReadOnly && opened && (
          <>
            <Button kind={opened.coupon.isStopped ? 'plain' : 'destructive'} onClick={() => stop(!opened.coupon.isStopped)}>
              {opened.coupon.isStopped ? say.letGoOn() : say.stopNow()}
            </Button>
            <span className={styles.count} role="status">
              {unsaved > 0 ? [say.unsaved({ count: unsaved }), keptWords(draft)].filter(Boolean).join(', ') : say.noChanges()}
            </span>
          </>
        )}
        {!isReadOnly && !opened && (
          <span className={styles.count} role="status">
            {keptWords(draft)}
          </span>
        )}
        {!isReadOnly && unsaved > 0 && <Button onClick={onDiscard}>{say.discard()}</Button>}
        {!isReadOnly && (
          <Button
            kind="primary"
            isBusy={written.isBusy}
            disabled={opened !== null && unsaved === 0}
            aria-keyshortcuts="Control+S"
            onClick={onSave}
          >
            {opened ? say.save() : say.make()}
          </Button>
        )}
      </div>
    </div>
  )
}
