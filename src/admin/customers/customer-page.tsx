/** The page of a person: orders, consents, addresses, notes, and what staff may do. Children are not on it (LAW-51). */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { formatFullName } from '#domain/customers/address.ts'
import * as say from '#messages/admin/people/customers.ts'
import { call, read, type Refused } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { RefusalNote } from '#admin/client/refusal-note.tsx'
import { mayDo, useStaff } from '#admin/client/staff.ts'
import { useTitle } from '#admin/client/use-title.ts'
import { useWritten } from '#admin/client/use-written.ts'
import { Amount } from '#admin/ui/amount.tsx'
import { Button } from '#admin/ui/button.tsx'
import { Changes } from '#admin/ui/changes.tsx'
import { MarketFlag } from '#admin/ui/market.tsx'
import { Moment } from '#admin/ui/moment.tsx'
import { ReasonDialog } from '#admin/ui/reason-dialog.tsx'
import type { CustomerPageView, CustomerWritten } from '#admin/schema/customers.ts'
import { Consents, Orders } from './customer-lists.tsx'
import { Rail, type AskedAct } from './customer-rail.tsx'
import { DetailsDialog } from './details-dialog.tsx'
import { EmailDialog, EraseDialog } from './person-dialogs.tsx'
import * as styles from '#admin/ui/record.module.css'

type Dialogs = 'details' | 'email' | 'erase'

/** What an act says before it is done. */
const ASKS: Record<AskedAct, { title: () => string; text: () => string }> = {
  disable: { title: say.disable, text: say.disableText },
  enable: { title: say.enable, text: say.enableText },
  reset: { title: say.resetLink, text: say.linkText },
  verify: { title: say.verifyLink, text: say.linkText },
  'sign-out': { title: say.signOut, text: say.signOutText },
  merge: { title: say.merge, text: say.mergeText },
  copy: { title: say.sendCopyTitle, text: say.sendCopyText },
}

/** Returns the address and the body of an act. */
function requestOf(act: AskedAct, { version }: CustomerPageView, reason: string): [path: string, body: object] {
  switch (act) {
    case 'disable':
    case 'enable':
      return ['/disable', { version, isDisabled: act === 'disable', reason }]
    case 'reset':
    case 'verify':
      return ['/link', { purpose: act, reason }]
    case 'sign-out':
    case 'merge':
    case 'copy':
      return [`/${act}`, { reason }]
  }
}

export function CustomerPage() {
  const { id = '' } = useParams()
  const opened = useQuery({
    queryKey: ['customers', 'one', id],
    queryFn: () => read<CustomerPageView>(`/customers/${id}`),
    retry: false,
  })
  if (opened.isPending) return <Loading />
  if (!opened.data) return <Failure error={opened.error} onRetry={() => void opened.refetch()} />
  return <Person key={id} person={opened.data} />
}

function Person({ person }: { person: CustomerPageView }) {
  const staff = useStaff()
  const queries = useQueryClient()
  const written = useWritten()
  const [asked, setAsked] = useState<AskedAct | null>(null)
  const [dialog, setDialog] = useState<Dialogs | null>(null)
  const name = formatFullName(person, person.language)
  useTitle(name)
  const refresh = () => void queries.invalidateQueries({ queryKey: ['customers'] })
  const post = (
    path: string,
    body: object,
    { done = refresh, refused }: { done?: () => void; refused?: (refusal: Refused) => boolean } = {},
  ) =>
    written.write<CustomerWritten>({
      call: () => call('POST', `/customers/${person.id}${path}`, body),
      words: say.done(),
      done,
      ...(refused && { refused }),
    })
  const mayChange = mayDo(staff, 'customers.change')
  return (
    <>
      <Head person={person} name={name} mayChange={mayChange} onAsk={setAsked} onDialog={setDialog} />
      <RefusalNote failure={written.failure} />
      <Figures person={person} />
      <div className={styles.cols}>
        <div>
          <Orders orders={person.orders} email={person.email} />
          <Consents consents={person.consents} />
          <PersonalData
            onCopy={() => setAsked('copy')}
            onErase={() => setDialog('erase')}
            mayErase={mayDo(staff, 'customers.erase')}
          />
          <Changes title={say.history()} changes={person.changes} wordsOf={say.actWords} />
        </div>
        <Rail person={person} mayChange={mayChange} onAsk={setAsked} onPost={post} />
      </div>
      {asked !== null && (
        <Question
          asked={asked}
          onClose={() => setAsked(null)}
          onAct={(reason) => {
            setAsked(null)
            post(...requestOf(asked, person, reason))
          }}
        />
      )}
      <PersonDialogs person={person} dialog={dialog} onClose={() => setDialog(null)} onSaved={refresh} />
    </>
  )
}

