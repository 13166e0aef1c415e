/** The settings of the content service Storyblok. */
import { z } from 'zod'
import { isSafeAddress } from './setting-types.ts'

export interface StoryblokConfig {
  /** Reads what is published. */
  token: string
  /** Reads drafts; null where no draft is shown. */
  previewToken: string | null
  /** Proves that a webhook is Storyblok's; null for a shop that only polls. */
  webhookSecret: string | null
  /** Where its API is. */
  api: string
}

const address = z
  .string()
  .refine(isSafeAddress, 'must be an https address')
  .transform((value) => value.replace(/\/+$/, ''))
const token = z.string().regex(/^\w{8,100}$/, 'must be an access token of letters and digits')

export const storyblokSettings = {
  STORYBLOK_TOKEN: token.optional(),
  STORYBLOK_PREVIEW_TOKEN: token.optional(),
  STORYBLOK_WEBHOOK_SECRET: z.string().optional(),
  STORYBLOK_API: address.default('https://api.storyblok.com'),
}

export function storyblokOf(value: z.output<z.ZodObject<typeof storyblokSettings>>): StoryblokConfig | null {
  const { STORYBLOK_TOKEN, STORYBLOK_PREVIEW_TOKEN, STORYBLOK_WEBHOOK_SECRET, STORYBLOK_API } = value
  if (!STORYBLOK_TOKEN) return null
  return {
    token: STORYBLOK_TOKEN,
    previewToken: STORYBLOK_PREVIEW_TOKEN ?? null,
    webhookSecret: STORYBLOK_WEBHOOK_SECRET ?? null,
    api: STORYBLOK_API,
  }
}
