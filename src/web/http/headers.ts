/** Headers of every answer, in one place (OWASP ASVS 5.0, 3.4). */
import { YEAR_SECONDS } from '#domain/time/durations.ts'
import { WORKER_POLICY } from '#web/app/idle/offline-worker.ts'
import type { Shop } from '#services/shop.ts'
import type { Route } from '#web/routes.ts'

/** Cache-Control of an address whose content never changes. */
export const IMMUTABLE = `public, max-age=${YEAR_SECONDS}, immutable`

/** Permissions policy: features that shop pages do not use are off. */
export const PERMISSIONS =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=()'

/** The same where the frame of a wallet may ask the browser to pay. */
const WALLET_FEATURES = PERMISSIONS.replace('payment=()', 'payment=(self "https://js.stripe.com")')

/** Returns whether the page that takes a payment opens a frame with the wallets of the gateway. */
export const hasWalletFrame = ({ paymentGateway, stripe }: Pick<Shop['config'], 'paymentGateway' | 'stripe'>): boolean =>
  paymentGateway === 'stripe' && stripe !== null && stripe.publishableKey !== null

const FORM_ACTION = "form-action 'self'"

/** The content policy of every page: constant, so that a cached page serves every visitor. Inline scripts and styles are refused. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src-elem 'self'",
  // Colours of swatches are style attributes.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  FORM_ACTION,
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // The address of the service worker, and nothing else.
  `trusted-types ${WORKER_POLICY}`,
].join('; ')

/**
 * Returns the policy of the pages. Services of others are loaded by frames of the shop with policies of their own, so that a page itself
 * never asks another site for anything; without any there are no frames.
 */
export const pagePolicy = (hasFrames: boolean): string => (hasFrames ? `${PAGE_POLICY}; frame-src 'self'` : PAGE_POLICY)

/** A page of the shop may show a draft in a frame; nobody else may. */
const framed = (policy: string, isFramed: boolean): string =>
  isFramed ? policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'") : policy

/**
 * On every answer. @param isHttps whether customers reach the shop by https: then HSTS for a year; @param hasWallets whether a frame pays by
 * wallets, some of which open a window of their own
 */
export function commonHeaders(isHttps: boolean, hasWallets = false): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': hasWallets ? 'same-origin-allow-popups' : 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': hasWallets ? WALLET_FEATURES : PERMISSIONS,
    'x-frame-options': 'DENY',
    ...(isHttps && { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` }),
  }
}

/** Headers of private pages: not stored, not indexed, no referrer (D-8). @param formsTo origin to which a form of a private page leads */
export function pageHeaders(
  route: Pick<Route, 'cache' | 'isFramed'> | null,
  { policy, formsTo }: { policy: string; formsTo?: string | undefined },
): Record<string, string> {
  if (route?.cache === 'private')
    return {
      // A browser that follows the redirect of a form checks where it leads.
      'content-security-policy': framed(
        formsTo === undefined ? policy : policy.replace(FORM_ACTION, `${FORM_ACTION} ${formsTo}`),
        route.isFramed === true,
      ),
      ...(route.isFramed && { 'x-frame-options': 'SAMEORIGIN' }),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    }
  return { 'content-security-policy': policy, 'cache-control': 'public, max-age=0, must-revalidate' }
}
