/** The size guide of a product, from the right. */
import { useState, type KeyboardEvent } from 'react'
import { fitsOf } from '#domain/customers/fit.ts'
import { BAND_SIZES } from '#domain/content/belly-band.ts'
import { FITTED_BY, fitOf, type SizeFit } from '#domain/catalog/guide/fitting-size.ts'
import { guideRows, type Guide, type GuideRow } from '#domain/catalog/guide/size-guide.ts'
import { STANDARD_TABLES } from '#domain/catalog/guide/standard-tables.ts'
import { sizeGuideHref } from '#domain/market/page-paths.ts'
import { standard } from '#messages/goods/how-to-measure.ts'
import * as text from '#messages/goods/size-guide.ts'
import { sizeTable } from '#messages/product.ts'
import { Egg } from '#web/storefront/fit/egg.tsx'
import { useChildren, type Fitted } from '#web/storefront/fit/fitting.ts'
import { lineOfSizes } from '#web/storefront/fit/size-lines.ts'
import { Finder } from '#web/storefront/size-guide/finder.tsx'
import { GuideTable } from '#web/storefront/size-guide/guide-table.tsx'
import { HowToMeasure } from '#web/storefront/size-guide/how-to-measure.tsx'
import { useTaken } from '#web/storefront/size-guide/use-taken.ts'
import { CloseButton, Drawer } from '#web/ui/dialog.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { variantOf, type Choice } from './choice.ts'
import type { ProductView, SizeView } from './view.ts'
import * as buttonStyles from '#web/ui/button.module.css'
import * as dialogStyles from '#web/ui/dialog.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './size-drawer.module.css'

interface Props {
  data: ProductView
  guide: Guide
  choice: Choice
  onChoose: (choice: Choice) => void
  onClose: () => void
}

/** Tables that stand beside that of the product. */
const OTHERS = ['body', 'shoe', 'head'] as const
type Tab = 'own' | (typeof OTHERS)[number]

/** The sizes of this product with their measures, which one fits now, and how to measure; beside them the tables of other goods. */
export default function SizeDrawer({ data, guide, choice, onChoose, onClose }: Props) {
  const market = useMarket()
  const [tab, setTab] = useState<Tab>('own')
  const rows = rowsOf(data, guide)
  const measures = useTaken(guide)
  const fit = fitOf(guide, rows, measures.taken)
  const best = useBest(data.sizes, fit)
  const choose = (size: number) => {
    onChoose({ ...choice, size })
    onClose()
  }
  const tabs: Tab[] = ['own', ...OTHERS.filter((one) => one !== guide)]
  return (
    <Drawer className={dialogStyles.wideDrawer} labelledBy={TITLE} onClose={onClose}>
      <header>
        <h2 id={TITLE}>{sizeTable()}</h2>
        <CloseButton onClose={onClose} />
      </header>
      <Tabs tabs={tabs} tab={tab} onTab={setTab} />
      <div className={dialogStyles.scroll} role="tabpanel" id={PANEL} aria-labelledby={tabId(tab)}>
        <div className={styles.content}>
          {tab === 'own' ? (
            <>
              <Children sizes={data.sizes} />
              {FITTED_BY[guide].length > 0 && <Finder guide={guide} rows={rows} measures={measures} fit={fit} isProduct />}
              <OwnTable {...{ data, guide, rows, choice, best, choose }} />
              <HowToMeasure guide={guide} />
            </>
          ) : (
            <OtherTable guide={tab} />
          )}
          <p className={`${textStyles.extraSmall} ${textStyles.muted}`}>
            {standard()}{' '}
            <a className={textStyles.link} href={sizeGuideHref(market)}>
              {text.allTables()}
            </a>
          </p>
        </div>
      </div>
      {tab === 'own' && best !== null && (
        <footer>
          <button
            type="button"
            className={`${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.wide}`}
            onClick={() => choose(best)}
          >
            {text.chooseSize({ size: data.sizes[best]!.label })}
          </button>
        </footer>
      )}
    </Drawer>
  )
}

const TITLE = 'size-table'
const PANEL = 'size-table-panel'
const tabId = (tab: Tab): string => `size-table-${tab}`

const rowsOf = ({ sizes, calculator }: ProductView, guide: Guide): GuideRow[] =>
  guideRows(
    guide,
    sizes.flatMap(({ size }) => size ?? []),
    calculator?.sizes ?? BAND_SIZES,
  )

