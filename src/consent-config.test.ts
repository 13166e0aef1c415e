import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const SECRET = 'a secret that is long enough for this'
const read = (settings: Record<string, string>) => readConfig({ SECRET, ...settings }).integrations

test('without settings nothing of others is loaded', () => {
  expect(read({})).toEqual({
    tagManager: null,
    tagManagerHosts: [],
    metaPixel: null,
    tiktokPixel: null,
    trackingPixel: null,
    map: null,
    filmHosts: [],
  })
})

test('settings are read', () => {
  expect(
    read({
      TAG_MANAGER_ID: 'GTM-ABC123',
      TAG_MANAGER_HOSTS: 'https://tags.example, https://more.example/',
      TRACKING_PIXEL_URL: 'https://p.example/a.gif?shop=7',
      MAP_TILES_URL: 'https://tile.example/{z}/{x}/{y}.png?key=1',
      FILM_HOSTS: 'www.youtube-nocookie.com,player.vimeo.com',
    }),
  ).toMatchObject({
    tagManager: 'GTM-ABC123',
    tagManagerHosts: ['https://tags.example', 'https://more.example'],
    trackingPixel: 'https://p.example/a.gif?shop=7',
    map: { tiles: 'https://tile.example/{z}/{x}/{y}.png?key=1', maxZoom: 19 },
    filmHosts: ['www.youtube-nocookie.com', 'player.vimeo.com'],
  })
})

test.each(['gtm-abc123', 'GTM-', 'GTM-abc', 'GTM-ABC 1', 'UA-12345-1', 'G-ABCDEF', 'GTM-ABC123&x=1', '"GTM-ABC123"'])(
  'the id %j is refused with what to do',
  (TAG_MANAGER_ID) => {
    expect(() => read({ TAG_MANAGER_ID })).toThrow('TAG_MANAGER_ID must be the id of a container, like GTM-ABC123: copy it from')
  },
)

test.each([
  ['TAG_MANAGER_HOSTS', 'https://tags.example; script-src *'],
  ['META_PIXEL_ID', '12a45'],
  ['TIKTOK_PIXEL_ID', 'c4abcdefghij'],
  ['TRACKING_PIXEL_URL', 'http://p.example/a.gif'],
  ['TRACKING_PIXEL_URL', 'javascript:alert(1)'],
  ['MAP_TILES_URL', 'https://tile.example/map.png'],
  ['MAP_TILES_URL', 'http://tile.example/{z}/{x}/{y}.png'],
  ['MAP_ATTRIBUTION_URL', 'javascript:alert(1)'],
  ['FILM_HOSTS', 'https://www.youtube-nocookie.com'],
  ['FILM_HOSTS', 'films.example *'],
])('%s=%j is refused', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(name)
})
