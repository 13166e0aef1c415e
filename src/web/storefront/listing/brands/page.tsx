/** The list of brands. */
import { useState } from 'react'
import { fold } from '#domain/search/fold.ts'
import { href } from '#domain/market/market.ts'
import * as text from '#messages/listing.ts'
import { navigate } from '#web/app/navigation.browser.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { useMarket } from '#web/ui/market.tsx'
import type { BrandsView } from './load.server.ts'
import * as fieldStyles from '#web/ui/field.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './page.module.css'

export function Component({ data }: { data: BrandsView }) {
  const [wanted, setWanted] = useState('')
  const groups = wanted.trim() === '' ? data.groups : groupsWith(data.groups, wanted)
  return (
    <main id="main" className={layoutStyles.wrap} tabIndex={-1}>
      <Breadcrumb trail={[{ name: text.brands() }]} />
      <h1>{text.brands()}</h1>
      <p className={`${textStyles.lead} ${styles.brandLead}`}>{text.brandsLead(data.count)}</p>
      <BrandSearch groups={groups} wanted={wanted} onWanted={setWanted} />
      <nav className={styles.letters} aria-label={text.letters()}>
        {groups.map(({ letter }) => (
          <a key={letter} href={`#${idOf(letter)}`}>
            {letter}
          </a>
        ))}
      </nav>
      <div className={styles.brandGroups}>
        {groups.map(({ letter, brands }) => (
          <section key={letter} aria-labelledby={idOf(letter)}>
            <h2 id={idOf(letter)}>{letter}</h2>
            <ul>
              {brands.map((brand) => (
                <li key={brand.href}>
                  <a href={brand.href}>
                    {brand.logo === undefined ? (
                      <b>{brand.name}</b>
                    ) : (
                      <img src={brand.logo} alt={brand.name} height="44" loading="lazy" decoding="async" />
                    )}{' '}
                    <span className={`${textStyles.faint} ${textStyles.extraSmall} ${textStyles.figures}`}>
                      {text.count(brand.count)}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </main>
  )
}

interface BrandSearchProps {
  /** What is left of them. */
  groups: BrandsView['groups']
  wanted: string
  onWanted: (letters: string) => void
}

/** Letters narrow the list at once, and Enter goes to the only brand left; without JavaScript the shop is searched for them. */
function BrandSearch({ groups, wanted, onWanted }: BrandSearchProps) {
  const market = useMarket()
  const found = groups.flatMap(({ brands }) => brands)
  return (
    <form
      className={styles.brandSearch}
      role="search"
      aria-label={text.findBrand()}
      action={href(market, '/search')}
      onSubmit={(event) => {
        event.preventDefault()
        if (found.length === 1) navigate(found[0]!.href)
      }}
    >
      <input
        className={fieldStyles.input}
        type="search"
        name="q"
        autoComplete="off"
        maxLength={100}
        placeholder={text.findBrand()}
        aria-label={text.findBrand()}
        value={wanted}
        onChange={(event) => onWanted(event.target.value)}
      />
      <span className={`${textStyles.muted} ${textStyles.figures}`} role="status">
        {wanted.trim() !== '' && text.brandsFound(found.length)}
      </span>
    </form>
  )
}

/** Brands with these letters anywhere in their names, marks or none. */
function groupsWith(groups: BrandsView['groups'], wanted: string): BrandsView['groups'] {
  const letters = fold(wanted.trim())
  return groups.flatMap(({ letter, brands }) => {
    const left = brands.filter(({ name }) => fold(name).includes(letters))
    return left.length > 0 ? [{ letter, brands: left }] : []
  })
}

const idOf = (letter: string): string => (letter === '#' ? 'letter-other' : `letter-${letter.toLowerCase()}`)
