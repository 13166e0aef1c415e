/** The pages of imports, feeds and exports, as tabs; the steps of one import. */
import { NavLink } from 'react-router'
import * as say from '#messages/admin/imports.ts'
import { feeds } from '#messages/admin/settings/feeds.ts'
import * as styles from './imports.module.css'

export function Tabs() {
  return (
    <>
      <h1 className={styles.title}>{say.importAndExport()}</h1>
      <nav className={styles.tabs} aria-label={say.importAndExport()}>
        <NavLink to="/import" end>
          {say.importTab()}
        </NavLink>
        <NavLink to="/import/history">{say.history()}</NavLink>
        <NavLink to="/feeds">{feeds()}</NavLink>
        <NavLink to="/import/export">{say.exportTab()}</NavLink>
      </nav>
    </>
  )
}

const STEPS = ['file', 'columns', 'difference', 'done'] as const
export type Step = (typeof STEPS)[number]

export function Steps({ at }: { at: Step }) {
  return (
    <ol className={styles.steps} aria-label={say.steps()}>
      {STEPS.map((step) => (
        <li key={step} aria-current={step === at ? 'step' : undefined}>
          {say.stepNames[step]()}
        </li>
      ))}
    </ol>
  )
}
