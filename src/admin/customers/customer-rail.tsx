/** What stands beside the orders of a person: contact, addresses, credit, sessions, guest orders, notes. */
import { useState, type ReactNode } from 'react'
import { LONGEST_NOTE } from '#domain/customers/customer-view.ts'
import * as say from '#messages/admin/people/customers.ts'
import { countryInWords } from '#messages/countries.ts'
import { amountOf } from '#admin/ui/amount.tsx'
import { Button } from '#admin/ui/button.tsx'
import { TextAreaField } from '#admin/ui/field.tsx'
import { Icon } from '#admin/ui/icon.tsx'
import { Moment } from '#admin/ui/moment.tsx'
import { Whole } from '#admin/ui/text/whole.tsx'
import type { CustomerPageView } from '#admin/schema/customers.ts'
import * as styles from '#admin/ui/record.module.css'

/** Acts that ask for a reason first. */
export type AskedAct = 'disable' | 'enable' | 'reset' | 'verify' | 'sign-out' | 'merge' | 'copy'

interface Props {
  person: CustomerPageView
  mayChange: boolean
  onAsk: (act: AskedAct) => void
  onPost: (path: string, body: object) => void
}

export function Rail({ person, mayChange, onAsk, onPost }: Props) {
  const { addresses, vouchers, partnerships, sessions, guestOrders } = person
  return (
    <div className={styles.rail}>
      <Contact person={person} mayChange={mayChange} onAsk={onAsk} />
      <Addresses addresses={addresses} />
      {vouchers.length > 0 && (
        <Part title={say.vouchers()}>
          {vouchers.map(({ id, lastLetters, balance, amount, currency }) => (
            <p key={id}>
              …{lastLetters}: {amountOf(balance, currency)} / {amountOf(amount, currency)} {currency}
            </p>
          ))}
        </Part>
      )}
      {partnerships.length > 0 && (
        <Part title={say.partnerships()}>
          {partnerships.map(({ partner, isUsed }) => (
            <p key={partner}>
              {partner}: {isUsed === true ? say.codeUsed() : say.codeGiven()}
            </p>
          ))}
        </Part>
      )}
      <Sessions sessions={sessions} mayChange={mayChange} onAsk={onAsk} />
      {guestOrders > 0 && (
        <Part title={say.samePerson()}>
          <p>{say.guestOrders({ count: guestOrders })}</p>
          {mayChange && (
            <Button size="small" onClick={() => onAsk('merge')}>
              {say.merge()}
            </Button>
          )}
        </Part>
      )}
      <Notes notes={person.notes} mayChange={mayChange} onPost={onPost} />
    </div>
  )
}

function Contact({ person: { email, verifiedAt, phone }, mayChange, onAsk }: Omit<Props, 'onPost'>) {
  return (
    <Part title={say.contact()}>
      <p>
        <Whole of={email} />
      </p>
      <p className={styles.hint}>
        {verifiedAt === null ? (
          say.notVerified()
        ) : (
          <>
            {say.verifiedAt()} <Moment at={verifiedAt} />
          </>
        )}
      </p>
      {phone !== '' && <p>{phone}</p>}
      {mayChange && (
        <div className={styles.options}>
          <Button size="small" onClick={() => onAsk('reset')}>
            {say.resetLink()}
          </Button>
          {verifiedAt === null && (
            <Button size="small" onClick={() => onAsk('verify')}>
              {say.verifyLink()}
            </Button>
          )}
        </div>
      )}
    </Part>
  )
}

const Addresses = ({ addresses }: Pick<CustomerPageView, 'addresses'>) => (
  <Part title={say.addresses()}>
    {addresses.length === 0 && <p className={styles.hint}>{say.noAddresses()}</p>}
    {addresses.map(({ id, lines, country }) => (
      <p key={id} className={styles.hint}>
        {[...lines, countryInWords(country)].map((line) => (
          <span key={line}>
            {line}
            <br />
          </span>
        ))}
      </p>
    ))}
  </Part>
)

function Sessions({ sessions, mayChange, onAsk }: Pick<CustomerPageView, 'sessions'> & Pick<Props, 'mayChange' | 'onAsk'>) {
  return (
    <Part title={say.signedInOn()}>
      {sessions.length === 0 && <p className={styles.hint}>{say.nowhere()}</p>}
      {sessions.map(({ browser, lastUsedAt }) => (
        <p key={`${browser} ${lastUsedAt}`}>
          {browser}, <Moment at={lastUsedAt} />
        </p>
      ))}
      {mayChange && sessions.length > 0 && (
        <Button size="small" onClick={() => onAsk('sign-out')}>
          {say.signOut()}
        </Button>
      )}
    </Part>
  )
}

function Notes({ notes, mayChange, onPost }: Pick<CustomerPageView, 'notes'> & Pick<Props, 'mayChange' | 'onPost'>) {
  const [text, setText] = useState('')
  return (
    <Part title={say.notes()}>
      {notes.map((note) => (
        <div key={note.id} className={styles.line}>
          <span>{note.text}</span>
          {mayChange && (
            <Button
              kind="quiet"
              size="small"
              aria-label={say.removeNote()}
              onClick={() => onPost(`/notes/${note.id}/remove`, {})}
            >
              <Icon name="x" small />
            </Button>
          )}
          <small className={styles.hint}>
            {note.by}, <Moment at={note.at} />
          </small>
        </div>
      ))}
      {mayChange && (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            if (text.trim() === '') return
            onPost('/notes', { text: text.trim() })
            setText('')
          }}
        >
          <TextAreaField
            label={say.note()}
            hint={say.notesHint()}
            rows={3}
            value={text}
            maxLength={LONGEST_NOTE}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" size="small">
            {say.addNote()}
          </Button>
        </form>
      )}
    </Part>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.panel}>
    <h2>{title}</h2>
    {children}
  </section>
)
