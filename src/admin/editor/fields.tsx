/** The fields of a block, made of their description: texts in each language, everything else once where languages agree. */
import { useState } from 'react'
import { LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import type { BlockField, BlockFields } from '#domain/content/block-fields.ts'
import { faults as faultWords } from '#messages/admin/content/publishing.ts'
import * as say from '#messages/admin/content/pages.ts'
import { Button } from '#admin/ui/button.tsx'
import { MarketFlag } from '#admin/ui/market.tsx'
import { blockIn, isSame, valueAt, withField, type Path } from './document.ts'
import type { ControlProps, Place } from './control.ts'
import { controlId, faultAt, fieldName, useEditing } from './editing.ts'
import { CellsField } from './cells-field.tsx'
import { ListField } from './list-field.tsx'
import { NameField, PictureField, ProductField } from './pickers.tsx'
import { RichField } from './rich-field.tsx'
import { ChoiceField, LinkField, NumberField, TextControl, TimeField } from './simple-fields.tsx'
import * as styles from './editor.module.css'

/** Types of fields that are written in a language. */
const WRITTEN: readonly BlockField['type'][] = ['line', 'text', 'rich', 'cells']

export function Fields({ fields, uid, path = [] }: { fields: BlockFields; uid: string; path?: Path }) {
  return Object.entries(fields).map(([name, field]) => (
    <Field key={name} name={name} field={field} uid={uid} path={[...path, name]} />
  ))
}

interface FieldProps extends Place {
  name: string
  field: BlockField
}

function Field({ name, field, uid, path }: FieldProps) {
  const { document, locales } = useEditing()
  const having = LOCALES.filter((locale) => blockIn(document.texts, locale, uid) !== undefined)
  const shown = locales.filter((locale) => having.includes(locale))
  if (field.type === 'list')
    return (
      <ListField
        name={name}
        field={field}
        uid={uid}
        path={path}
        having={having}
        renderItem={(at) => <Fields fields={field.of} uid={uid} path={[...path, at]} />}
      />
    )
  if (WRITTEN.includes(field.type))
    return (
      <div className={styles.group}>
        {shown.map((locale) => (
          <Control key={locale} name={name} field={field} uid={uid} path={path} locale={locale} locales={[locale]} hasFlag />
        ))}
      </div>
    )
  return <SharedField name={name} field={field} uid={uid} path={path} having={having} shown={shown} />
}

interface SharedProps extends FieldProps {
  having: readonly Locale[]
  shown: readonly Locale[]
}

/** Once for all languages that agree; each for itself where they do not. */
function SharedField({ name, field, uid, path, having, shown }: SharedProps) {
  const { document, isReadOnly } = useEditing()
  const values = having.map((locale) => valueAt(blockIn(document.texts, locale, uid), path))
  const [first] = having
  if (!first) return null
  if (values.every((value) => isSame(value, values[0])))
    return <Control name={name} field={field} uid={uid} path={path} locale={first} locales={having} />
  const unite = (locale: Locale) =>
    document.change((texts) =>
      withField(texts, { uid, path, locales: having, value: valueAt(blockIn(texts, locale, uid), path) }),
    )
  return (
    <div className={styles.group}>
      {shown.map((locale) => (
        <Control key={locale} name={name} field={field} uid={uid} path={path} locale={locale} locales={[locale]} hasFlag />
      ))}
      <p className={styles.hint}>
        {say.differsByLanguage()}{' '}
        {!isReadOnly && shown[0] && (
          <Button kind="link" onClick={() => unite(shown[0]!)}>
            {say.sameEverywhere()}
          </Button>
        )}
      </p>
    </div>
  )
}

interface OneProps extends FieldProps {
  /** Whose value is shown. */
  locale: Locale
  /** Where it is written. */
  locales: readonly Locale[]
  hasFlag?: boolean
}

function Control({ name, field, uid, path, locale, locales, hasFlag = false }: OneProps) {
  const { document, isReadOnly } = useEditing()
  const fault = locales.map((one) => faultAt(document.faults, one, uid, path)).find((one) => one !== undefined)
  const [isLeft, setLeft] = useState(false)
  // What is only missing is said once the field was left; what is wrong at once.
  const isTold = fault !== undefined && (isLeft || (fault.code !== 'missing' && fault.code !== 'empty'))
  const props: ControlProps = {
    id: controlId(locale, uid, path),
    label: fieldName(name),
    flag: hasFlag ? <MarketFlag market={locale} isNamed /> : undefined,
    field,
    name,
    value: valueAt(blockIn(document.texts, locale, uid), path),
    locale,
    fault: isTold ? faultWords[fault.code]() : undefined,
    isReadOnly,
    onChange: (value) =>
      document.change((texts) => withField(texts, { uid, path, locales, value }), `${locale} ${uid} ${path.join('/')}`),
  }
  return (
    <div className={styles.control} onBlur={() => setLeft(true)} {...(hasFlag && { lang: MARKETS[locale].language })}>
      <Kind {...props} />
    </div>
  )
}

function Kind(props: ControlProps) {
  switch (props.field.type) {
    case 'line':
    case 'text':
    case 'key':
    case 'film':
      return props.name === 'category' || props.name === 'author' || props.name === 'article' ? (
        <NameField {...props} />
      ) : (
        <TextControl {...props} />
      )
    case 'rich':
      return <RichField {...props} />
    case 'cells':
      return <CellsField {...props} />
    case 'link':
      return <LinkField {...props} />
    case 'time':
      return <TimeField {...props} />
    case 'whole':
      return <NumberField {...props} />
    case 'choice':
      return <ChoiceField {...props} />
    case 'picture':
      return <PictureField {...props} />
    case 'product':
      return <ProductField {...props} />
    case 'collection':
    case 'brand':
      return <NameField {...props} />
    case 'list':
      return null
    default:
      return props.field satisfies never
  }
}
