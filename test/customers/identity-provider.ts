/**
 * A provider of OpenID Connect on this machine: `oidc-provider`, certified like Google's. Its people sign in by their key alone. What it
 * issues can be altered behind its back, as an attacker or a broken provider would.
 */
import { createPrivateKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import type { Server } from 'node:http'
import { Provider, type Configuration, type KoaContextWithOIDC } from 'oidc-provider'
import { freePort } from '#test/running-shop.ts'

export const CLIENT_ID = 'shop-of-tests'
export const CLIENT_SECRET = 'a secret that only tests know'

/** Claims of a person; what is left out the provider does not know. */
export interface Person {
  email?: string
  email_verified?: boolean
  given_name?: string
  family_name?: string
  name?: string
  hd?: string
}

type Claims = Record<string, unknown>

export interface TestProvider {
  issuer: string
  /** Settings of a shop whose customers sign in here. */
  settings: Record<string, string>
  /** Key of a person, which is the subject → claims. */
  people: Map<string, Person>
  /** Changes the claims of the ID tokens that follow. */
  alter: ((claims: Claims) => Claims) | null
  /** Signs the ID tokens that follow with a key that the provider does not publish. */
  forgesSignature: boolean
  /** How often the token endpoint was asked. */
  exchanges: number
  /** Begins to answer, for the shop at this address. */
  open(publicUrl: string): Promise<void>
  close(): Promise<void>
}

/** Returns a provider that does not answer yet, at a free port. */
export async function identityProvider(): Promise<TestProvider> {
  const port = await freePort()
  const issuer = `http://127.0.0.1:${port}`
  let server: Server | null = null
  const own: TestProvider = {
    issuer,
    settings: { GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_CLIENT_SECRET: CLIENT_SECRET, GOOGLE_ISSUER: issuer },
    people: new Map(),
    alter: null,
    forgesSignature: false,
    exchanges: 0,
    async open(publicUrl) {
      const provider = openProvider(own, publicUrl)
      await new Promise<void>((resolve) => (server = provider.listen(port, '127.0.0.1', resolve)))
    },
    async close() {
      const open = server
      server = null
      if (!open) return
      open.closeAllConnections()
      await new Promise((resolve) => open.close(resolve))
    },
  }
  return own
}

function openProvider(own: TestProvider, publicUrl: string): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const forged = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  const provider = new Provider(own.issuer, {
    ...configurationFor(own, publicUrl),
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'own', alg: 'RS256', use: 'sig' }] },
  })
  provider.use(async (context, next) => {
    if (context.path.startsWith('/interaction/')) return interact(provider, own, context)
    await next()
    if (context.path !== '/token') return
    own.exchanges++
    const body = context.body as { id_token?: string } | undefined
    if (body?.id_token && (own.alter || own.forgesSignature))
      body.id_token = resigned(body.id_token, own.alter ?? ((claims) => claims), own.forgesSignature ? forged : privateKey)
  })
  return provider
}

function configurationFor({ people }: TestProvider, publicUrl: string): Configuration {
  return {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: [`${publicUrl}/api/auth/callback/google`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified', 'hd'], profile: ['given_name', 'family_name', 'name'] },
    // As Google does: names and address are in the ID token.
    conformIdTokenClaims: false,
    cookies: { keys: ['a key of tests'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, accountId) =>
      people.has(accountId) ? { accountId, claims: () => ({ sub: accountId, ...people.get(accountId) }) } : undefined,
    // Who signs in agrees to everything.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    ttl: { AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600, AccessToken: 600 },
  }
}

const page = (action: string) => `<!doctype html><html lang="en"><title>Provider</title><link rel="icon" href="data:,">
<h1>Provider</h1><form method="post" action="${action}"><label>Key <input name="key"></label>
<button>Continue</button> <button name="cancel" value="1">Cancel</button></form></html>`

type Asked = Pick<KoaContextWithOIDC, 'method' | 'path' | 'type' | 'body' | 'req' | 'res' | 'redirect'>

/** Asks who it is, and goes on with the answer. */
async function interact(provider: Provider, { people }: TestProvider, context: Asked): Promise<void> {
  if (context.method !== 'POST') {
    context.type = 'html'
    context.body = page(context.path)
    return
  }
  let body = ''
  for await (const chunk of context.req) body += String(chunk)
  const fields = new URLSearchParams(body)
  const key = fields.get('key') ?? ''
  const isRefused = fields.has('cancel') || !people.has(key)
  const result = isRefused ? { error: 'access_denied', error_description: 'The person said no.' } : { login: { accountId: key } }
  context.redirect(await provider.interactionResult(context.req, context.res, result))
}

/** Returns the token with other claims, signed by `key`. */
function resigned(token: string, alter: (claims: Claims) => Claims, key: KeyObject): string {
  const [header = '', payload = ''] = token.split('.')
  const claims = alter(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Claims)
  const signed = `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`
  return `${signed}.${sign('sha256', Buffer.from(signed), createPrivateKey(key.export({ format: 'pem', type: 'pkcs8' }))).toString('base64url')}`
}

/** Signs in at the provider as a browser does: from the address that the shop gave to the one that leads back. */
export async function visitProvider(url: string, answer: { key: string } | { cancel: '1' }): Promise<URL> {
  const jar = new Map<string, string>()
  const { origin } = new URL(url)
  let next = new URL(url)
  let form: URLSearchParams | null = null
  for (let steps = 0; steps < 10; steps++) {
    const cookie = Array.from(jar, (pair) => pair.join('=')).join('; ')
    const response: Response = await fetch(next, {
      redirect: 'manual',
      headers: { cookie, ...(form && { 'content-type': 'application/x-www-form-urlencoded' }) },
      ...(form && { method: 'POST', body: form.toString() }),
    })
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      jar.set(name, value)
    }
    const location = response.headers.get('location')
    await response.arrayBuffer()
    form = null
    if (location !== null) next = new URL(location, next)
    else if (response.status === 200) form = new URLSearchParams(answer)
    else throw new Error(`the provider answered ${response.status}`)
    if (next.origin !== origin) return next
  }
  throw new Error('the provider does not lead back')
}
