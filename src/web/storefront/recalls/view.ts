/** A recall as its notice shows it. */
import type { RecalledGoods } from '#domain/recalls/recall-mail.ts'
import type { RecallText, RunningRecall } from '#domain/recalls/recall.ts'

export interface RecallView extends Pick<RunningRecall, 'lots' | 'soldFrom' | 'soldUntil' | 'remedies' | 'publishedAt'> {
  href: string
  goods: RecalledGoods
  /** Address of a picture, '' for none. */
  picture: string
  text: RecallText
  seller: { email: string; phone: string }
  /** Address of the contact form. */
  contact: string
  /** ISO moment; null while it runs. */
  endedAt: string | null
}
