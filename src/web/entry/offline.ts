/** The only script of the page without a connection. */
import { showStored } from '#web/storefront/offline/show-stored.ts'

showStored()
