import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const directory = () => mkdtempSync(join(tmpdir(), 'nestling-config-'))
const secret = 'a secret that is long enough for this'

test('nothing has to be set', () => {
  const config = readConfig({ DATA_DIR: directory() })
  expect(config).toMatchObject({
    port: 3000,
    databaseUrl: null,
    publicUrl: 'http://localhost:3000',
    smtp: null,
    paymentGateway: 'sandbox',
    countyStrict: false,
  })
})

test('the default public address has the port', () => {
  expect(readConfig({ PORT: '8080', SECRET: secret }).publicUrl).toBe('http://localhost:8080')
  expect(readConfig({ PORT: '8080', SECRET: secret, PUBLIC_URL: 'https://shop.example/' }).publicUrl).toBe('https://shop.example')
})

test('an empty value counts as not given', () => {
  expect(readConfig({ PORT: '', SECRET: secret, DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null })
})

test('all faults are reported at once, each with its setting', () => {
  const wrong = {
    PORT: 'http',
    DATABASE_URL: 'mysql://x',
    PUBLIC_URL: 'https://shop.example/path',
    SECRET: 'short',
    SMTP_USER: 'me',
  }
  let message = ''
  try {
    readConfig(wrong)
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    message = (error as Error).message
  }
  for (const name of ['PORT', 'DATABASE_URL', 'PUBLIC_URL', 'SECRET', 'SMTP_PASSWORD', 'SMTP_HOST'])
    expect(message).toContain(name)
  expect(message.split('\n')).toHaveLength(1)
})

test.each(['0', '65536', '-1', '3.5', '1e3', ' 80'])('port %j is refused', (PORT) => {
  expect(() => readConfig({ PORT, SECRET: secret })).toThrow('PORT must be a port between 1 and 65535')
})

test('a secret is created once, in a file that only its owner may read', () => {
  const dataDir = directory()
  const first = readConfig({ DATA_DIR: dataDir })
  expect(readConfig({ DATA_DIR: dataDir }).secret).toBe(first.secret)
  expect(readFileSync(join(dataDir, 'secret'), 'utf8').trim()).toBe(first.secret)
  expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600)
})

test('former keys are a list, each of the length of a key', () => {
  expect(readConfig({ SECRET: secret }).secretsBefore).toEqual([])
  expect(readConfig({ SECRET: secret, SECRET_PREVIOUS: `${'a'.repeat(32)}, ${'b'.repeat(40)}` }).secretsBefore).toEqual([
    'a'.repeat(32),
    'b'.repeat(40),
  ])
  expect(() => readConfig({ SECRET: secret, SECRET_PREVIOUS: `${'a'.repeat(32)},short` })).toThrow('SECRET_PREVIOUS')
})

test('the error of an unwritable data directory names it', () => {
  const file = join(directory(), 'file')
  writeFileSync(file, '')
  expect(() => readConfig({ DATA_DIR: join(file, 'inside') })).toThrow('DATA_DIR')
})

test('Stripe takes the payments as soon as it is configured, and both of its settings are needed', () => {
  const keys = { SECRET: secret, STRIPE_SECRET_KEY: 'sk_live_a1', STRIPE_WEBHOOK_SECRET: 'whsec_a, whsec_b' }
  expect(readConfig(keys)).toMatchObject({
    paymentGateway: 'stripe',
    stripe: { secretKey: 'sk_live_a1', webhookSecrets: ['whsec_a', 'whsec_b'], apiBase: null, isTest: false },
  })
  expect(readConfig(keys).stripe).toMatchObject({ publishableKey: null, applePayProof: null })
  const browser = { ...keys, STRIPE_PUBLISHABLE_KEY: 'pk_live_a1', APPLE_PAY_DOMAIN_ASSOCIATION: '7B2276' }
  expect(readConfig(browser).stripe).toMatchObject({ publishableKey: 'pk_live_a1', applePayProof: '7B2276' })
  for (const wrong of ['sk_live_a1', 'pk_test_a1'])
    expect(() => readConfig({ ...browser, STRIPE_PUBLISHABLE_KEY: wrong })).toThrow('STRIPE_PUBLISHABLE_KEY')
  expect(readConfig({ ...keys, STRIPE_SECRET_KEY: 'rk_test_a1' }).stripe?.isTest).toBe(true)
  expect(readConfig({ ...keys, PAYMENT_GATEWAY: 'sandbox' }).paymentGateway).toBe('sandbox')
  expect(readConfig({ SECRET: secret }).stripe).toBeNull()
  expect(() => readConfig({ ...keys, STRIPE_WEBHOOK_SECRET: '' })).toThrow('STRIPE_WEBHOOK_SECRET')
  expect(() => readConfig({ SECRET: secret, PAYMENT_GATEWAY: 'stripe' })).toThrow('STRIPE_SECRET_KEY')
  expect(() => readConfig({ ...keys, STRIPE_SECRET_KEY: 'pk_live_a1' })).toThrow('STRIPE_SECRET_KEY')
  expect(() => readConfig({ ...keys, STRIPE_API_BASE: 'http://localhost:1/v1' })).toThrow('STRIPE_API_BASE')
})

