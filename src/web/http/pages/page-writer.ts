/** Writes a page as a document, or as the JSON payload for client navigation. */
import type { Shop } from '#services/shop.ts'
import { consentTerms } from '#domain/consent/consent.ts'
import type { Market } from '#domain/market/market.ts'
import type { Bundle } from '#web/http/bundle.ts'
import { hasWalletFrame, pageHeaders, pagePolicy } from '#web/http/headers.ts'
import type { RenderedPage } from '#web/http/page-cache.ts'
import { partsIn } from '#web/app/payload.ts'
import type { Route } from '#web/routes.ts'
import { writeDocument } from './document.ts'
import type { Frame } from './frame.ts'
import type { Match } from '#web/router/match.ts'
import type { Loaded, PageAddress } from './page-loader.ts'

const HTML = 'text/html; charset=utf-8'
const JSON_TYPE = 'application/json; charset=utf-8'

export interface PageWriter {
  /** `path` with the market's prefix. */
  document(loaded: Loaded, at: { market: Market; path: string; search: string; match: Match }): RenderedPage
  payload(loaded: Loaded, route: Route | null): RenderedPage
  /** Returns the document or the payload, as the address requests. */
  page(loaded: Loaded, address: PageAddress): RenderedPage
}

export function createPageWriter(
  bundle: Bundle,
  frame: Frame,
  config: Pick<Shop['config'], 'publicUrl' | 'integrations' | 'serviceWorker' | 'paymentGateway' | 'stripe'>,
): PageWriter {
  const { publicUrl, integrations, serviceWorker: hasWorker } = config
  const policy = pagePolicy(consentTerms(integrations) !== null || hasWalletFrame(config))
  const writer: PageWriter = {
    document(
      { shown, head, look, frame: own, status, tags, endsAt, formsTo, ...sent },
      { market, path, search, match: { route, params } },
    ) {
      const { locale } = market
      const { layout, header, footer } = look
      const shell = own?.shell ?? frame.shellOf(locale, layout)
      const document = writeDocument({
        market,
        head,
        path: path + search,
        isIndexed: status === 200 && route.indexed,
        isFramed: route.isFramed === true,
        notice: frame.notices[locale],
        app: frame.renderPage({ locale, path, search, route: route.page, params, page: shown, header, shell }),
        footer: (own ? bundle.renderer.renderFooters(locale, own.footer) : frame.footers[locale])[footer],
        state: {
          build: bundle.build.id,
          shell,
          page: shown,
          ...(header !== route.layout && { header }),
          ...(hasWorker && { worker: true }),
        },
        look,
        bundle,
        assets: bundle.assets(route.page, header, locale, partsIn(shown)?.live),
        publicUrl,
      })
      return {
        body: Buffer.from(document),
        contentType: HTML,
        headers: { ...pageHeaders(route, { policy, formsTo }), ...ownHeaders(sent) },
        tags,
        endsAt,
      }
    },
    payload({ shown, tags, endsAt, ...sent }, route) {
      const headers = { ...pageHeaders(route, { policy: "default-src 'none'" }), ...ownHeaders(sent) }
      return { body: Buffer.from(JSON.stringify(shown)), contentType: JSON_TYPE, headers, tags, endsAt }
    },
    page: (loaded, address) =>
      address.isPayload ? writer.payload(loaded, address.match.route) : writer.document(loaded, address),
  }
  return writer
}

/** Returns the headers that a page has of itself. */
const ownHeaders = ({ setCookie, retryAfter }: Pick<Loaded, 'setCookie' | 'retryAfter'>): Record<string, string> => ({
  ...(setCookie !== undefined && { 'set-cookie': setCookie }),
  ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
})
