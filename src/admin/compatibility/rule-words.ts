/** Rules in words. */
import { locale } from '#messages/text.ts'
import * as say from '#messages/admin/settings/compatibility.ts'
import type { RuleFieldsView, RulesView } from '#admin/schema/settings/compatibility.ts'

type Choices = Pick<RulesView, 'types' | 'attributes'>

const nameAmong = (choices: readonly { key: string; names: Record<'ro' | 'en' | 'hu', string> }[], key: string): string =>
  choices.find((one) => one.key === key)?.names[locale()] ?? key

/** Returns the name of a type, its key where it is not known. */
export const typeWords = ({ types }: Choices, key: string): string => nameAmong(types, key)
export const attributeWords = ({ attributes }: Choices, key: string): string => nameAmong(attributes, key)

/** Returns a value of an attribute as it is read. */
export function valueWords({ attributes }: Choices, key: string, value: string): string {
  const attribute = attributes.find((one) => one.key === key)
  if (attribute?.kind === 'bool') return value === 'true' ? say.yes() : say.no()
  return nameAmong(attribute?.options ?? [], value)
}

/** Returns the conditions of a side in words. */
export const conditionWords = (choices: Choices, { where }: RuleFieldsView['one']): string[] =>
  where.map(({ attribute, value, isNot }) => {
    const isBool = choices.attributes.some(({ key, kind }) => key === attribute && kind === 'bool')
    const text = !isNot ? say.isText : !isBool ? say.isNotText : value === 'true' ? say.notYes : say.notNo
    return text({ attribute: attributeWords(choices, attribute), value: valueWords(choices, attribute, value) })
  })

export const nameOfRule = ({ one, other }: RuleFieldsView, choices: Choices): string =>
  say.nameOf({ one: typeWords(choices, one.type), other: typeWords(choices, other.type) })
