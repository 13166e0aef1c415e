/** What every courier must do, whoever is behind it. Called by the test file of each adapter. */
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { PARCEL_EVENT_KINDS, type ParcelEventKind } from '#domain/orders/parcel-event.ts'
import type { ListedLocker } from '#domain/delivery/locker.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import {
  CourierRefused,
  CourierUnavailable,
  type CourierEvent,
  type CourierParcel,
  type CourierService,
} from '#services/ports.ts'
import type { CourierServer, Fault } from './courier-server.ts'
import { OPENING } from '#test/clock.ts'
import { IOANAS_HOME } from '#test/customers/ioana.ts'

export interface CourierUnderTest {
  courier: CourierService
  /** Moves the time of both sides. */
  advance(ms: number): void
  /** Lets the courier collect a parcel. */
  collect(awb: string): void
  /** Lets the courier deliver a parcel to its customer. */
  deliver(awb: string): void
  /** How many parcels the courier has. */
  count(): number
}

/** A courier on another machine. */
export interface RemoteCourierUnderTest extends CourierUnderTest {
  server: CourierServer
  /** Where it signs in, makes a number, tells of parcels and lists lockers. */
  paths: { signIn: string; create: string; track: string; lockers: string }
  tokens(): number
  /** The courier with a wrong password. */
  stranger: CourierService
  /** Lets the courier tell something else. */
  tell(awb: string, code: string): void
  /** Each of its codes that the shop knows. */
  codes: Partial<Record<ParcelEventKind, readonly string[]>>
  unknownCode: string
  /** Gives the courier so many lockers more, the first the first. */
  addLockers(count: number): void
  /** Lets it tell of fewer lockers than it says that it has. */
  loseLockers(): void
  /** What one of its lockers is, by its number. */
  listed: (number: number) => ListedLocker
}

/** A parcel, another one at each call. */
export const newParcel = (change: Partial<CourierParcel> = {}): CourierParcel => ({
  reference: randomUUID().replaceAll('-', ''),
  awb: null,
  askedAt: null,
  registeredAt: OPENING,
  orderNumber: 'NST-4711',
  from: 'București',
  to: {
    ...IOANAS_HOME,
    email: 'ioana@example.ro',
    phone: '+40722418305',
  },
  locker: null,
  weightG: 1_250,
  collect: null,
  ...change,
})

export const labelOf = (awb: string) =>
  ({
    awb,
    locale: 'ro',
    at: OPENING,
    shopName: 'Nestling',
    logo: '/logo.svg',
    from: ['București'],
    to: ['Ioana'],
    collect: null,
  }) as const

const ask = (courier: CourierService, ...awbs: string[]) => courier.track(awbs, new AbortController().signal)
const kinds = (events: readonly CourierEvent[] | undefined) => (events ?? []).map(({ kind }) => kind)

type Open<Under> = () => Promise<Under>

