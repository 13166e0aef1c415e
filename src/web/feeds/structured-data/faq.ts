/** Structured data of questions and answers. */
import { textOf } from '#domain/content/plain-text.ts'
import type { Block } from '#domain/content/content.ts'
import { SCHEMA } from './schema.ts'

export const faqJsonLd = (questions: readonly { question: string; answer: readonly Block[] }[]): object => ({
  '@context': SCHEMA,
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: textOf(answer) },
  })),
})
