/** The pages with the way in by Google: shown where it is configured, and the only pages whose forms may lead to the provider. */
import { beforeAll, expect, test } from 'vitest'
import { LOCALES, MARKETS, href } from '#domain/market/market.ts'
import { continueWithGoogle, failureText } from '#messages/customers/auth.ts'
import { speak } from '#test/locale.ts'
import { identityProvider } from '#test/customers/identity-provider.ts'
import { testShop, type TestShop } from '#test/shop.ts'
import { openSite, type Site } from '#web/http/server/site.ts'
import { storefront } from '#web/entry/storefront.server.ts'

let shop: TestShop
let site: Site
let issuer = ''
beforeAll(async () => {
  const provider = await identityProvider()
  issuer = provider.issuer
  shop = await testShop({ settings: provider.settings })
  site = await openSite(shop, storefront)
})

const get = (path: string) => site.fetch(new Request(new URL(path, shop.config.publicUrl)))
const formAction = (answer: Response) => /form-action ([^;]*);/.exec(answer.headers.get('content-security-policy')!)![1]

test.each(['signin', 'register'])('%s has the form in every language, with the token of its cookie', async (page) => {
  for (const locale of LOCALES) {
    speak(locale)
    const answer = await get(href(MARKETS[locale], `/auth/${page}?callbackUrl=/hu/sale`))
    const markup = await answer.text()
    const form = /<form [^>]*action="\/api\/auth\/signin\/google"[^>]*>.*?<\/form>/s.exec(markup)![0]
    const token = /name="csrfToken" value="([0-9a-f]{64})"/.exec(form)![1]!
    expect(decodeURIComponent(answer.headers.getSetCookie()[0]!)).toContain(`=${token}|`)
    expect(form).toContain(`name="callbackUrl" value="${shop.config.publicUrl}/hu/sale"`)
    expect(form).toContain(continueWithGoogle())
    expect(formAction(answer)).toBe(`'self' ${issuer}`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
})

test('forms of all other pages stay on the shop', async () => {
  for (const path of ['/', '/cart', '/checkout', '/auth/forgot', '/auth/verify', '/auth/error', '/auth/signout'])
    expect(formAction(await get(path)), path).toBe("'self'")
})

test('where Google is not configured its form is nowhere', async () => {
  const plain = await openSite({ ...shop, google: null }, storefront)
  for (const page of ['signin', 'register']) {
    const answer = await plain.fetch(new Request(new URL(`/auth/${page}`, shop.config.publicUrl)))
    expect(formAction(answer)).toBe("'self'")
    expect(await answer.text()).not.toContain('/signin/google')
  }
})

test.each(['OAuthSignin', 'OAuthCallback', 'OAuthCreateAccount', 'OAuthAccountNotLinked', 'AccessDenied'])(
  '%s has a sentence of its own in each language',
  async (error) => {
    const page = error === 'AccessDenied' ? 'error' : 'signin'
    for (const locale of LOCALES) {
      speak(locale)
      const markup = await (await get(href(MARKETS[locale], `/auth/${page}?error=${error}`))).text()
      expect(failureText(error)).not.toBe(failureText('nothing'))
      expect(markup).toContain(failureText(error))
    }
  },
)
