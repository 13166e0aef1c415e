/** Publishing: the languages that are complete, now or all at one moment; what is missing leads to its field. */
import { useState, type ReactNode } from 'react'
import { localTime, momentOf } from '#domain/content/campaign.ts'
import { LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import * as say from '#messages/admin/content/publishing.ts'
import { markets } from '#messages/admin/today.ts'
import { plainMoment } from '#messages/dates.ts'
import { cancel } from '#messages/admin/shell.ts'
import { call } from '#admin/client/calls.browser.ts'
import { useSentForm } from '#admin/client/use-form.ts'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { TextField } from '#admin/ui/field.tsx'
import { MarketFlag } from '#admin/ui/market.tsx'
import { Note } from '#admin/ui/note.tsx'
import type { ContentChanged, StoryView } from '#admin/schema/content.ts'
import { fieldName } from './editing.ts'
import type { PlacedFault } from './use-document.ts'
import * as styles from './editor.module.css'

interface Props {
  story: StoryView
  faults: readonly PlacedFault[]
  /** Whether a moment is what was asked for. */
  isPlan: boolean
  onClose: () => void
  onFault: (fault: PlacedFault) => void
  onDone: (changed: ContentChanged, words: string) => void
}

/** The clock of the first market, for all of them. */
const CLOCK = LOCALES[0]

const versionsOf = (story: StoryView, locales: readonly Locale[]) =>
  Object.fromEntries(story.texts.filter(({ locale }) => locales.includes(locale)).map(({ locale, version }) => [locale, version]))

/** What is published, when, and the calls. */
function usePublishing({ story, faults, isPlan, onDone }: Props) {
  const ready = story.texts.filter(({ locale }) => !faults.some((fault) => fault.locale === locale)).map(({ locale }) => locale)
  const [chosen, setChosen] = useState<readonly Locale[]>(() =>
    ready.filter((locale) => story.texts.find((one) => one.locale === locale)!.state !== 'shown'),
  )
  const [isLater, setLater] = useState(isPlan)
  const [at, setAt] = useState(() => localTime(Math.ceil((Date.now() + HOUR_MS) / HOUR_MS) * HOUR_MS, CLOCK))
  const { isBusy, failure, send } = useSentForm()
  const locales = LOCALES.filter((locale) => chosen.includes(locale) && ready.includes(locale))
  const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(at) ? new Date(momentOf(at.slice(0, 16), CLOCK)) : null
  const publish = () =>
    send(
      () =>
        call<ContentChanged>('POST', `/content/${story.id}/publish`, {
          texts: versionsOf(story, locales),
          at: isLater ? (moment?.toISOString() ?? null) : null,
          reason: null,
        }),
      (changed) => onDone(changed, isLater && moment ? say.planned({ when: plainMoment(at) }) : say.published()),
    )
  const planned = story.texts.filter(({ publishAt }) => publishAt !== null).map(({ locale }) => locale)
  const unplan = () =>
    send(
      () => call<ContentChanged>('POST', `/content/${story.id}/unplan`, { texts: versionsOf(story, planned), reason: null }),
      (changed) => onDone(changed, say.unplanned()),
    )
  const mayPublish = locales.length > 0 && !(isLater && moment === null)
  return { chosen, setChosen, isLater, setLater, at, setAt, isBusy, failure, locales, mayPublish, publish, planned, unplan }
}

export function PublishDialog(props: Props) {
  const { story, faults, onClose, onFault } = props
  const { chosen, setChosen, isLater, setLater, at, setAt, isBusy, failure, locales, mayPublish, publish, planned, unplan } =
    usePublishing(props)
  return (
    <Dialog title={say.publishTitle()} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (mayPublish) publish()
        }}
      >
        {failure && <Note kind="bad">{failure}</Note>}
        <fieldset className={styles.choices}>
          <legend className={styles.label}>{say.whichLanguages()}</legend>
          {story.texts.map(({ locale, state }) => (
            <Language
              key={locale}
              locale={locale}
              state={state}
              faults={faults.filter((fault) => fault.locale === locale)}
              isChosen={chosen.includes(locale)}
              onChoose={(is) => setChosen(is ? [...chosen, locale] : chosen.filter((one) => one !== locale))}
              onFault={onFault}
            />
          ))}
        </fieldset>
        <When isLater={isLater} onLater={setLater} at={at} onAt={setAt} />
        <div className={styles.acts}>
          {planned.length > 0 && (
            <Button kind="destructive" isBusy={isBusy} onClick={unplan}>
              {say.takePlanBack()}
            </Button>
          )}
          <Button onClick={onClose}>{cancel()}</Button>
          <Button type="submit" kind="primary" isBusy={isBusy} disabled={!mayPublish}>
            {isLater ? say.planCount(locales.length) : say.publishCount(locales.length)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

interface WhenProps {
  isLater: boolean
  onLater: (isLater: boolean) => void
  /** On the clock of the first market. */
  at: string
  onAt: (at: string) => void
}

const When = ({ isLater, onLater, at, onAt }: WhenProps) => (
  <fieldset className={styles.choices}>
    <legend className={styles.label}>{say.when()}</legend>
    <Radio isOn={!isLater} onChoose={() => onLater(false)}>
      {say.now()}
    </Radio>
    <Radio isOn={isLater} onChoose={() => onLater(true)}>
      {say.atMoment()}
    </Radio>
    {isLater && (
      <TextField
        label={say.moment()}
        hint={say.momentHint({ market: markets[CLOCK]() })}
        type="datetime-local"
        required
        value={at}
        onChange={(event) => onAt(event.target.value)}
      />
    )}
  </fieldset>
)

const Radio = ({ isOn, onChoose, children }: { isOn: boolean; onChoose: () => void; children: ReactNode }) => (
  <label>
    <input type="radio" name="when" checked={isOn} onChange={onChoose} /> {children}
  </label>
)

interface LanguageProps {
  locale: Locale
  state: StoryView['texts'][number]['state']
  faults: readonly PlacedFault[]
  isChosen: boolean
  onChoose: (is: boolean) => void
  onFault: (fault: PlacedFault) => void
}

const MOST_FAULTS = 6

function Language({ locale, state, faults, isChosen, onChoose, onFault }: LanguageProps) {
  const isReady = faults.length === 0
  return (
    <div>
      <label>
        <input
          type="checkbox"
          checked={isChosen && isReady}
          disabled={!isReady}
          onChange={(event) => onChoose(event.target.checked)}
        />
        <MarketFlag market={locale} /> <span lang={MARKETS[locale].language}>{markets[locale]()}</span>
        <small>{isReady ? (state === 'shown' ? say.noChanges() : say.complete()) : say.missing(faults.length)}</small>
      </label>
      {!isReady && (
        <ul className={styles.faultList}>
          {faults.slice(0, MOST_FAULTS).map((fault) => (
            <li key={`${fault.block} ${fault.path.join('/')}`}>
              <Button kind="link" onClick={() => onFault(fault)}>
                {fault.path
                  .filter((part) => typeof part === 'string')
                  .map(fieldName)
                  .join(' · ')}
                : {say.faults[fault.code]()}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
