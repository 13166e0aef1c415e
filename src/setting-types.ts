/** Types of settings that several of them have. */
import { z } from 'zod'
import { isLoopback } from '#domain/market/host-name.ts'

export const flag = z
  .enum(['0', '1', 'false', 'true'], 'must be true or false')
  .transform((value) => value === '1' || value === 'true')
export const whole = (what: string, min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be ${what}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be ${what}`)

export const isOrigin = (value: string): boolean => {
  const url = URL.parse(value)
  return !!url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash
}

/** Systems that are told secrets answer over TLS; on this machine, in tests, they need not. */
export const isSafeAddress = (value: string): boolean => {
  const url = URL.parse(value)
  const hasTls = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))
  return hasTls && !url.search && !url.hash && !url.username
}