/** Returns the size to choose: the one that fits what was measured, else the one that the youngest child wears now; null for none. */
function useBest(sizes: readonly SizeView[], fit: SizeFit | null): number | null {
  const { children, today } = useChildren()
  if (fit) return fit.status === 'now' ? fit.at : null
  for (const child of children) {
    const at = wornNow(child, sizes, today)
    if (at >= 0) return at
  }
  return null
}

/** Of several that fit now the largest; -1 where nothing does, or the sizes are not by age. */
function wornNow({ birth }: Fitted, sizes: readonly SizeView[], today: string): number {
  const ages = sizes.flatMap((size) => size.ages ?? [])
  return ages.length === sizes.length ? fitsOf(birth, ages, today).lastIndexOf('now') : -1
}

/** What each child of the account wears now and next. */
function Children({ sizes }: { sizes: readonly SizeView[] }) {
  const { children, today } = useChildren()
  const sized = sizes.flatMap(({ label, ages }) => (ages ? [{ label, ages }] : []))
  const lines = children.flatMap((child) => lineOfSizes(child, sized, today))
  if (lines.length === 0) return null
  return (
    <ul className={styles.children}>
      {lines.map(({ wearers, words }) => (
        <li key={words}>
          {wearers.map((child) => (
            <Egg key={child.place} child={child} />
          ))}
          {words}
        </li>
      ))}
    </ul>
  )
}

interface OwnTableProps {
  data: ProductView
  guide: Guide
  rows: readonly GuideRow[]
  choice: Choice
  best: number | null
  choose: (size: number) => void
}

function OwnTable({ data, guide, rows, choice, best, choose }: OwnTableProps) {
  const { children, today } = useChildren()
  const wearers = data.sizes.map((_, at) =>
    children
      .filter((child) => wornNow(child, data.sizes, today) === at)
      .map((child) => <Egg key={child.place} child={child} title={child.name} />),
  )
  const actions = data.sizes.map(({ label }, at) => (
    <Action
      key={label}
      label={label}
      isAvailable={(variantOf(data, { ...choice, size: at })?.max ?? 0) > 0}
      isChosen={choice.size === at}
      onChoose={() => choose(at)}
    />
  ))
  return (
    <GuideTable
      guide={guide}
      rows={rows}
      caption={`${text.guideName[guide]()}: ${data.name}`}
      fits={best}
      marks={{ chosen: choice.size, wearers, actions }}
    />
  )
}

interface ActionProps {
  label: string
  isAvailable: boolean
  isChosen: boolean
  onChoose: () => void
}

function Action({ label, isAvailable, isChosen, onChoose }: ActionProps) {
  return (
    <span className={styles.action}>
      <span className={isAvailable ? styles.there : styles.out}>{isAvailable ? text.available() : text.soldOut()}</span>
      <button
        type="button"
        className={`${buttonStyles.button} ${isChosen ? buttonStyles.dark : buttonStyles.quiet} ${buttonStyles.small}`}
        aria-label={isChosen ? text.chosenNamed({ size: label }) : text.chooseNamed({ size: label })}
        aria-pressed={isChosen}
        onClick={onChoose}
      >
        {isChosen ? text.chosen() : text.choose()}
      </button>
    </span>
  )
}

function OtherTable({ guide }: { guide: Exclude<Tab, 'own'> }) {
  const rows = guideRows(guide, STANDARD_TABLES[guide])
  const measures = useTaken(guide)
  const fit = fitOf(guide, rows, measures.taken)
  return (
    <>
      <Finder guide={guide} rows={rows} measures={measures} fit={fit} isProduct={false} />
      <GuideTable guide={guide} rows={rows} caption={text.guideName[guide]()} fits={fit?.status === 'now' ? fit.at : null} />
      <HowToMeasure guide={guide} />
    </>
  )
}

/** Tabs as in the ARIA practices: one of them is in the order of the keyboard, arrows go to the others. */
function Tabs({ tabs, tab, onTab }: { tabs: readonly Tab[]; tab: Tab; onTab: (tab: Tab) => void }) {
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length]!
    onTab(next)
    document.getElementById(tabId(next))?.focus()
  }
  return (
    <div className={styles.tabs} role="tablist" aria-label={text.tablesLabel()}>
      {tabs.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={tabId(one)}
          aria-selected={one === tab}
          aria-controls={PANEL}
          tabIndex={one === tab ? 0 : -1}
          className={one === tab ? styles.on : undefined}
          onClick={() => onTab(one)}
          onKeyDown={onKeyDown}
        >
          {one === 'own' ? text.thisProduct() : text.guideName[one]()}
        </button>
      ))}
    </div>
  )
}