interface HeadProps {
  person: CustomerPageView
  name: string
  mayChange: boolean
  onAsk: (act: AskedAct) => void
  onDialog: (dialog: Dialogs) => void
}

function Head({ person, name, mayChange, onAsk, onDialog }: HeadProps) {
  return (
    <div className={styles.head}>
      <h1>{name}</h1>
      <MarketFlag market={person.market} isNamed />
      {person.disabledAt !== null && <span className={`${styles.state} ${styles.wrong}`}>{say.stopped()}</span>}
      {mayChange && (
        <div className={styles.acts}>
          <Button onClick={() => onDialog('details')}>{say.change()}</Button>
          <Button onClick={() => onDialog('email')}>{say.changeEmail()}</Button>
          <Button
            kind={person.disabledAt === null ? 'destructive' : 'plain'}
            onClick={() => onAsk(person.disabledAt === null ? 'disable' : 'enable')}
          >
            {person.disabledAt === null ? say.disable() : say.enable()}
          </Button>
        </div>
      )}
    </div>
  )
}

interface QuestionProps {
  asked: AskedAct
  onClose: () => void
  onAct: (reason: string) => void
}

const Question = ({ asked, onClose, onAct }: QuestionProps) => (
  <ReasonDialog
    title={ASKS[asked].title()}
    text={ASKS[asked].text()}
    act={ASKS[asked].title()}
    isDestructive={asked === 'disable'}
    onClose={onClose}
    onAct={onAct}
  />
)

interface DialogsProps {
  person: CustomerPageView
  dialog: Dialogs | null
  onClose: () => void
  onSaved: () => void
}

function PersonDialogs({ person, dialog, onClose, onSaved }: DialogsProps) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const sent = () => {
    onSaved()
    onClose()
  }
  const leave = () => {
    void navigate('/customers', { replace: true })
    queries.removeQueries({ queryKey: ['customers'] })
  }
  return (
    <>
      {dialog === 'details' && <DetailsDialog person={person} onClose={onClose} onSaved={onSaved} />}
      {dialog === 'email' && <EmailDialog person={person} onClose={onClose} onDone={sent} />}
      {dialog === 'erase' && <EraseDialog person={person} onClose={onClose} onDone={leave} />}
    </>
  )
}

/** What was ordered, paid and given back, in each currency apart. */
const Figures = ({ person: { figures, createdAt } }: { person: CustomerPageView }) => (
  <dl className={styles.figures}>
    {figures.map(({ currency, orders, paid, givenBack }) => (
      <div key={currency} className={styles.figures}>
        <div>
          <dt>{say.figures.orders()}</dt>
          <dd>{orders}</dd>
        </div>
        <div>
          <dt>{say.figures.paid()}</dt>
          <dd>
            <Amount amount={paid} currency={currency} />
          </dd>
        </div>
        {givenBack > 0 && (
          <div>
            <dt>{say.figures.givenBack()}</dt>
            <dd>
              <Amount amount={givenBack} currency={currency} />
            </dd>
          </div>
        )}
      </div>
    ))}
    <div>
      <dt>{say.figures.since()}</dt>
      <dd>
        <Moment at={createdAt} />
      </dd>
    </div>
  </dl>
)

function PersonalData({ onCopy, onErase, mayErase }: { onCopy: () => void; onErase: () => void; mayErase: boolean }) {
  return (
    <section className={styles.section}>
      <h2>{say.personalData()}</h2>
      <div className={styles.trio}>
        <div className={styles.panel}>
          <h3>{say.sendCopyTitle()}</h3>
          <p className={styles.hint}>{say.sendCopyText()}</p>
          <Button onClick={onCopy}>{say.sendCopy()}</Button>
        </div>
        <div className={styles.panel}>
          <h3>{say.eraseTitle()}</h3>
          <p className={styles.hint}>{say.eraseText()}</p>
          {mayErase && (
            <Button kind="destructive" onClick={onErase}>
              {say.erase()}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}
