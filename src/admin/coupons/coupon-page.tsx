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
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { TextField } from '#admin/ui/field.tsx'
import type { CouponPage as Opened, CouponWritten, CouponView } from '#admin/schema/promotions/coupons.ts'
import { couponPath } from './coupons-table.tsx'
import { changedFields, EMPTY_FORM, formOf, mergeForms, readForm, type CouponForm } from './coupon-form.ts'
import { ForWhichGoods, WhatItDoes, WhoAndWhen } from './coupon-fields.tsx'
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

/** What both sides changed, until one is chosen. */
interface Conflict {
  merged: CouponForm
  theirs: CouponForm
  both: readonly (keyof CouponForm)[]
  version: string
}

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
  return { base, form, setForm, version, setVersion, code, setCode, begin }
}

type Terms = ReturnType<typeof readForm>['terms']

/** Sends the form: what was tried, and what to do once it is saved or somebody else was first. */
function useSending(opened: Opened | null, { base, code, begin }: ReturnType<typeof useEditor>) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const written = useWritten()
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [wasTried, setTried] = useState(false)
  const refresh = () => void queries.invalidateQueries({ queryKey: ['coupons'] })
  const done = ({ coupon }: CouponWritten, from: CouponForm) => {
    begin(from, coupon.version)
    refresh()
    if (opened === null) void navigate(couponPath(coupon.code), { replace: true })
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
        const { merged, both } = mergeForms(base, wanted, theirs)
        if (both.length === 0) send(merged, current.version)
        else setConflict({ merged, theirs, both, version: current.version })
        return both.length > 0
      },
    })
  }
  return { written, conflict, setConflict, wasTried, refresh, send }
}

function Editor({ opened }: { opened: Opened | null }) {
  const editor = useEditor(opened)
  const { base, form, setForm, code, begin } = editor
  const { written, conflict, setConflict, wasTried, refresh, send } = useSending(opened, editor)
  const isReadOnly = !mayDo(useStaff(), 'promotions.change')
  const { terms, faults } = readForm(form)
  const settled = useSettled(JSON.stringify(terms))
  const settledTerms = JSON.parse(settled) as Terms
  const findings = useFindings(opened?.coupon.code ?? null, settledTerms)
  const unsaved = changedFields(base, form).length + (opened === null && code !== '' ? 1 : 0)
  useTitle(opened?.coupon.code ?? null)
  const save = () => send(form, editor.version)
  const canSave = !isReadOnly && (opened === null || unsaved > 0)
  useKeys({ 'ctrl+s': () => canSave && save() })
  const fields = { form, faults: wasTried || opened !== null ? faults : {}, isReadOnly, onChange: setForm }
  return (
    <>
      <Head
        opened={opened}
        unsaved={unsaved}
        isReadOnly={isReadOnly}
        written={written}
        onSave={save}
        onDiscard={() => begin(base, editor.version)}
        onChanged={refresh}
      />
      <RefusalNote failure={written.failure} />
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
      {conflict && <ConflictDialog conflict={conflict} onClose={() => setConflict(null)} onChoose={send} />}
    </>
  )
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
  unsaved: number
  isReadOnly: boolean
  written: ReturnType<typeof useWritten>
  onSave: () => void
  onDiscard: () => void
  onChanged: () => void
}

function Head({ opened, unsaved, isReadOnly, written, onSave, onDiscard, onChanged }: HeadProps) {
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
        {isReadOnly && <span className={styles.count}>{say.readOnly()}</span>}
        {!isReadOnly && opened && (
          <>
            <Button kind={opened.coupon.isStopped ? 'plain' : 'destructive'} onClick={() => stop(!opened.coupon.isStopped)}>
              {opened.coupon.isStopped ? say.letGoOn() : say.stopNow()}
            </Button>
            <span className={styles.count} role="status">
              {unsaved > 0 ? say.unsaved({ count: unsaved }) : say.noChanges()}
            </span>
            {unsaved > 0 && <Button onClick={onDiscard}>{say.discard()}</Button>}
          </>
        )}
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

const FIELD_NAMES: Record<keyof CouponForm, () => string> = {
  name: say.name,
  type: say.whatItDoes,
  amount: say.amount,
  maxAmount: say.maxAmount,
  minPurchase: say.minPurchase,
  currency: say.currency,
  from: say.from,
  until: say.until,
  maxUses: say.maxUses,
  perCustomer: say.perCustomer,
  isForSignedIn: say.signedInOnly,
  scope: say.forWhichGoods,
  goods: say.forWhichGoods,
}

/** Two people changed the same fields: one of the two is chosen, everything else is kept from both. */
function ConflictDialog({
  conflict: { merged, theirs, both, version },
  onClose,
  onChoose,
}: {
  conflict: Conflict
  onClose: () => void
  onChoose: (form: CouponForm, version: string) => void
}) {
  const fields = [...new Set(both.map((field) => FIELD_NAMES[field]()))].join(', ')
  const choose = (form: CouponForm) => {
    onClose()
    onChoose(form, version)
  }
  return (
    <Dialog title={say.conflictTitle()} onClose={onClose}>
      <p>{say.conflictText({ fields })}</p>
      <div className={styles.acts}>
        <Button onClick={() => choose({ ...merged, ...Object.fromEntries(both.map((field) => [field, theirs[field]])) })}>
          {say.takeTheirs()}
        </Button>
        <Button kind="primary" onClick={() => choose(merged)}>
          {say.keepMine()}
        </Button>
      </div>
    </Dialog>
  )
}
