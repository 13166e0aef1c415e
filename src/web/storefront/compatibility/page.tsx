/** Everything that fits with a product, and the answer whether what somebody has is among it. It works without JavaScript. */
import { contactHref } from '#domain/market/page-paths.ts'
import * as text from '#messages/goods/compatibility.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { Note } from '#web/ui/note.tsx'
import { tintClass } from '#web/ui/tint.ts'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as listStyles from './list.module.css'
import * as textStyles from '#web/ui/text.module.css'
import { AskWhetherItFits } from './ask.tsx'
import { CompatibleList, CompatibleRow } from './list.tsx'
import type { AnswerItem, CompatibilityPage } from './view.ts'
import * as styles from './page.module.css'

export function Component({ data }: { data: CompatibilityPage }) {
  const { product } = data
  return (
    <main id="main" className={`${layoutStyles.wrap} ${styles.page}`} tabIndex={-1}>
      <Breadcrumb trail={[...(product ? [{ name: product.name, href: product.href }] : []), { name: text.unnamed() }]} />
      {product ? <OfProduct data={data} product={product} /> : <OfNothing />}
    </main>
  )
}

function OfNothing() {
  return (
    <>
      <h1>{text.unnamed()}</h1>
      <p className={textStyles.lead}>{text.choose()}</p>
    </>
  )
}

function OfProduct({ data, product }: { data: CompatibilityPage; product: NonNullable<CompatibilityPage['product']> }) {
  const { own, answers, groups } = data
  return (
    <>
      <div className={styles.head}>
        <span className={`${styles.picture} ${tintClass[product.tint]}`}>
          <img src={product.image} alt="" width="400" height="500" />
        </span>
        <div>
          <h1>{text.pageTitle({ name: product.name })}</h1>
          <p>
            <a className={textStyles.link} href={product.href}>
              {text.back()}
            </a>
          </p>
        </div>
      </div>
      <AskWhetherItFits product={product.id} own={own} level={2} />
      {own !== '' && <Answers own={own} answers={answers} />}
      {groups.map(({ collection, name, items, count }) => (
        <section key={collection} className={styles.group} aria-label={name}>
          <h2 className={textStyles.h3}>{name}</h2>
          <CompatibleList items={items} />
          {items.length < count && (
            <p className={`${textStyles.small} ${textStyles.muted} ${styles.note}`}>
              {text.firstOf({ shown: items.length, count })}
            </p>
          )}
        </section>
      ))}
      {groups.length === 0 && <NoList />}
    </>
  )
}

const KIND_STYLES = { fits: styles.fits, differs: styles.differs, unknown: styles.unknown }

function NoList() {
  const market = useMarket()
  return (
    <div className={styles.note}>
      <Note kind="plain">
        {text.nothingStated()} <a href={contactHref(market)}>{text.askUs()}</a>
      </Note>
    </div>
  )
}

function Answers({ own, answers }: { own: string; answers: readonly AnswerItem[] }) {
  const market = useMarket()
  if (answers.length === 0)
    return (
      <div className={styles.note} role="status">
        <Note kind="warn">{text.notFound({ own })}</Note>
      </div>
    )
  return (
    <section className={styles.group} aria-label={text.answers()}>
      <h2 className={textStyles.h3}>{text.answers()}</h2>
      <ul className={listStyles.list}>
        {answers.map((one) => (
          <CompatibleRow key={one.product} item={one}>
            <p className={`${styles.answer} ${KIND_STYLES[one.is]}`}>{one.answer}</p>
            {one.why !== '' && <p className={listStyles.why}>{one.why}</p>}
          </CompatibleRow>
        ))}
      </ul>
      {answers.some(({ is }) => is === 'unknown') && (
        <p className={`${textStyles.small} ${textStyles.muted} ${styles.note}`}>
          {text.unknownHint()}{' '}
          <a className={textStyles.link} href={contactHref(market)}>
            {text.askUs()}
          </a>
        </p>
      )}
    </section>
  )
}
