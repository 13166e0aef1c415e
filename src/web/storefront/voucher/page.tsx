/** The page of a gift voucher. */
import { code128 } from '#domain/promotions/code128.ts'
import { href } from '#domain/market/market.ts'
import { plainText } from '#domain/pricing/money.ts'
import { label as codeField } from '#messages/codes.ts'
import { dateInWords } from '#messages/dates.ts'
import { forName, quoted } from '#messages/shopping/gift-line.ts'
import * as text from '#messages/voucher.ts'
import { coupons } from '#web/storefront/cart/state/coupons.browser.ts'
import { navigate } from '#web/app/navigation.browser.ts'
import { useVoucher } from './voucher.browser.ts'
import type { VoucherView } from '#web/schema/voucher.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useShell } from '#web/app/shell-data.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { Note } from '#web/ui/note.tsx'
import { Price } from '#web/ui/price.tsx'
import { toast } from '#web/ui/toasts.browser.ts'
import { tintClass } from '#web/ui/tint.ts'
import * as buttonStyles from '#web/ui/button.module.css'
import * as emptyStyles from '#web/ui/empty.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as scriptStyles from '#web/ui/script.module.css'
import * as skeletonStyles from '#web/ui/skeleton.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as tileStyles from '#web/ui/tile.module.css'
import * as styles from './page.module.css'

export interface VoucherPage {
  /** Pictures: of the voucher, and for a link that leads nowhere. */
  scene: string
  notFound: string
}

/** A gift voucher, on the screen and on one sheet of paper. */
export function Component({ data }: { data: VoucherPage }) {
  const { state, reload } = useVoucher()
  return (
    <main id="main" className={styles.voucherPage} tabIndex={-1} aria-busy={state.kind === 'loading' || undefined}>
      {state.kind === 'known' ? (
        <Voucher voucher={state.voucher} scene={data.scene} />
      ) : state.kind === 'loading' ? (
        <>
          <h1 className={layoutStyles.visuallyHidden}>{text.title()}</h1>
          <p className={layoutStyles.visuallyHidden} role="status">
            {text.loading()}
          </p>
          <NeedsScript />
          <div className={`${styles.voucher} ${skeletonStyles.skeleton} ${scriptStyles.live}`} aria-hidden="true" />
        </>
      ) : (
        <Unknown isInvalid={state.kind === 'invalid'} drawing={data.notFound} onAgain={reload} />
      )}
    </main>
  )
}

/** One answer for wrong, foreign and shortened links (D-29); another when the shop did not answer. */
function Unknown({ isInvalid, drawing, onAgain }: { isInvalid: boolean; drawing: string; onAgain: () => void }) {
  const market = useMarket()
  return (
    <div className={emptyStyles.empty} role="status">
      {drawing && <img src={drawing} alt="" width="250" height="190" />}
      <h1 className={textStyles.h2}>{isInvalid ? text.invalidTitle() : text.title()}</h1>
      <p className={textStyles.muted}>{isInvalid ? text.invalidText() : text.failed()}</p>
      {isInvalid ? (
        <a className={`${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.medium}`} href={href(market, '/')}>
          {text.toStore()}
        </a>
      ) : (
        <Button className={`${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.medium}`} onClick={onAgain}>
          {text.tryAgain()}
        </Button>
      )}
    </div>
  )
}

const STANDING = { used: text.used, expired: text.expired, stopped: text.stopped }

function Voucher({ voucher, scene }: { voucher: VoucherView; scene: string }) {
  const { brand } = useShell()
  const { currency, state } = voucher
  return (
    <>
      <Actions voucher={voucher} />
      {state !== 'active' && (
        <Note kind="warn">
          <p>{STANDING[state]()}</p>
        </Note>
      )}
      <article className={styles.voucher}>
        <div className={styles.vchTop}>
          {scene && <img src={scene} alt="" width="840" height="430" />}
          <div>
            <img src={brand.logo} alt={brand.name} width="176" height="36" />
            <h1>{text.titleOnCard()}</h1>
          </div>
          {voucher.image && (
            <span className={`${tileStyles.tile} ${tintClass[voucher.tint]}`}>
              <img src={voucher.image} alt="" width="160" height="200" />
            </span>
          )}
        </div>
        <div className={styles.vchIn}>
          <div>
            <p className={`${textStyles.small} ${textStyles.muted}`}>{text.worth()}</p>
            <p className={styles.vchWorth}>
              <Price amount={voucher.amount} currency={currency} />
            </p>
            {voucher.message && <p className={styles.vchWish}>{quoted({ message: voucher.message })}</p>}
            {voucher.name && (
              <p className={`${textStyles.small} ${textStyles.muted} ${styles.vchFor}`}>{forName({ name: voucher.name })}</p>
            )}
          </div>
          <div className={styles.vchCode}>
            {state === 'active' && <Barcode code={voucher.code} />}
            <p className={textStyles.figures}>
              <span className={layoutStyles.visuallyHidden}>{text.code()}: </span>
              {voucher.code}
            </p>
            <Facts voucher={voucher} />
          </div>
        </div>
        <p className={`${textStyles.extraSmall} ${textStyles.muted} ${styles.vchHow}`}>{text.howTo({ field: codeField() })}</p>
      </article>
    </>
  )
}

function Facts({ voucher: { balance, currency, validUntil } }: { voucher: VoucherView }) {
  const { locale } = useMarket()
  const facts = [
    { name: text.balance(), value: plainText(balance, currency, locale) },
    { name: text.validUntil(), value: validUntil ? dateInWords(validUntil) : text.noEnd() },
    { name: text.minimum(), value: text.none() },
    { name: text.appliesTo(), value: text.wholeOrder() },
  ]
  return (
    <dl className={textStyles.small}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt className={textStyles.muted}>{name}: </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Actions({ voucher }: { voucher: VoucherView }) {
  const market = useMarket()
  const address = globalThis.location?.href ?? ''
  const use = () => {
    coupons.add([voucher.code])
    toast(text.inCart())
    navigate(href(market, '/cart'))
  }
  return (
    <div className={`${styles.vchActs} ${layoutStyles.wrap}`}>
      {voucher.state === 'active' && (
        <button type="button" className={`${buttonStyles.button} ${buttonStyles.quiet} ${buttonStyles.medium}`} onClick={use}>
          <Icon name="tote" />
          {text.use()}
        </button>
      )}
      <a
        className={`${buttonStyles.button} ${buttonStyles.quiet} ${buttonStyles.medium}`}
        href={`mailto:?subject=${encodeURIComponent(text.title())}&body=${encodeURIComponent(address)}`}
      >
        <Icon name="envelope-simple" />
        {text.send()}
      </a>
      <button
        type="button"
        className={`${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.medium}`}
        onClick={() => print()}
      >
        <Icon name="printer" />
        {text.print()}
      </button>
    </div>
  )
}

/** The bar code for the showroom's till. */
function Barcode({ code }: { code: string }) {
  const { bars, width } = code128(code.replaceAll('-', ''))
  return (
    <svg width={width} height="44" viewBox={`0 0 ${width} 44`} aria-hidden="true" className={styles.vchBars}>
      {bars.map(({ at, width: wide }) => (
        <rect key={at} x={at} width={wide} height="44" />
      ))}
    </svg>
  )
}
