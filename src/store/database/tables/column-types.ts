/**
 * Types of columns as Kysely reads and writes them. Integer and bigint → number, timestamptz → Date, jsonb → parsed value
 * (written as a JSON string, because the driver would send an array as an SQL array), bytea → Buffer, uuid → string. Money is
 * integer hundredths.
 */
import type { ColumnType } from 'kysely'
import type { Locale } from '#domain/market/market.ts'

/** Read as the value, written as `JSON.stringify(value)`. */
export type Json<T> = ColumnType<T, string, string>
/** A jsonb column that may be null. */
export type JsonOptional<T> = ColumnType<T, string | null | undefined, string | null>
/** A jsonb column with a default. */
export type JsonDefault<T> = ColumnType<T, string | undefined, string>
/** A column that may be null; it may be left out when a row is written. */
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>
/** One text in three languages. */
export type LocaleText = Record<Locale, string>
