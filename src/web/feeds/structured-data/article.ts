/** Structured data of an article. */
import { href, type Market } from '#domain/market/market.ts'
import type { Merchant } from '#domain/market/merchant.ts'
import type { ArticleHead } from '#domain/content/blog.ts'
import { SCHEMA, type JsonLd } from './schema.ts'

/** `cover` and `path` are addresses of this shop. */
export function articleJsonLd(
  { head, cover, path }: { head: ArticleHead; cover: string | null; path: string },
  merchant: Merchant,
  market: Market,
  url: URL,
): JsonLd {
  const absolute = (address: string) => new URL(address, url).href
  const { title, description, author, category, publishedAt, changedAt, minutes } = head
  const publisher = {
    '@type': 'Organization',
    '@id': `${absolute('/')}#merchant`,
    name: merchant.name,
    url: absolute(href(market, '/')),
    logo: absolute('/brand/icon-512.png'),
  }
  return {
    '@context': SCHEMA,
    '@type': 'Article',
    headline: title,
    description,
    inLanguage: market.language,
    mainEntityOfPage: absolute(path),
    datePublished: publishedAt.toISOString(),
    dateModified: (changedAt ?? publishedAt).toISOString(),
    timeRequired: `PT${minutes}M`,
    ...(cover && { image: absolute(cover) }),
    ...(category && { articleSection: category.name }),
    author: author ? { '@type': 'Person', name: author.name, jobTitle: author.role || undefined } : publisher,
    publisher,
  }
}
