/** The settings of services that pages load with the visitor's consent. */
import { z } from 'zod'
import { TAG_MANAGER_ID, type Integrations } from '#domain/consent/integrations.ts'
import { isOrigin, isSafeAddress, whole } from './setting-types.ts'

const list = z.string().transform((value) =>
  value
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean),
)
/** An address that a browser asks for: its query may be anything. */
const isLoadable = (value: string): boolean => {
  const url = URL.parse(value)
  return !!url && !url.hash && isSafeAddress(url.origin + url.pathname) && !url.username
}
const HOST = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/

export const consentSettings = {
  TAG_MANAGER_ID: z
    .string()
    .regex(TAG_MANAGER_ID, 'must be the id of a container, like GTM-ABC123: copy it from Google Tag Manager, or leave it out')
    .optional(),
  TAG_MANAGER_HOSTS: list
    .refine((all) => all.every(isOrigin), 'must be https addresses without a path, separated by commas')
    .default([]),
  META_PIXEL_ID: z
    .string()
    .regex(/^\d{5,20}$/, 'must be the digits of a pixel in the Meta Events Manager')
    .optional(),
  TIKTOK_PIXEL_ID: z
    .string()
    .regex(/^[A-Z0-9]{10,40}$/, 'must be the capitals and digits of a pixel in the TikTok Events Manager')
    .optional(),
  TRACKING_PIXEL_URL: z.string().refine(isLoadable, 'must be the https address of a picture').optional(),
  MAP_TILES_URL: z
    .string()
    .refine(
      (value) => ['{z}', '{x}', '{y}'].every((part) => value.includes(part)) && isLoadable(value.replace(/\{[zxy]\}/g, '0')),
      'must be an https address with {z}, {x} and {y}, like https://tile.example/{z}/{x}/{y}.png',
    )
    .optional(),
  MAP_ATTRIBUTION: z.string().default('© OpenStreetMap contributors'),
  MAP_ATTRIBUTION_URL: z
    .string()
    .refine(isSafeAddress, 'must be an https address')
    .default('https://www.openstreetmap.org/copyright'),
  MAP_MAX_ZOOM: whole('a number between 1 and 22', 1, 22).default(19),
  FILM_HOSTS: list
    .refine((all) => all.every((host) => HOST.test(host)), 'must be names of hosts, like www.youtube-nocookie.com')
    .default([]),
}

export const integrationsOf = (value: z.output<z.ZodObject<typeof consentSettings>>): Integrations => ({
  tagManager: value.TAG_MANAGER_ID ?? null,
  tagManagerHosts: value.TAG_MANAGER_HOSTS.map((address) => new URL(address).origin),
  metaPixel: value.META_PIXEL_ID ?? null,
  tiktokPixel: value.TIKTOK_PIXEL_ID ?? null,
  trackingPixel: value.TRACKING_PIXEL_URL ?? null,
  map: value.MAP_TILES_URL
    ? {
        tiles: value.MAP_TILES_URL,
        attribution: value.MAP_ATTRIBUTION,
        attributionUrl: value.MAP_ATTRIBUTION_URL,
        maxZoom: value.MAP_MAX_ZOOM,
      }
    : null,
  filmHosts: value.FILM_HOSTS,
})
