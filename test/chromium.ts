/** The browser of the journeys and the bench: the system's Chromium, without requests to other servers. */
import { existsSync } from 'node:fs'

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Path of the browser: `CHROMIUM_PATH`, or where Debian and Ubuntu put it. Undefined: Playwright looks for its own. */
export const chromiumPath = (): string | undefined => process.env.CHROMIUM_PATH || PLACES.find((place) => existsSync(place))
