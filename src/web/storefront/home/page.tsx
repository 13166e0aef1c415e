/** The home page. */
import { href } from '#domain/market/market.ts'
import * as text from '#messages/home.ts'
import { brands } from '#messages/listing.ts'
import { navigate } from '#web/app/navigation.browser.ts'
import { Cards } from '#web/storefront/card/card.tsx'
import { ForChildren } from '#web/storefront/fit/slot/for-children.tsx'
import { NewsletterForm } from '#web/storefront/newsletter/form.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { RecentlyViewed } from '#web/storefront/rails/recently-viewed.tsx'
import { Price } from '#web/ui/price.tsx'
import type { Card } from '#web/schema/card.ts'
import { BellyBand } from './belly-band.tsx'
import type { HomeView, TopCollectionView } from './view.ts'
import { tintClass } from '#web/ui/tint.ts'
import * as buttonStyles from '#web/ui/button.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as cardStyles from '#web/storefront/card/card.module.css'
import * as bellyBandStyles from './belly-band.module.css'
import * as styles from './page.module.css'

const BRAND_LOOKS = [styles.brand1, styles.brand2, styles.brand3, styles.brand4, styles.brand5, styles.brand6]
const EGGS = [styles.egg1, styles.egg2, styles.egg3, styles.egg4, styles.egg5, styles.egg6]

export function Component({ data }: { data: HomeView }) {
  const market = useMarket()
  return (
    <main id="main" tabIndex={-1}>
      <Hero hero={data.hero} />
      {data.topCollections.length > 0 && <TopCollections topCollections={data.topCollections} />}
      {data.arrivals.length > 0 && (
        <Rail
          title={text.arrivals()}
          lead={text.arrivalsLead()}
          all={{ text: text.allNew(), href: href(market, '/new') }}
          cards={data.arrivals}
        />
      )}
      <ForChildren at="rails" on={{ className: `${layoutStyles.section} ${layoutStyles.wrap}` }} />
      {data.ages && <Ages {...data.ages} />}
      {data.lookbook && <Lookbook {...data.lookbook} />}
      {data.sale.length > 0 && (
        <Rail
          title={text.sale()}
          lead={text.saleLead()}
          all={{ text: text.allSale(), href: href(market, '/sale') }}
          cards={data.sale}
        />
      )}
      {data.bellyBands && <BellyBand picture={data.band} shop={data.bellyBands} />}
      {data.brands.length > 0 && <Brands brands={data.brands} />}
      <div className={`${layoutStyles.section} ${layoutStyles.wrap}`}>
        <NewsletterForm source="home" />
      </div>
      {data.showrooms.length > 0 && <Showrooms rooms={data.showrooms} />}
      <div className={layoutStyles.wrap}>
        <RecentlyViewed />
      </div>
    </main>
  )
}

function Hero({ hero: { picture, mobile, title, lead, second } }: { hero: HomeView['hero'] }) {
  const market = useMarket()
  return (
    <div className={layoutStyles.wrap}>
      <section className={styles.hero} data-theme="light">
        {picture && (
          <picture>
            {mobile && <source media="(max-width: 640px)" {...mobile} />}
            <img {...picture} alt={picture.alt} fetchPriority="high" />
          </picture>
        )}
        <div className={styles.heroText}>
          <h1 className={styles.heroTitle}>{title}</h1>
          {lead && <p className={textStyles.lead}>{lead}</p>}
          <div className={styles.row}>
            <a className={`${buttonStyles.button} ${buttonStyles.primary}`} href={href(market, '/new')}>
              {text.heroAction()}
            </a>
            {second && (
              <a className={textStyles.link} href={second.href}>
                {second.text}
              </a>
            )}
          </div>
        </div>
      </section>
    </div>
  )
}

const TINTS = ['egg', 'moss', 'down', 'blush', 'heather', 'oat']

/** A form, not links: machines that follow links need not count every listing by age (D-6). */
function Ages({ action, bands }: NonNullable<HomeView['ages']>) {
  return (
    <section className={`${layoutStyles.section} ${layoutStyles.wrap}`} aria-labelledby="ages">
      <div className={styles.ages}>
        <div>
          <h2 id="ages">{text.ages()}</h2>
          <p className={textStyles.lead}>{text.agesLead()}</p>
        </div>
        <form
          className={styles.eggs}
          action={action}
          onSubmit={(event) => {
            event.preventDefault()
            const { value } = event.nativeEvent.submitter as HTMLButtonElement
            navigate(`${action}?age=${value}`)
          }}
        >
          {bands.map(({ key, span, unit }, i) => (
            <button key={key} className={styles.age} name="age" value={key}>
              <i className={`${EGGS[i]} ${tintClass[TINTS[i]!]}`}>{span}</i> {unit}
            </button>
          ))}
        </form>
      </div>
    </section>
  )
}

