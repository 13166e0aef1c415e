/** What every answer says beside its content; one place, so that one test can hold it (ASVS 3.4). */
import { createHash } from 'node:crypto'
import type { Route } from '#web/routes.ts'

/** Everything off that a shop page never asks for. */
const PERMISSIONS =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=()'

/**
 * The content policy: constant for every page of a kind, so that one cached page serves everybody. Only the inlined style
 * sheet differs, by its hash.
 */
export function contentPolicy(style?: string): string {
  const hash = style ? ` 'sha256-${createHash('sha256').update(style).digest('base64')}'` : ''
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src-elem 'self'${hash}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

/** On every answer. @param isHttps whether customers reach the shop by https: then for a year by nothing else */
export function commonHeaders(isHttps: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': PERMISSIONS,
    'x-frame-options': 'DENY',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
}

/** Pages of one visitor are kept nowhere, listed nowhere and told to nobody (D-8). */
export function pageHeaders(route: Pick<Route, 'cache'> | null, policy: string): Record<string, string> {
  if (route?.cache === 'private')
    return {
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    }
  return { 'content-security-policy': policy, 'cache-control': 'public, max-age=0, must-revalidate' }
}
