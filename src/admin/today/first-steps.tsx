/** What is to be done once in a shop that began empty, each step with the page where it is done. */
import { Link } from 'react-router'
import type { FirstStep } from '#domain/today/first-step.ts'
import * as say from '#messages/admin/today.ts'
import { usePages } from '#admin/client/page.ts'
import type { TodayView } from '#admin/schema/today.ts'
import { Icon } from '#admin/ui/icon.tsx'
import * as styles from './today.module.css'

const WAYS: Readonly<Record<FirstStep, string>> = {
  seller: '/settings/markets',
  delivery: '/settings/delivery',
  goods: '/import',
  published: '/products',
  home: '/pages',
  order: '/orders',
}

export function FirstSteps({ steps }: { steps: NonNullable<TodayView['steps']> }) {
  const pages = usePages()
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <section className={styles.steps} aria-labelledby="first-steps">
      <div className={styles.sectionHead}>
        <h2 id="first-steps">{say.firstSteps()}</h2>
        <span className={styles.muted}>{say.stepsDone({ done, all: steps.length })}</span>
      </div>
      <ol>
        {steps.map(({ step, isDone }) => (
          <li key={step} data-done={isDone || undefined}>
            {isDone && <Icon name="check-circle" small />}
            {pages.some(({ path }) => path === WAYS[step]) && !isDone ? (
              <Link to={WAYS[step]}>{say.steps[step]()}</Link>
            ) : (
              <span>{say.steps[step]()}</span>
            )}
            {isDone && <span className={styles.heard}>{say.isDone()}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
