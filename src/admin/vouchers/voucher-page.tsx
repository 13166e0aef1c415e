/** The page of a gift voucher: its credit, its ledger, and what staff may do with it. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { cancel } from '#messages/admin/shell.ts'
import * as say from '#messages/admin/promotions/vouchers.ts'
import { call, read } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { RefusalNote } from '#admin/client/refusal-note.tsx'
import { mayDo, useStaff } from '#admin/client/staff.ts'
import { useTitle } from '#admin/client/use-title.ts'
import { useWritten } from '#admin/client/use-written.ts'
import { Amount, amountOf } from '#admin/ui/amount.tsx'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { TextField } from '#admin/ui/field.tsx'
import { focusFirst } from '#admin/ui/focus-first.ts'
import { MarketFlag } from '#admin/ui/market.tsx'
import { Moment } from '#admin/ui/moment.tsx'
import { ReasonDialog } from '#admin/ui/reason-dialog.tsx'
import { TableHead } from '#admin/ui/table-head.tsx'
import type { VoucherPageView, VoucherWritten } from '#admin/schema/promotions/vouchers.ts'
import * as styles from '#admin/ui/record.module.css'
import * as table from '#admin/ui/table.module.css'

type Asked = 'stop' | 'send' | 'prolong'

export function VoucherPage() {
  const { id = '' } = useParams()
  const opened = useQuery({ queryKey: ['vouchers', 'one', id], queryFn: () => read<VoucherPageView>(`/vouchers/${id}`) })
  if (opened.isPending) return <Loading />
  if (!opened.data) return <Failure error={opened.error} onRetry={() => void opened.refetch()} />
  return <Voucher opened={opened.data} />
}

function Voucher({ opened }: { opened: VoucherPageView }) {
  const { voucher, ledger, hasRecipient } = opened
  const mayChange = mayDo(useStaff(), 'promotions.change')
  const queries = useQueryClient()
  const written = useWritten()
  const [asked, setAsked] = useState<Asked | null>(null)
  const title = say.title({ letters: voucher.lastLetters })
  useTitle(title)
  const refresh = () => void queries.invalidateQueries({ queryKey: ['vouchers'] })
  const post = (path: string, body: object) => {
    setAsked(null)
    written.write<VoucherWritten>({
      call: () => call('POST', `/vouchers/${voucher.id}/${path}`, body),
      words: say.done(),
      done: refresh,
    })
  }
  const isOpen = voucher.state !== 'stopped'
  return (
    <>
      <Head voucher={voucher} title={title} mayAct={mayChange && isOpen} hasRecipient={hasRecipient} onAsk={setAsked} />
      <RefusalNote failure={written.failure} />
      <p className={styles.hint}>{say.hidden()}</p>
      <Facts opened={opened} />
      <Ledger ledger={ledger} currency={voucher.currency} />
      <Questions asked={asked} version={voucher.version} onClose={() => setAsked(null)} onPost={post} />
    </>
  )
}

interface HeadProps extends Pick<VoucherPageView, 'voucher' | 'hasRecipient'> {
  title: string
  mayAct: boolean
  onAsk: (asked: Asked) => void
}

function Head({ voucher, title, mayAct, hasRecipient, onAsk }: HeadProps) {
  return (
    <div className={styles.head}>
      <MarketFlag market={voucher.market} isNamed />
      <h1>{title}</h1>
      <span className={styles.state}>{say.states[voucher.state]()}</span>
      {mayAct && (
        <div className={styles.acts}>
          {hasRecipient && <Button onClick={() => onAsk('send')}>{say.sendAgain()}</Button>}
          {voucher.validUntil !== null && <Button onClick={() => onAsk('prolong')}>{say.prolong()}</Button>}
          <Button kind="destructive" onClick={() => onAsk('stop')}>
            {say.stop()}
          </Button>
        </div>
      )}
    </div>
  )
}

function Facts({ opened: { voucher, order, mailedAt } }: { opened: VoucherPageView }) {
  return (
    <>
      <dl className={styles.figures}>
        <div>
          <dt>{say.columns.credit()}</dt>
          <dd>
            <Amount amount={voucher.balance} currency={voucher.currency} />
          </dd>
        </div>
        <div>
          <dt>{say.columns.start()}</dt>
          <dd>
            <Amount amount={voucher.amount} currency={voucher.currency} />
          </dd>
        </div>
        <div>
          <dt>{say.columns.until()}</dt>
          <dd>{voucher.validUntil === null ? say.noEnd() : <Moment at={voucher.validUntil} />}</dd>
        </div>
      </dl>
      <dl className={`${styles.facts} ${styles.section}`}>
        <dt>{say.boughtIn()}</dt>
        <dd>{order === null ? say.given() : <Link to={`/orders?view=all&words=${order}`}>{order}</Link>}</dd>
        <dt>{say.columns.forWhom()}</dt>
        <dd>{voucher.name}</dd>
        <dt>{say.mailed()}</dt>
        <dd>{mailedAt === null ? say.notMailed() : <Moment at={mailedAt} />}</dd>
      </dl>
    </>
  )
}

interface QuestionsProps extends Pick<VoucherPageView['voucher'], 'version'> {
  asked: Asked | null
  onClose: () => void
  onPost: (path: string, body: object) => void
}

/** The dialog of the act that was asked for. */
function Questions({ asked, version, onClose, onPost }: QuestionsProps) {
  return (
    <>
      {asked === 'stop' && (
        <ReasonDialog
          title={say.stop()}
          text={say.stopText()}
          act={say.stop()}
          isDestructive
          onClose={onClose}
          onAct={(reason) => onPost('stop', { reason })}
        />
      )}
      {asked === 'send' && (
        <ReasonDialog
          title={say.sendAgain()}
          text={say.sendAgainText()}
          act={say.sendAgain()}
          onClose={onClose}
          onAct={(reason) => onPost('send', { reason })}
        />
      )}
      {asked === 'prolong' && (
        <ProlongDialog onClose={onClose} onAct={(until, reason) => onPost('prolong', { version, until, reason })} />
      )}
    </>
  )
}

