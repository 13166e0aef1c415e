/** The rules of what surrounds the products, as it is entered. */
import { z } from 'zod'
import type {
  AttributeInput,
  BrandInput,
  CollectionInput,
  CollectionMenu,
  ColourwayInput,
  ManufacturerInput,
  PictureViewInput,
} from '#domain/catalog/catalog-input.ts'
import { country, filled, inEveryLanguage, key, path, picture, slug } from '#services/checked-input.ts'

const email = z.email()

export const brandSchema = z.strictObject({
  slug,
  name: filled,
  description: inEveryLanguage(z.string()),
  logo: path.nullable(),
}) satisfies z.ZodType<BrandInput>

export const manufacturerSchema = z.strictObject({
  name: filled,
  address: filled,
  email,
  country,
  responsible: z.strictObject({ name: filled, address: filled, email }).nullable(),
}) satisfies z.ZodType<ManufacturerInput>

export const attributeSchema = z.strictObject({
  key,
  kind: key,
  unit: z.string().nullable(),
  filterable: z.boolean(),
  name: inEveryLanguage(filled),
  options: z.array(z.looseObject({ key: key })).readonly(),
}) satisfies z.ZodType<AttributeInput>

export const colourwaySchema = z.strictObject({
  key,
  name: inEveryLanguage(filled),
  hex: z.string().regex(/^#[0-9a-f]{6}$/, 'use a colour such as #efe4d3'),
}) satisfies z.ZodType<ColourwayInput>

export const pictureViewSchema = z.strictObject({ key, alt: inEveryLanguage(filled) }) satisfies z.ZodType<PictureViewInput>

const placed = z.strictObject({ ...picture, position: z.int().min(0) })

const menu = z.strictObject({
  position: z.int().min(0),
  name: inEveryLanguage(filled),
  groups: z.array(z.strictObject({ title: inEveryLanguage(filled), collections: z.array(key).min(1).readonly() })).readonly(),
}) satisfies z.ZodType<CollectionMenu>

export const collectionSchema = z.strictObject({
  key,
  parent: key.nullable(),
  position: z.int().min(0),
  flags: z.array(key).readonly(),
  attributes: z.array(key).readonly(),
  googleCategory: filled.nullable(),
  startsAt: z.date().nullish(),
  endsAt: z.date().nullish(),
  text: inEveryLanguage(z.strictObject({ name: filled, slug, description: z.string(), tagline: z.string() })),
  pictures: z.strictObject({ tile: placed.optional(), menu: placed.optional() }).optional(),
  companions: z.array(key).readonly().optional(),
  menu: menu.nullish(),
}) satisfies z.ZodType<CollectionInput>
