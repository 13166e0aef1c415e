/** The demo shop's pages of text, in the order in which the footer lists them. */
import { about } from './pages/about.ts'
import { accessibility } from './pages/accessibility.ts'
import { cookies } from './pages/cookies.ts'
import { delivery } from './pages/delivery.ts'
import { guarantee } from './pages/guarantee.ts'
import { privacy } from './pages/privacy.ts'
import { returns } from './pages/returns.ts'
import { terms } from './pages/terms.ts'
import type { TextPageInput } from '#domain/content/content-input.ts'

export const TEXT_PAGES: readonly TextPageInput[] = [delivery, returns, about, terms, privacy, cookies, accessibility, guarantee]