function Ledger({ ledger, currency }: Pick<VoucherPageView, 'ledger'> & Pick<VoucherPageView['voucher'], 'currency'>) {
  const { when, what, change, after } = say.ledgerColumns
  const credits = ledger.map((_, at) => ledger.slice(0, at + 1).reduce((sum, { amount }) => sum + amount, 0))
  return (
    <section className={styles.section}>
      <h2>{say.ledger()}</h2>
      <div className={table.wrap}>
        <table className={table.table}>
          <TableHead columns={[when(), what(), { number: change() }, { number: after() }]} />
          <tbody>
            {ledger.map(({ at, kind, amount, order }, index) => (
              <tr key={`${at} ${kind} ${order}`}>
                <th scope="row">
                  <Moment at={at} />
                </th>
                <td>{say.moves[kind]({ order: order ?? '' })}</td>
                <td className={table.number}>{amountOf(amount, currency)}</td>
                <td className={table.number}>{amountOf(credits[index]!, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.hint}>{say.ledgerHint()}</p>
    </section>
  )
}

function ProlongDialog({ onClose, onAct }: { onClose: () => void; onAct: (until: string, reason: string) => void }) {
  const [until, setUntil] = useState('')
  const [reason, setReason] = useState('')
  return (
    <Dialog title={say.prolong()} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (until !== '') onAct(until, reason)
        }}
      >
        <TextField
          label={say.until()}
          type="date"
          required
          ref={focusFirst}
          value={until}
          onChange={(event) => setUntil(event.target.value)}
        />
        <TextField
          label={say.reason()}
          required
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className={styles.acts}>
          <Button onClick={onClose}>{cancel()}</Button>
          <Button type="submit" kind="primary">
            {say.prolong()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
