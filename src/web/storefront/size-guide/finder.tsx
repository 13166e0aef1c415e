/** Which size fits now: what a visitor measures, and the answer. */
import { useId, useState } from 'react'
import { FITTED_BY, type SizeFit, type TakenMeasure } from '#domain/catalog/guide/fitting-size.ts'
import type { Guide, GuideRow } from '#domain/catalog/guide/size-guide.ts'
import * as text from '#messages/goods/size-guide.ts'
import { TextField } from '#web/ui/field.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { toast } from '#web/ui/toasts.browser.ts'
import { LONGEST_MEASURE } from './child-measures.browser.ts'
import { fitText } from './fit-text.ts'
import type { TakenMeasures } from './use-taken.ts'
import * as scriptStyles from '#web/ui/script.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './finder.module.css'

interface Props {
  guide: Guide
  rows: readonly GuideRow[]
  measures: TakenMeasures
  fit: SizeFit | null
  isProduct: boolean
}

/** Nothing typed here leaves the browser (LAW-51): the fields have no names, so that nothing reaches an address without scripts. */
export function Finder({ guide, rows, measures, fit, isProduct }: Props) {
  const id = useId()
  const isTyped = FITTED_BY[guide].some((measure) => (measures.typed[measure] ?? '') !== '')
  const forget = () => {
    measures.forget()
    toast(text.forgotten())
  }
  return (
    <div className={`${styles.finder} ${scriptStyles.live}`} role="group" aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {text.fitsNowTitle()}
      </h3>
      <div className={styles.fields}>
        {FITTED_BY[guide].map((measure) => (
          <MeasureField key={measure} id={`${guide}-${measure}`} measure={measure} measures={measures} />
        ))}
      </div>
      <div role="status">{fit && <Answer {...{ guide, rows, measures, fit, isProduct }} />}</div>
      <p className={`${textStyles.extraSmall} ${textStyles.muted}`}>
        {isTyped ? text.keptHere() : text.typeHint()}{' '}
        {isTyped && (
          <button type="button" className={`${textStyles.link} ${styles.forget}`} onClick={forget}>
            {text.forget()}
          </button>
        )}
      </p>
    </div>
  )
}

/** What is wrong is said when the field is left: half a number is not wrong yet. */
function MeasureField({ id, measure, measures }: { id: string; measure: TakenMeasure; measures: TakenMeasures }) {
  const [isLeft, setLeft] = useState(true)
  return (
    <TextField
      id={id}
      label={text.takenLabel[measure]()}
      span=""
      inputMode={measure === 'age' ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={LONGEST_MEASURE}
      value={measures.typed[measure] ?? ''}
      error={(isLeft && measures.wrong(measure)) || undefined}
      aria-required={undefined}
      onFocus={() => setLeft(false)}
      onBlur={() => setLeft(true)}
      onChange={(event) => measures.type(measure, event.target.value)}
    />
  )
}

function Answer({ guide, rows, measures, fit, isProduct }: Props & { fit: SizeFit }) {
  const { locale } = useMarket()
  const { title, notes } = fitText({ guide, rows, taken: measures.taken, fit, locale, isProduct })
  return (
    <div className={styles.answer}>
      <p>
        <b>{title}</b>
      </p>
      {notes.length > 0 && <p className={textStyles.small}>{notes.join(' ')}</p>}
    </div>
  )
}
