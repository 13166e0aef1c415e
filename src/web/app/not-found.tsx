/** The page for an address without a page (SPEC-5). */
import { href, type Market } from '#domain/market/market.ts'
import { invalid, notFoundText, notFoundTitle, malformed, toHome, toNew, unmatched } from '#messages/not-found.ts'
import { Part } from './part.tsx'
import type { NotFoundPage } from './payload.ts'
import { useMarket } from '#web/ui/market.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './not-found.module.css'

const sentences = { unmatched, invalid, malformed }

/** The 404 page, in both forms of SPEC-5. */
export function NotFound({ page }: { page: NotFoundPage }) {
  const market = useMarket()
  const { shown, written } = page
  return (
    <main id="main">
      <div className={`${layoutStyles.wrap} ${styles.notFound}`}>
        <div>
          <div className={styles.big} aria-hidden="true">
            {page.status === 404 && (
              <>
                4
                <svg viewBox="0 0 64 78">
                  <path d="M32 2C47 2 61 26 61 46A29 29 0 0 1 3 46C3 26 17 2 32 2Z" fill="var(--accent)" />
                  <path
                    d="M12 40l8 7 7-9 8 10 8-9 8 8"
                    fill="none"
                    stroke="#fff"
                    strokeWidth="3.5"
                    strokeLinecap="round"
                    strokeLinejoin="round"
                  />
                </svg>
                4
              </>
            )}
          </div>
          <h1>{written?.title ?? shown?.title ?? notFoundTitle()}</h1>
          <p className={textStyles.lead}>{written?.lead ?? notFoundText()}</p>
          <p className={`${textStyles.small} ${textStyles.faint}`}>{sentences[page.form]({ path: page.path })}</p>
          <div className={styles.acts}>
            {(written?.actions.length ? written.actions : ownActions(market)).map((action) => (
              <a
                key={action.href}
                className={`${buttonStyles.button} ${action.isPrimary ? buttonStyles.primary : buttonStyles.secondary}`}
                href={action.href}
              >
                {action.text}
              </a>
            ))}
          </div>
        </div>
        {shown?.picture && (
          <figure>
            <img src={shown.picture} alt={shown.alt ?? ''} width="1000" height="760" />
          </figure>
        )}
      </div>
      {written?.blocks.map(({ uid, kind, data }) => (
        <Part key={uid} name={kind} data={{ uid, ...data }} />
      ))}
    </main>
  )
}

const ownActions = (market: Market) => [
  { text: toHome(), href: href(market, '/'), isPrimary: true },
  { text: toNew(), href: href(market, '/new'), isPrimary: false },
]
