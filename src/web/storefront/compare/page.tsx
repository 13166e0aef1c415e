/** Prams or seats side by side; it works without JavaScript. */
import { useEffect } from 'react'
import { COMPARED_AT_ONCE } from '#domain/catalog/comparison.ts'
import { BOOT_LITRES } from '#domain/catalog/boot.ts'
import { href } from '#domain/market/market.ts'
import * as text from '#messages/goods/compare.ts'
import { no, yes } from '#messages/product.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TextField } from '#web/ui/field.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { Note } from '#web/ui/note.tsx'
import { Price } from '#web/ui/price.tsx'
import { tintClass } from '#web/ui/tint.ts'
import * as buttonStyles from '#web/ui/button.module.css'
import * as emptyStyles from '#web/ui/empty.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as priceStyles from '#web/ui/price.module.css'
import * as tableStyles from '#web/ui/table.module.css'
import * as textStyles from '#web/ui/text.module.css'
import { keepCompared } from './state/compared.browser.ts'
import type { ComparedProduct, ComparedRow, ComparePage } from './view.ts'
import * as styles from './page.module.css'

export function Component({ data }: { data: ComparePage }) {
  const { kind, ids } = data
  const named = ids.join()
  useEffect(() => {
    if (kind) keepCompared(kind, named.split(','))
  }, [kind, named])
  return (
    <main id="main" className={`${layoutStyles.wrap} ${styles.page}`} tabIndex={-1}>
      <Breadcrumb trail={[{ name: text.title() }]} />
      <h1>{text.title()}</h1>
      {data.isMixed && kind && <Note kind="warn">{text.isMixed()}</Note>}
      {kind ? <Comparison data={data} /> : <Empty drawing={data.drawing} />}
    </main>
  )
}

function Empty({ drawing }: { drawing: string }) {
  return (
    <div className={emptyStyles.empty}>
      {drawing && <img src={drawing} alt="" width="160" height="200" />}
      <h2 className={textStyles.h3}>{text.emptyTitle()}</h2>
      <p className={`${textStyles.small} ${textStyles.muted}`}>{text.emptyText()}</p>
      <a className={`${buttonStyles.button} ${buttonStyles.secondary} ${buttonStyles.medium}`} href={href(useMarket(), '/')}>
        {text.toShop()}
      </a>
    </div>
  )
}

function Comparison({ data }: { data: ComparePage }) {
  const { products, rows, boot, more, isFull } = data
  return (
    <>
      <p className={textStyles.lead}>{text.lead()}</p>
      {rows.some(({ differs }) => !differs) && products.length > 1 && (
        <label className={styles.only}>
          <input type="checkbox" />
          {text.onlyDifferent()}
        </label>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by keyboard */}
      <div className={`${tableStyles.box} ${styles.box}`} tabIndex={0} role="region" aria-label={text.tableName()}>
        <table className={`${tableStyles.table} ${styles.table}`}>
          <caption className={layoutStyles.visuallyHidden}>{text.tableName()}</caption>
          <thead>
            <tr>
              <th scope="col" className={layoutStyles.visuallyHidden}>
                {text.property()}
              </th>
              {products.map((product) => (
                <Head key={product.card.product} {...product} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.name} {...row} />
            ))}
            {boot && !boot.isWrong && (
              <Row
                name={text.bootRow({ litres: boot.litres })}
                values={boot.fits.map((fits) => (fits === null ? null : fits ? text.bootFits() : text.bootFitsNot()))}
                differs={new Set(boot.fits).size > 1}
              />
            )}
          </tbody>
        </table>
      </div>
      {boot && <Boot data={data} boot={boot} />}
      {isFull && <p className={`${textStyles.small} ${textStyles.muted}`}>{text.isFull({ count: COMPARED_AT_ONCE })}</p>}
      {more.length > 0 && <More more={more} />}
    </>
  )
}

function Head({ card, without }: ComparedProduct) {
  return (
    <th scope="col" className={styles.product}>
      <a href={card.href} className={`${styles.picture} ${tintClass[card.tint]}`} tabIndex={-1} aria-hidden="true">
        <img src={card.image} {...card.widths} alt="" width="400" height="500" />
      </a>
      <span className={textStyles.muted}>{card.brand}</span>
      <a href={card.href} className={styles.name}>
        {card.name}
      </a>
      <span className={priceStyles.prices}>
        <Price amount={card.sale} was={card.prior} />
      </span>
      <span className={card.soldOut ? textStyles.muted : styles.there}>{card.soldOut ? text.outOfStock() : text.inStock()}</span>
      <a href={without} className={`${textStyles.link} ${styles.remove}`} aria-label={text.removeNamed({ name: card.name })}>
        {text.remove()}
      </a>
    </th>
  )
}

const wordsOf = (value: string | boolean | null): string | null => (value === true ? yes() : value === false ? no() : value)

function Row({ name, values, differs }: ComparedRow) {
  return (
    <tr className={differs ? undefined : styles.same}>
      <th scope="row">
        {name}
        {differs && <span className={styles.differs}>{text.differs()}</span>}
      </th>
      {values.map((value, at) => (
        <td key={at}>{wordsOf(value) ?? <span className={textStyles.muted}>{text.unknown()}</span>}</td>
      ))}
    </tr>
  )
}

function Boot({ data, boot }: { data: ComparePage; boot: NonNullable<ComparePage['boot']> }) {
  const { min, max } = BOOT_LITRES
  return (
    <section className={styles.boot} aria-labelledby="boot-title">
      <h2 id="boot-title" className={textStyles.h3}>
        {text.bootTest()}
      </h2>
      <form action={href(useMarket(), '/compare')} method="get">
        <input type="hidden" name="ids" value={data.ids.join()} />
        <TextField
          key={boot.litres}
          id="boot"
          name="boot"
          label={text.bootLitres()}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          defaultValue={boot.litres}
          help={text.bootHint()}
          error={boot.isWrong ? text.bootWrong({ min, max }) : undefined}
          required
        />
        <button type="submit" className={`${buttonStyles.button} ${buttonStyles.dark}`}>
          {text.bootAsk()}
        </button>
      </form>
    </section>
  )
}

function More({ more }: Pick<ComparePage, 'more'>) {
  return (
    <section className={styles.more} aria-labelledby="more-title">
      <h2 id="more-title">{text.addTitle()}</h2>
      <ul>
        {more.map(({ card, href: added }) => (
          <li key={card.product}>
            <a href={added} aria-label={text.addNamed({ name: card.name })}>
              <span className={`${styles.picture} ${tintClass[card.tint]}`}>
                <img src={card.image} {...card.widths} alt="" width="400" height="500" loading="lazy" decoding="async" />
                <span className={styles.plus}>
                  <Icon name="plus" small />
                </span>
              </span>
              <span className={styles.name}>{card.name}</span>
            </a>
            <span className={priceStyles.prices}>
              <Price amount={card.sale} was={card.prior} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
