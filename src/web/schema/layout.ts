/** Data of the menus: `GET /api/menu?locale=`, loaded when a menu is about to be opened. */
import { z } from 'zod'
import { localeQuery } from './values.ts'

/** A link to a draft is longer than the version of what is published. */
const VERSION_LENGTH = 500

/** `v`: the version that the page knows of; another one is another address, which no cache has. */
export const menuQuery = localeQuery.extend({ v: z.string().max(VERSION_LENGTH).optional() })

const menuLink = z.object({
  name: z.string(),
  href: z.string(),
  /** Address of an official picture of 250 × 50 px that replaces the name. */
  picture: z.string().optional(),
})
export type MenuLink = z.infer<typeof menuLink>

const menuColumn = z.object({
  /** '' where the column needs no heading. */
  title: z.string(),
  links: z.array(menuLink),
  /** "See all" at the end of the column. */
  all: z.string().nullable(),
})
export type MenuColumn = z.infer<typeof menuColumn>

const menuPanel = z.object({
  key: z.string(),
  name: z.string(),
  columns: z.array(menuColumn),
  /** Heading of the brands. */
  brandsTitle: z.string(),
  /** Brands that sell most here. */
  brands: z.array(menuLink),
  /** Where the panel's own name leads. */
  all: menuLink.nullable(),
  /** `alt`: what the picture shows, where the merchant has written it. */
  cover: z.object({ image: z.string(), alt: z.string().optional(), text: z.string(), href: z.string() }).nullable(),
})
export type MenuPanel = z.infer<typeof menuPanel>

export const menuAnswer = z.object({
  panels: z.array(menuPanel),
  /** Top-level collections with their picture, for the mobile menu. */
  topCollections: z.array(menuLink.extend({ image: z.string() })),
  /** The collection of everything. */
  all: menuLink.nullable(),
})
export type MenuData = z.infer<typeof menuAnswer>