function TopCollections({ topCollections }: { topCollections: HomeView['topCollections'] }) {
  return (
    <section className={`${layoutStyles.section} ${layoutStyles.wrap}`} aria-labelledby="top-collections">
      <h2 className={layoutStyles.visuallyHidden} id="top-collections">
        {text.topCollections()}
      </h2>
      <div className={styles.collections}>
        {topCollections.map((collection) => (
          <TopCollection key={collection.key} collection={collection} />
        ))}
      </div>
    </section>
  )
}

const TopCollection = ({ collection }: { collection: TopCollectionView }) => (
  <a className={styles.collection} href={collection.href}>
    <figure>
      {/* In view on a phone, but after the hero: its bytes come first. */}
      <img src={collection.image} alt={collection.alt ?? ''} width="600" height="760" decoding="async" fetchPriority="low" />
    </figure>
    {collection.name}
    <small>{collection.tagline}</small>
  </a>
)

function Brands({ brands: shown }: { brands: HomeView['brands'] }) {
  return (
    <nav className={`${layoutStyles.section} ${layoutStyles.wrap}`} aria-label={brands()}>
      <div className={styles.brands}>
        {shown.map((brand, i) => (
          <a key={brand.href} href={brand.href}>
            <span className={BRAND_LOOKS[i]}>{brand.name}</span>
          </a>
        ))}
      </div>
    </nav>
  )
}

function Showrooms({ rooms }: { rooms: HomeView['showrooms'] }) {
  return (
    <section className={`${layoutStyles.section} ${layoutStyles.wrap}`} aria-labelledby="rooms">
      <h2 className={layoutStyles.visuallyHidden} id="rooms">
        {text.showrooms()}
      </h2>
      <div className={styles.rooms}>
        {rooms.map((room) => (
          <div className={bellyBandStyles.room} key={room.city}>
            <h3>{room.city}</h3>
            <p className={`${textStyles.small} ${textStyles.muted}`}>{room.name}</p>
            <p className={`${textStyles.small} ${textStyles.muted}`}>{room.address}</p>
            <p className={textStyles.small}>
              <a className={textStyles.link} href={room.map} rel="noopener" aria-label={text.onTheMapOf({ city: room.city })}>
                {text.onTheMap()}
              </a>
            </p>
          </div>
        ))}
      </div>
    </section>
  )
}

interface RailProps {
  title: string
  lead: string
  all: { text: string; href: string }
  cards: Card[]
}

function Rail({ title, lead, all, cards }: RailProps) {
  return (
    <section className={`${layoutStyles.section} ${layoutStyles.wrap}`}>
      <div className={layoutStyles.sectionHead}>
        <div>
          <h2>{title}</h2>
          <p>{lead}</p>
        </div>
        <a className={`${textStyles.link} ${layoutStyles.wideOnly}`} href={all.href}>
          {all.text}
        </a>
      </div>
      <Cards cards={cards} className={`${cardStyles.grid} ${layoutStyles.rail}`} />
    </section>
  )
}

function Lookbook({ picture, title, lead, cards, spot }: NonNullable<HomeView['lookbook']>) {
  return (
    <section className={`${layoutStyles.section} ${layoutStyles.wrap}`}>
      <div className={styles.split}>
        <figure>
          <img {...picture} alt={picture.alt} loading="lazy" decoding="async" />
          <a className={styles.hotCard} data-theme="light" href={spot.href}>
            <img className={tintClass[spot.tint]} src={spot.image} alt="" width="52" height="64" loading="lazy" />
            <span>
              {spot.name}
              <br />
              <Price amount={spot.sale} was={spot.prior} />
            </span>
          </a>
        </figure>
        <div>
          <h2>{title}</h2>
          <p className={textStyles.lead}>{lead}</p>
          <Cards cards={cards} className={`${cardStyles.grid} ${styles.two}`} />
        </div>
      </div>
    </section>
  )
}
