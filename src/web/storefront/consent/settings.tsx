/** The settings: each purpose by itself, and who learns what. */
import { useId, useState } from 'react'
import { choiceOfAll, type AskedPurpose, type Choice, type ConsentRecord } from '#domain/consent/consent.ts'
import type { Purpose } from '#domain/consent/integrations.ts'
import { acceptAll, rejectAll } from '#messages/consent/banner.ts'
import { inOnePhrase } from '#messages/text.ts'
import * as text from '#messages/consent/settings.ts'
import { dateInWords } from '#messages/dates.ts'
import type { ConsentQuestion } from '#web/app/payload.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './settings.module.css'

interface Props {
  terms: ConsentQuestion
  record: ConsentRecord | null
  granted: readonly Purpose[]
  onChoose: (choice: Choice) => void
  /** Changes nothing. */
  onClose: () => void
}

export function Settings({ terms, record, granted, onChoose, onClose }: Props) {
  const id = useId()
  const [choice, setChoice] = useState<Choice>(() =>
    Object.fromEntries(terms.asked.map(({ purpose }) => [purpose, granted.includes(purpose)])),
  )
  return (
    <Dialog labelledBy={id} onClose={onClose}>
      <form
        className={styles.settings}
        onSubmit={(event) => {
          event.preventDefault()
          onChoose(choice)
        }}
      >
        <h2 id={id}>{text.settingsTitle()}</h2>
        <p className={`${textStyles.small} ${textStyles.muted} ${styles.now}`}>
          {record ? nowChosen(record, granted) : text.notChosen()} {text.askedAgain()}
        </p>
        <ul className={styles.rows}>
          <Necessary page={terms.page} />
          {terms.asked.map((asked) => (
            <Row
              key={asked.purpose}
              asked={asked}
              isOn={choice[asked.purpose] ?? false}
              onSwitch={(isOn) => setChoice({ ...choice, [asked.purpose]: isOn })}
            />
          ))}
        </ul>
        <div className={styles.acts}>
          <All name={rejectAll()} choose={() => onChoose(choiceOfAll(terms, false))} />
          <All name={acceptAll()} choose={() => onChoose(choiceOfAll(terms, true))} />
          <button className={`${buttonStyles.button} ${buttonStyles.secondary}`}>{text.save()}</button>
        </div>
      </form>
    </Dialog>
  )
}

const nowChosen = ({ at }: ConsentRecord, granted: readonly Purpose[]): string =>
  text.chosen({
    date: dateInWords(new Date(at)),
    purposes: inOnePhrase(
      [text.necessary, ...granted.map((purpose) => text.PURPOSE_NAMES[purpose])].map((name) => name().toLocaleLowerCase()),
    ),
  })

/** Both are the same button, whatever they answer. */
const All = ({ name, choose }: { name: string; choose: () => void }) => (
  <button type="button" className={`${buttonStyles.button} ${buttonStyles.dark}`} onClick={choose}>
    {name}
  </button>
)

function Necessary({ page }: { page: string | null }) {
  return (
    <li>
      <div>
        <b>{text.necessary()}</b>
        <p>{text.necessaryText()}</p>
        {page !== null && (
          <p>
            <a className={textStyles.link} href={page}>
              {text.wholeList()}
            </a>
          </p>
        )}
      </div>
      <Switch name={text.necessary()} isOn isFixed />
    </li>
  )
}

interface RowProps {
  asked: AskedPurpose
  isOn: boolean
  onSwitch: (isOn: boolean) => void
}

function Row({ asked: { purpose, recipients }, isOn, onSwitch }: RowProps) {
  const name = text.PURPOSE_NAMES[purpose]()
  return (
    <li>
      <div>
        <b>{name}</b>
        <p>{text.PURPOSE_TEXTS[purpose]()}</p>
        <details>
          <summary>{inOnePhrase(recipients)}</summary>
          <p>{text.PURPOSE_DETAILS[purpose]()}</p>
        </details>
      </div>
      <Switch name={name} isOn={isOn} onSwitch={onSwitch} />
    </li>
  )
}

function Switch({
  name,
  isOn,
  isFixed = false,
  onSwitch,
}: { name: string; isFixed?: boolean } & Partial<Pick<RowProps, 'onSwitch'>> & Pick<RowProps, 'isOn'>) {
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        aria-label={name}
        checked={isOn}
        disabled={isFixed}
        onChange={(event) => onSwitch?.(event.target.checked)}
      />
      <i />
    </label>
  )
}
