/** Whether this browser was signed in when it last heard: a hint without a secret, so that other visitors cause no request for a session. */
import { stored } from '#web/app/browser/stored.browser.ts'

/** True from a sign-in until the session is known to have ended; shared by all tabs. */
export const signedIn = stored('signed-in', (raw) => raw === true)
