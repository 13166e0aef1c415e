/** The page of all size tables, with how to measure. */
import { fitOf } from '#domain/catalog/guide/fitting-size.ts'
import { guideRows, type Guide } from '#domain/catalog/guide/size-guide.ts'
import { STANDARD_TABLES } from '#domain/catalog/guide/standard-tables.ts'
import { standard } from '#messages/goods/how-to-measure.ts'
import * as text from '#messages/goods/size-guide.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Finder } from './finder.tsx'
import { GuideTable } from './guide-table.tsx'
import { HowToMeasure } from './how-to-measure.tsx'
import { useTaken } from './use-taken.ts'
import * as chipStyles from '#web/ui/chip.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './page.module.css'

export type SizeGuidePage = Record<string, never>

type StandardGuide = keyof typeof STANDARD_TABLES
const GUIDES_SHOWN = Object.keys(STANDARD_TABLES) as StandardGuide[]

export function Component() {
  return (
    <main id="main" className={layoutStyles.wrap} tabIndex={-1}>
      <Breadcrumb trail={[{ name: text.sizeGuide() }]} />
      <div className={styles.head}>
        <h1>{text.sizeGuide()}</h1>
        <p className={textStyles.lead}>{text.lead()}</p>
        <nav aria-label={text.tablesLabel()}>
          <ul className={styles.chips}>
            {GUIDES_SHOWN.map((guide) => (
              <li key={guide}>
                <a className={chipStyles.chip} href={`#${guide}`}>
                  {text.guideName[guide]()}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {GUIDES_SHOWN.map((guide) => (
        <Section key={guide} guide={guide} />
      ))}
      <p className={`${textStyles.small} ${textStyles.muted} ${styles.standard}`}>{standard()}</p>
    </main>
  )
}

function Section({ guide }: { guide: StandardGuide }) {
  const rows = guideRows(guide, STANDARD_TABLES[guide])
  const measures = useTaken(guide)
  const fit = fitOf(guide, rows, measures.taken)
  const isFitted = !ADULT.includes(guide)
  return (
    <div id={guide} className={styles.section}>
      <h2>{text.guideName[guide]()}</h2>
      <div className={styles.columns}>
        <GuideTable guide={guide} rows={rows} caption={text.guideName[guide]()} fits={fit?.status === 'now' ? fit.at : null} />
        <div className={styles.aside}>
          {isFitted && <Finder guide={guide} rows={rows} measures={measures} fit={fit} isProduct={false} />}
          <HowToMeasure guide={guide} />
        </div>
      </div>
    </div>
  )
}

const ADULT: readonly Guide[] = ['letter', 'cup']