test('transfer and payment on delivery are off, and on in the markets whose settings are given', () => {
  const off = { transfer: null, cash: null }
  expect(readConfig({ SECRET: secret }).methods).toEqual({ ro: off, en: off, hu: off })
  const { methods, transferDays } = readConfig({
    SECRET: secret,
    PAYMENT_TRANSFER_RO: 'RO49 AAAA 1B31 0075 9384 0000; Nestling SRL; AAAAROBU; Banca Exemplu',
    PAYMENT_CASH_RO: '9.90',
    PAYMENT_CASH_HU: '0',
    PAYMENT_TRANSFER_DAYS: '7',
  })
  expect(methods.ro).toMatchObject({ transfer: { iban: 'RO49AAAA1B31007593840000', bank: 'Banca Exemplu' }, cash: { fee: 990 } })
  expect([methods.en, methods.hu]).toEqual([off, { transfer: null, cash: { fee: 0 } }])
  expect(transferDays).toBe(7)
  expect(() => readConfig({ SECRET: secret, PAYMENT_TRANSFER_RO: 'RO49AAAA1B31007593840001; Nestling' })).toThrow(
    'PAYMENT_TRANSFER_RO',
  )
  expect(() => readConfig({ SECRET: secret, PAYMENT_CASH_HU: '990.50' })).toThrow('PAYMENT_CASH_HU must be whole forints')
})

test('a hosted search engine needs both of its settings', () => {
  expect(readConfig({ SECRET: secret })).toMatchObject({
    algolia: null,
    searchApi: { appId: 'nestling', apiKey: 'search-only' },
  })
  const both = {
    SECRET: secret,
    ALGOLIA_APP_ID: 'APP',
    ALGOLIA_API_KEY: 'key',
    ALGOLIA_HOSTS: 'http://localhost:4000, https://b',
  }
  expect(readConfig(both).algolia).toEqual({
    appId: 'APP',
    apiKey: 'key',
    indexPrefix: 'nestling_',
    hosts: ['http://localhost:4000', 'https://b'],
  })
  expect(() => readConfig({ SECRET: secret, ALGOLIA_APP_ID: 'APP' })).toThrow('must be given together')
  expect(() => readConfig({ ...both, ALGOLIA_HOSTS: 'localhost' })).toThrow('ALGOLIA_HOSTS')
})

test('signing in with Google takes both of its settings, and an issuer that is safe to ask', () => {
  const given = { SECRET: secret, GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'word' }
  expect(readConfig({ SECRET: secret }).google).toBeNull()
  expect(readConfig(given).google).toEqual({ clientId: 'id', clientSecret: 'word', issuer: 'https://accounts.google.com' })
  expect(readConfig({ ...given, GOOGLE_ISSUER: 'http://127.0.0.1:4000' }).google?.issuer).toBe('http://127.0.0.1:4000')
  expect(() => readConfig({ SECRET: secret, GOOGLE_CLIENT_ID: 'id' })).toThrow('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET')
  for (const issuer of ['http://id.example', 'id.example', 'ftp://id.example', 'https://id.example/?a=1'])
    expect(() => readConfig({ ...given, GOOGLE_ISSUER: issuer })).toThrow('GOOGLE_ISSUER must be an https address')
})

