/** Block of questions and answers; the first is open. */
import { Written } from '#web/blocks/blocks.tsx'
import type { BlockViews } from '#web/storefront/blocks/view.ts'
import { Icon } from '#web/ui/icon.tsx'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as besideStyles from './beside.module.css'
import * as styles from './faq.module.css'

export default function Faq({ title, lead, questions }: BlockViews['faq']) {
  return (
    <section className={`${layoutStyles.section} ${layoutStyles.wrap}`}>
      <div className={besideStyles.beside}>
        <div>
          <h2>{title}</h2>
          {lead && <p className={`${textStyles.muted} ${styles.lead}`}>{lead}</p>}
        </div>
        <div>
          {questions.map(({ question, answer }, i) => (
            <details key={i} className={styles.question} open={i === 0}>
              <summary>
                {question}
                <Icon name="caret-down" />
              </summary>
              <div className={styles.answer}>
                <Written blocks={answer} />
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
