/** CSRF tokens by double submit: a cookie `token|proof` and the token in the form (contract A1). Beside it the origin is checked. */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Shop } from '#services/shop.ts'
import { cookieNames, readCookie, writeCookie } from './cookies.ts'

type CsrfShop = Pick<Shop, 'config' | 'tokens'>

const TOKEN = /^[0-9a-f]{64}$/
const VALUE = /^([0-9a-f]{64})\|([0-9a-f]{64})$/

/** Returns the token of the cookie, null without a cookie that this shop wrote. */
function provenToken({ config, tokens }: CsrfShop, cookieHeader: string | null): string | null {
  const found = VALUE.exec(readCookie(cookieHeader, cookieNames(config.publicUrl).csrf) ?? '')
  if (!found) return null
  const [, token = '', proof = ''] = found
  return timingSafeEqual(Buffer.from(proof), Buffer.from(tokens.csrfProof(token))) ? token : null
}

/** Returns the visitor's token: the one of the cookie, or a new one with the cookie to set. */
export function csrfOf(shop: CsrfShop, cookieHeader: string | null): { token: string; setCookie: string | null } {
  const known = provenToken(shop, cookieHeader)
  if (known !== null) return { token: known, setCookie: null }
  const { publicUrl } = shop.config
  const token = randomBytes(32).toString('hex')
  return {
    token,
    setCookie: writeCookie(publicUrl, cookieNames(publicUrl).csrf, `${token}|${shop.tokens.csrfProof(token)}`),
  }
}

/** Returns whether the form has the token of the visitor's cookie. */
export function isCsrfToken(shop: CsrfShop, cookieHeader: string | null, sent: string | null): boolean {
  const known = provenToken(shop, cookieHeader)
  return known !== null && sent !== null && TOKEN.test(sent) && timingSafeEqual(Buffer.from(known), Buffer.from(sent))
}
