import * as text from '#messages/catalogue.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import type { BrandsView } from './load.ts'
import './page.css'

export function Component({ data }: { data: BrandsView }) {
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <Breadcrumb trail={[{ name: text.brands() }]} />
      <h1>{text.brands()}</h1>
      <p className="lead brand-lead">{text.brandsLead(data.count)}</p>
      <nav className="letters" aria-label={text.letters()}>
        {data.groups.map(({ letter }) => (
          <a key={letter} href={`#${idOf(letter)}`}>
            {letter}
          </a>
        ))}
      </nav>
      <div className="brand-groups">
        {data.groups.map(({ letter, brands }) => (
          <section key={letter} aria-labelledby={idOf(letter)}>
            <h2 id={idOf(letter)}>{letter}</h2>
            <ul>
              {brands.map((brand) => (
                <li key={brand.href}>
                  <a href={brand.href}>
                    {brand.name} <span className="mute-2 xs num">{brand.count}</span>
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

const idOf = (letter: string): string => (letter === '#' ? 'letter-other' : `letter-${letter.toLowerCase()}`)
