/** How to measure: a drawing with numbers, and a step for each of them. */
import type { Guide } from '#domain/catalog/guide/size-guide.ts'
import { howNote, howSteps, howTitle } from '#messages/goods/how-to-measure.ts'
import { Drawing } from './drawing.tsx'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './how-to-measure.module.css'

export function HowToMeasure({ guide }: { guide: Guide }) {
  return (
    <div className={styles.how}>
      <Drawing guide={guide} />
      <div>
        <h3 className={styles.title}>{howTitle()}</h3>
        <ol className={styles.steps}>
          {howSteps[guide].map(({ name, text }, at) => (
            <li key={name()}>
              <i aria-hidden="true">{at + 1}</i>
              <span>
                <b>{name()}:</b> {text()}
              </span>
            </li>
          ))}
        </ol>
        <p className={`${textStyles.small} ${textStyles.muted}`}>{howNote[guide]()}</p>
      </div>
    </div>
  )
}
