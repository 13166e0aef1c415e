/** What the controls of the editor are given. */
import type { ReactNode } from 'react'
import type { BlockField } from '#domain/content/block-fields.ts'
import type { Locale } from '#domain/market/market.ts'
import type { Path } from './document.ts'

export interface Place {
  uid: string
  path: Path
}

/** What a control is given: its value in one language, or in several that agree. */
export interface ControlProps {
  id: string
  label: string
  flag?: ReactNode
  field: BlockField
  name: string
  value: unknown
  locale: Locale
  fault?: string | undefined
  isReadOnly: boolean
  onChange: (value: unknown) => void
}
