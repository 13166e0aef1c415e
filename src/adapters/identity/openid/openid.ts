/**
 * A provider of OpenID Connect, by the certified client `openid-client`: authorization code with PKCE, state and nonce. The client is loaded
 * with the first sign-in, so that a shop without a provider does not load it.
 */
import type * as OpenIdClient from 'openid-client'
import { z } from 'zod'
import type { ProvenPerson } from '#domain/customers/identity.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { IdentityFailure, type IdentityProvider } from '#services/ports.ts'

export interface OpenIdOptions {
  id: string
  name: string
  clientId: string
  clientSecret: string
  issuer: string
  /** Address to which the provider sends the browser back, as it is registered there. */
  callbackUrl: string
}

type Client = typeof OpenIdClient
interface Connection {
  client: Client
  configuration: OpenIdClient.Configuration
}

/** For each request, in seconds. */
const PATIENCE_S = 5
/** Clocks may differ by so many seconds. */
const CLOCK_TOLERANCE_S = 30
/** The provider's description is read again after this time. */
const DESCRIPTION_MS = DAY_MS

/** Of the ID token; what is not a text as expected counts as missing. */
const claims = z.object({
  iss: z.string(),
  sub: z.string().min(1),
  email: z.string().catch(''),
  email_verified: z.boolean().catch(false),
  hd: z.string().min(1).nullable().catch(null),
  given_name: z.string().catch(''),
  family_name: z.string().catch(''),
  name: z.string().catch(''),
})

/** Returns the provider at `issuer`. */
export function openIdProvider(options: OpenIdOptions): IdentityProvider {
  const { id, name, issuer, callbackUrl } = options
  const connection = connectionTo(options)
  return {
    id,
    name,
    origin: new URL(issuer).origin,
    begin: () =>
      failing(async () => {
        const { client, configuration } = await connection()
        const secrets = { state: client.randomState(), nonce: client.randomNonce(), verifier: client.randomPKCECodeVerifier() }
        const url = client.buildAuthorizationUrl(configuration, {
          redirect_uri: callbackUrl,
          scope: 'openid email profile',
          state: secrets.state,
          nonce: secrets.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(secrets.verifier),
          code_challenge_method: 'S256',
        })
        return { url: url.href, secrets }
      }),
    finish: (answer, { state, nonce, verifier }) =>
      failing(async () => {
        const { client, configuration } = await connection()
        const url = new URL(`${callbackUrl}?${answer}`)
        const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true }
        const tokens = await client.authorizationCodeGrant(configuration, url, checks)
        return personOf(claims.parse(tokens.claims()))
      }),
  }
}

/** Returns the function that reads the provider's description, once a day. */
function connectionTo({ issuer, clientId, clientSecret }: OpenIdOptions): () => Promise<Connection> {
  let known: { connection: Promise<Connection>; until: number } | null = null
  const connect = async (): Promise<Connection> => {
    const client = await import('openid-client')
    const server = new URL(issuer)
    const metadata = { client_secret: clientSecret, [client.clockTolerance]: CLOCK_TOLERANCE_S }
    const configuration = await client.discovery(server, clientId, metadata, client.ClientSecretPost(clientSecret), {
      timeout: PATIENCE_S,
      // The settings allow http on this machine only.
      execute: [client.enableNonRepudiationChecks, ...(server.protocol === 'http:' ? [client.allowInsecureRequests] : [])],
    })
    // Forms of the shop's pages may lead to this origin and to no other.
    const page = URL.parse(configuration.serverMetadata().authorization_endpoint ?? '')
    if (page?.origin !== server.origin) throw new IdentityFailure('the page for signing in is not at the origin of the issuer')
    return { client, configuration }
  }
  return () => {
    if (known && performance.now() < known.until) return known.connection
    const asked = { connection: connect(), until: performance.now() + DESCRIPTION_MS }
    known = asked
    // A failure is not remembered.
    asked.connection.catch(() => {
      if (known === asked) known = null
    })
    return asked.connection
  }
}

const personOf = (person: z.infer<typeof claims>): ProvenPerson => ({
  issuer: person.iss,
  subject: person.sub,
  email: person.email.trim().normalize('NFC'),
  isEmailVerified: person.email_verified,
  hostedDomain: person.hd,
  firstName: person.given_name || (person.family_name ? '' : person.name),
  lastName: person.family_name,
})

/** Errors of the client quote tokens, claims and what the address bar had: only their codes are kept. */
async function failing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof IdentityFailure) throw error
    const { name, code, error: said } = error as { name?: unknown; code?: unknown; error?: unknown }
    const words = [name, code, said].filter((word): word is string => typeof word === 'string' && /^[\w.-]{1,60}$/.test(word))
    throw new IdentityFailure(words.join(' '), { isDenied: said === 'access_denied' })
  }
}
