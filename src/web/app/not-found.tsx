/** The page for an address without a page (SPEC-5). */
import { href } from '#domain/market/market.ts'
import { invalid, notFoundPicture, lostText, lostTitle, malformed, toHome, toNew, unmatched } from '#messages/errors.ts'
import type { Missing } from './payload.ts'
import { useMarket } from '#web/ui/market.tsx'
import { useShell } from './shell-data.tsx'

const sentences = { unmatched, invalid, malformed }

/** The 404 page, in both forms of SPEC-5. */
export function Lost({ missing }: { missing: Missing }) {
  const market = useMarket()
  const { scenes } = useShell()
  return (
    <main id="main" className="wrap">
      <div className="nf">
        <div>
          <div className="big" aria-hidden="true">
            {missing.status === 404 && (
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
          <h1>{lostTitle()}</h1>
          <p className="lead">{lostText()}</p>
          <p className="sm mute-2">{sentences[missing.form]({ path: missing.path })}</p>
          <div className="acts">
            <a className="btn btn-p" href={href(market, '/')}>
              {toHome()}
            </a>
            <a className="btn btn-s" href={href(market, '/new')}>
              {toNew()}
            </a>
          </div>
        </div>
        {scenes.lost && (
          <figure>
            <img src={scenes.lost} alt={notFoundPicture()} width="1000" height="760" />
          </figure>
        )}
      </div>
    </main>
  )
}
