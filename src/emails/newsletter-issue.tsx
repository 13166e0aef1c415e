/** The text of a newsletter. */
import { Heading, Text } from '@react-email/components'
import type { Block } from '#domain/content/content.ts'
import type { NewsletterIssueMail } from '#domain/newsletter/newsletter-mail.ts'
import { Spans } from './contract.tsx'
import { Paragraph } from './frame.tsx'
import * as styles from './styles.ts'

export const IssueBody = ({ mail }: { mail: NewsletterIssueMail }) =>
  mail.body.map((block, index) => <IssueBlock key={index} block={block} mail={mail} />)

function IssueBlock({ block, mail }: { block: Block; mail: NewsletterIssueMail }) {
  switch (block.kind) {
    case 'heading':
      return (
        <Heading as="h2" className="ink" style={styles.heading}>
          {block.text}
        </Heading>
      )
    case 'paragraph':
      return (
        <Paragraph>
          <Spans text={block.text} mail={mail} />
        </Paragraph>
      )
    case 'list':
      return block.items.map((item, index) => (
        <Paragraph key={index}>
          {block.ordered ? `${index + 1}. ` : '• '}
          <Spans text={item} mail={mail} />
        </Paragraph>
      ))
    case 'table':
      return block.rows.map((row, index) => (
        <Paragraph key={index}>{row.map((cell, column) => `${block.head[column] ?? ''}: ${cell}`).join('; ')}</Paragraph>
      ))
    case 'form':
      return [block.title, ...block.lines].map((line, index) => (
        <Text key={index} className="quiet" style={styles.small}>
          {line}
        </Text>
      ))
  }
}
