/** A new campaign: its name, its dates and its sentence; it is off until somebody switches it on. */
import { useState } from 'react'
import { localTime } from '#domain/content/campaign.ts'
import { LAYOUTS, type Layout } from '#domain/content/layout.ts'
import { LOCALES, MARKETS, perLocale, type Locale } from '#domain/market/market.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import * as say from '#messages/admin/content/campaigns.ts'
import { begin } from '#messages/admin/content/pages.ts'
import { cancel } from '#messages/admin/shell.ts'
import { markets } from '#messages/admin/today.ts'
import { useActs } from '#admin/client/acts.tsx'
import { call } from '#admin/client/calls.browser.ts'
import { useSentForm } from '#admin/client/use-form.ts'
import { choiceName } from '#admin/editor/editing.ts'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { SelectField, TextField } from '#admin/ui/field.tsx'
import { Note } from '#admin/ui/note.tsx'
import type { CampaignChanged } from '#admin/schema/campaigns.ts'
import * as styles from './campaigns.module.css'

interface Props {
  now: string
  onClose: () => void
  onMade: (key: string) => void
}

/** Midnight after so many days, by the clock of the first market. */
const midnight = (now: string, days: number): string =>
  `${localTime(Date.parse(now) + days * DAY_MS, LOCALES[0]).split('T')[0]}T00:00`

const FIRST_DAY = 1
const LAST_DAY = 4

interface Made {
  key: string
  layout: Layout
  starts: string
  ends: string
  bar: Record<Locale, string>
}

const MOMENTS = { starts: say.starts, ends: say.ends }

const Fields = ({ made, onChange, isTaken }: { made: Made; onChange: (made: Made) => void; isTaken: boolean }) => (
  <>
    <TextField
      label={say.name()}
      hint={say.nameHint()}
      fault={isTaken ? say.nameTaken() : undefined}
      required
      pattern="[a-z0-9][a-z0-9\-]*"
      value={made.key}
      onChange={(event) => onChange({ ...made, key: event.target.value })}
    />
    <SelectField
      label={say.layout()}
      value={made.layout}
      onChange={(event) => onChange({ ...made, layout: event.target.value as Layout })}
    >
      {LAYOUTS.map((layout) => (
        <option key={layout} value={layout}>
          {choiceName('layout', layout)}
        </option>
      ))}
    </SelectField>
    {(['starts', 'ends'] as const).map((name) => (
      <TextField
        key={name}
        label={MOMENTS[name]()}
        hint={say.localHint()}
        type="datetime-local"
        required
        value={made[name]}
        onChange={(event) => onChange({ ...made, [name]: event.target.value })}
      />
    ))}
    {LOCALES.map((locale) => (
      <TextField
        key={locale}
        label={`${say.bar()}: ${markets[locale]()}`}
        lang={MARKETS[locale].language}
        required
        value={made.bar[locale]}
        onChange={(event) => onChange({ ...made, bar: { ...made.bar, [locale]: event.target.value } })}
      />
    ))}
  </>
)

export function NewDialog({ now, onClose, onMade }: Props) {
  const { told } = useActs()
  const [isTaken, setTaken] = useState(false)
  const { isBusy, failure, send } = useSentForm((code) => {
    setTaken(code === 'changed_meanwhile')
    return code === 'changed_meanwhile'
  })
  const [made, setMade] = useState<Made>(() => ({
    key: '',
    layout: LAYOUTS[0],
    starts: midnight(now, FIRST_DAY),
    ends: midnight(now, LAST_DAY),
    bar: perLocale(() => ''),
  }))
  const submit = () => {
    const { bar, ...values } = made
    const text = perLocale((locale) => ({ bar: bar[locale], title: '', lead: '', action: '' }))
    const campaign = { ...values, markets: LOCALES, isOn: false, link: null, picture: null, narrow: null, text }
    send(
      () => call<CampaignChanged>('POST', '/campaigns', { campaign, version: null }),
      ({ entries }) => {
        told(say.done.begun({ name: made.key }), entries)
        onMade(made.key)
      },
    )
  }
  return (
    <Dialog title={say.newCampaign()} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {failure !== null && <Note kind="bad">{failure}</Note>}
        <Fields made={made} onChange={setMade} isTaken={isTaken} />
        <div className={styles.formActs}>
          <Button onClick={onClose}>{cancel()}</Button>
          <Button type="submit" kind="primary" isBusy={isBusy}>
            {begin()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
