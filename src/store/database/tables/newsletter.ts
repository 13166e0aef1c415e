/** Written by `npm run db:types` from the migrated database: do not edit. */
import type { Generated } from 'kysely'
import type { Locale } from '#domain/market/market.ts'
import type { Block } from '#domain/content/content.ts'
import type { Json, Optional } from './column-types.ts'

export interface NewsletterTables {
  newsletter_subscription: {
    id: string
    address: string
    email: string
    first_name: string
    last_name: string
    locale: Locale
    state: 'pending' | 'confirmed' | 'left'
    asked_at: Date
    confirmed_at: Optional<Date>
    left_at: Optional<Date>
    leave_reason: Optional<'often' | 'grown' | 'taste' | 'stranger'>
  }
  newsletter_event: {
    id: string
    subscription_id: string
    kind: 'asked' | 'confirmed' | 'left'
    at: Date
    source: 'page' | 'home' | 'footer' | 'checkout' | 'account' | 'registration' | 'mail'
    text_version: string
    locale: Locale
    email: string
  }
  newsletter_link: {
    hash: Buffer
    subscription_id: string
    email: string
    first_name: string
    last_name: string
    locale: Locale
    source: 'page' | 'home' | 'footer' | 'checkout'
    expires_at: Date
    used_at: Optional<Date>
  }
  newsletter_reward: {
    subject: Buffer
    coupon_id: string
    given_at: Date
  }
  newsletter_issue: {
    id: string
    number: number
    created_at: Date
    stopped_at: Optional<Date>
  }
  newsletter_issue_text: {
    issue_id: string
    locale: Locale
    subject: string
    body: Json<Block[]>
    sent_after: Optional<string>
    mails: Generated<number>
    done_at: Optional<Date>
  }
  form_draft: {
    token_hash: Buffer
    form: 'newsletter' | 'contact' | 'alert'
    content: Json<Record<string, string>>
    created_at: Date
  }
}