test('couriers need their whole sign-in, and a market gets one that is connected', () => {
  const sameday = { SAMEDAY_USERNAME: 'cuib', SAMEDAY_PASSWORD: 'x', SAMEDAY_PICKUP_POINT: '11150' }
  const fan = { FAN_USERNAME: 'cuib', FAN_PASSWORD: 'x', FAN_CLIENT_ID: '7032158' }
  const couriers = (more: Record<string, string>) => readConfig({ SECRET: secret, ...more }).couriers
  expect(couriers({})).toMatchObject({ demo: true, sameday: null, fan: null, defaults: { ro: 'own', en: 'own', hu: 'own' } })
  expect(couriers({ ...sameday, ...fan, COURIER_DEFAULTS: 'ro=fan, hu=sameday' })).toMatchObject({
    sameday: { url: 'https://api.sameday.ro', pickupPoint: 11_150, service: 7, lockerService: 15 },
    fan: { url: 'https://api.fancourier.ro', clientId: 7_032_158, service: 'Standard', lockerService: 'FANbox' },
    defaults: { ro: 'fan', en: 'own', hu: 'sameday' },
  })
  expect(couriers({ ...sameday, COURIER_DEMO: 'false' })).toMatchObject({ demo: false, defaults: { ro: 'sameday' } })
  expect(couriers({ COURIER_DEMO: 'false' })).toMatchObject({ demo: false, defaults: { ro: 'own' } })
  for (const [more, fault] of [
    [{ SAMEDAY_USERNAME: 'cuib' }, 'SAMEDAY_PICKUP_POINT must be given together'],
    [{ ...fan, FAN_PASSWORD: '' }, 'FAN_CLIENT_ID must be given together'],
    [{ COURIER_DEFAULTS: 'ro=sameday' }, 'sameday, which is not connected'],
    [{ COURIER_DEFAULTS: 'ro=pickup' }, 'COURIER_DEFAULTS must be'],
    [{ COURIER_DEFAULTS: 'de=own' }, 'COURIER_DEFAULTS must be'],
    [{ ...sameday, SAMEDAY_URL: 'http://api.sameday.ro' }, 'SAMEDAY_URL must be an https address'],
    [{ ...fan, FAN_LOCKER_OPTION: 'VW' }, 'FAN_LOCKER_OPTION must be'],
  ] as const)
    expect(() => couriers(more)).toThrow(fault)
})

test('documents lie in a folder, unless the keys of a tax office are given, all of them', () => {
  const given = (more: Record<string, string> = {}) => readConfig({ SECRET: secret, DATA_DIR: '/srv/shop', ...more })
  expect(given()).toMatchObject({ documentFolder: '/srv/shop/documents', eFactura: null, onlineSzamla: null })
  expect(given({ DOCUMENT_FOLDER: '/srv/out', EFACTURA_TOKEN: 'a.b-c_d' })).toMatchObject({
    documentFolder: '/srv/out',
    eFactura: { token: 'a.b-c_d', url: 'https://api.anaf.ro/prod/FCTEL/rest' },
  })
  const nav = { NAV_LOGIN: 'technical1', NAV_PASSWORD: 'x', NAV_SIGNATURE_KEY: 'y', NAV_EXCHANGE_KEY: '0123456789abcdef' }
  expect(given({ ...nav, NAV_URL: 'http://127.0.0.1:4000/v3/' }).onlineSzamla).toEqual({
    login: 'technical1',
    password: 'x',
    signatureKey: 'y',
    exchangeKey: '0123456789abcdef',
    url: 'http://127.0.0.1:4000/v3',
  })
  for (const [more, fault] of [
    [{ ...nav, NAV_PASSWORD: '' }, 'NAV_EXCHANGE_KEY must be given together'],
    [{ ...nav, NAV_EXCHANGE_KEY: 'short' }, 'NAV_EXCHANGE_KEY must be the 16 characters'],
    [{ ...nav, NAV_URL: 'http://nav.example' }, 'NAV_URL must be an https address'],
    [{ EFACTURA_TOKEN: 'two words' }, 'EFACTURA_TOKEN must be'],
    [{ EFACTURA_URL: 'ftp://anaf' }, 'EFACTURA_URL must be an https address'],
  ] as const)
    expect(() => given(more)).toThrow(fault)
})