/** `parcel` makes a parcel of this courier: with a number of the shop where the courier gives none. */
export function courierContract(name: string, open: Open<CourierUnderTest>, parcel: () => CourierParcel = newParcel): void {
  describe(`${name} keeps the promises of a courier`, () => {
    test('a parcel that is registered twice is one parcel with one number', async () => {
      const { courier, count } = await open()
      const one = parcel()
      const first = await courier.register(one)
      expect(await courier.register({ ...one, askedAt: OPENING })).toBe(first)
      expect(count()).toBe(1)
      expect(await courier.register(parcel())).not.toBe(first)
    })
    test('its events are told of all parcels in one answer, with the same keys each time', async () => {
      const { courier, advance, collect, deliver } = await open()
      const [one, two] = [await courier.register(parcel()), await courier.register(parcel())]
      collect(one)
      const before = (await ask(courier, one, two, 'CN999999999RO')).get(one)!
      expect(before.length).toBeGreaterThan(0)
      advance(MINUTE_MS)
      deliver(one)
      const told = await ask(courier, one, two, 'CN999999999RO')
      expect(told.has('CN999999999RO')).toBe(false)
      const after = told.get(one)!
      expect(kinds(after)).toContain('delivered')
      expect(kinds(told.get(two))).not.toContain('delivered')
      for (const event of before) expect(after).toContainEqual(event)
      expect(new Set(after.map(({ key }) => key)).size).toBe(after.length)
      for (const { kind, at, place } of after) {
        expect(PARCEL_EVENT_KINDS).toContain(kind)
        expect(at).toBeInstanceOf(Date)
        expect(place).not.toMatch(/Ioana|Țepeș/)
      }
    })
    test('it prints labels, and calls parcels back while it can', async () => {
      const { courier, collect, deliver } = await open()
      const [one, two] = [await courier.register(parcel()), await courier.register(parcel())]
      expect(
        Buffer.from(await courier.label(labelOf(one)))
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-')
      expect(await courier.cancel(one)).not.toBe('too late')
      // A second time it may be back or forgotten, but nothing is thrown.
      await courier.cancel(one)
      expect(await courier.cancel('CN999999999RO')).toBe('too late')
      collect(two)
      deliver(two)
      expect(await courier.cancel(two)).toBe('too late')
    })
  })
}

/** The same, and what the network adds. */
export function remoteCourierContract(name: string, open: Open<RemoteCourierUnderTest>): void {
  courierContract(name, open)
  describe(`${name} on another machine`, () => {
    signsIn(open)
    survives(open)
    reads(open)
    lists(open)
  })
}

function lists(open: Open<RemoteCourierUnderTest>): void {
  const list = (courier: CourierService, signal = new AbortController().signal) => courier.lockers!(signal)
  test('all its lockers are listed, each once', async () => {
    const { courier, addLockers, listed } = await open()
    expect(await list(courier)).toEqual([])
    addLockers(2)
    expect(await list(courier)).toEqual([listed(1), listed(2)])
    addLockers(1_201)
    const all = await list(courier)
    expect(new Set(all.map(({ externalId }) => externalId)).size).toBe(1_203)
    expect(all.at(-1)).toEqual(listed(1_203))
  })
  test.each<Fault>(['429', '500', 'slow', 'cut off', 'html', 'nonsense'])(
    'a list that is answered %s is no list, and the next one is',
    async (fault) => {
      const { courier, addLockers, server, paths } = await open()
      addLockers(3)
      server.fail(paths.lockers, fault)
      await expect(list(courier, AbortSignal.timeout(500))).rejects.toBeInstanceOf(CourierUnavailable)
      expect(await list(courier)).toHaveLength(3)
    },
  )
  test('a list that lacks a part is none', async () => {
    const { courier, addLockers, loseLockers } = await open()
    addLockers(3)
    loseLockers()
    await expect(list(courier)).rejects.toBeInstanceOf(CourierUnavailable)
  })
}

function signsIn(open: Open<RemoteCourierUnderTest>): void {
  test('callers at once share one sign-in, and a token that is rejected is renewed once', async () => {
    const { courier, tokens, server, paths } = await open()
    const awbs = await Promise.all([newParcel(), newParcel(), newParcel()].map((parcel) => courier.register(parcel)))
    expect(new Set(awbs).size).toBe(3)
    expect(tokens()).toBe(1)
    server.fail(paths.track, '401')
    expect((await ask(courier, awbs[0]!)).has(awbs[0]!)).toBe(true)
    expect(tokens()).toBe(2)
    server.fail(paths.track, '401', '401')
    await expect(ask(courier, awbs[0]!)).rejects.toBeInstanceOf(CourierUnavailable)
  })
  test('a token is renewed before it expires', async () => {
    const { courier, advance, tokens } = await open()
    const awb = await courier.register(newParcel())
    advance(400 * 24 * 60 * MINUTE_MS)
    await ask(courier, awb)
    expect(tokens()).toBe(2)
  })
  test('a refused sign-in is not tried again for five minutes', async () => {
    const { stranger, server, paths, advance } = await open()
    const calls = () => server.received.filter(({ path }) => path === paths.signIn).length
    await expect(stranger.register(newParcel())).rejects.toBeInstanceOf(CourierUnavailable)
    await expect(stranger.cancel('1SDY241067423')).rejects.toBeInstanceOf(CourierUnavailable)
    expect(calls()).toBe(1)
    advance(6 * MINUTE_MS)
    await expect(stranger.register(newParcel())).rejects.toBeInstanceOf(CourierUnavailable)
    expect(calls()).toBe(2)
  })
  test.each(['429', '500', 'slow', 'cut off', 'html', 'nonsense'] satisfies Fault[])(
    'a sign-in that answers %s twice is no answer',
    async (fault) => {
      const { courier, server, paths } = await open()
      server.fail(paths.signIn, fault, fault)
      await expect(courier.register(newParcel())).rejects.toBeInstanceOf(CourierUnavailable)
      server.heal()
      await courier.register(newParcel())
    },
  )
}

function survives(open: Open<RemoteCourierUnderTest>): void {
  const faults: Fault[] = ['429', '500', 'slow', 'cut off', 'html', 'nonsense']
  test.each(faults)('a question that is answered %s is no answer, and the next one is', async (fault) => {
    const { courier, server, paths } = await open()
    const awb = await courier.register(newParcel())
    server.fail(paths.track, fault)
    await expect(ask(courier, awb)).rejects.toBeInstanceOf(CourierUnavailable)
    expect((await ask(courier, awb)).has(awb)).toBe(true)
  })
  test.each<Fault>(['lost', 'slow', '500', 'cut off', 'html', 'nonsense'])(
    'a parcel whose registration was answered %s gets one number',
    async (fault) => {
      const { courier, server, paths, count } = await open()
      const parcel = newParcel()
      server.fail(paths.create, fault)
      await expect(courier.register(parcel)).rejects.toBeInstanceOf(CourierUnavailable)
      const number = await courier.register({ ...parcel, askedAt: OPENING })
      expect(await courier.register({ ...parcel, askedAt: OPENING })).toBe(number)
      expect(count()).toBe(1)
    },
  )
  test('a question ends when its caller gives up', async () => {
    const { courier, server, paths } = await open()
    const awb = await courier.register(newParcel())
    server.fail(paths.track, 'slow')
    const ending = new AbortController()
    const asking = courier.track([awb], ending.signal)
    ending.abort()
    await expect(asking).rejects.toBeInstanceOf(CourierUnavailable)
  })
  test('labels are asked for again once, and only PDF is one', async () => {
    const { courier, server } = await open()
    const awb = await courier.register(newParcel())
    const path = server.received.length
    await courier.label(labelOf(awb))
    const labels = server.received[path]!.path
    server.fail(labels, '500')
    expect(Buffer.from(await courier.label(labelOf(awb))).toString()).toContain(awb)
    server.fail(labels, 'html')
    await expect(courier.label(labelOf(awb))).rejects.toBeInstanceOf(CourierUnavailable)
    await expect(courier.label(labelOf('CN999999999RO'))).rejects.toBeInstanceOf(CourierUnavailable)
  })
}

function reads(open: Open<RemoteCourierUnderTest>): void {
  test('a town that is not served is a refusal with its reason', async () => {
    const { courier } = await open()
    const parcel = newParcel()
    const refused = courier.register({ ...parcel, to: { ...parcel.to, city: 'Nicăieri' } })
    await expect(refused).rejects.toBeInstanceOf(CourierRefused)
    await expect(refused).rejects.toThrow(/awbRecipient\.cityString|recipient\.address\.locality/)
  })
  test('each of its codes is read, and another one is unknown, never a guess', async () => {
    const { courier, codes, tell, unknownCode, advance } = await open()
    for (const [kind, own] of Object.entries(codes))
      for (const code of own) {
        const awb = await courier.register(newParcel())
        advance(MINUTE_MS)
        tell(awb, code)
        expect([code, kinds((await ask(courier, awb)).get(awb)).at(-1)]).toEqual([code, kind])
      }
    const awb = await courier.register(newParcel())
    tell(awb, unknownCode)
    expect((await ask(courier, awb)).get(awb)).toMatchObject([{ kind: 'unknown', code: unknownCode }])
  })
}
