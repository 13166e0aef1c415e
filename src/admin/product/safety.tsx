/** What the law wants said about a product: maker, warnings, fibres, guarantees (LAW-18…20, LAW-37). */
import { useState } from 'react'
import { textField } from '#domain/catalog/office/product-fields.ts'
import { needsResponsible } from '#domain/catalog/office/publish-gate.ts'
import { LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import * as say from '#messages/admin/product.ts'
import { markets } from '#messages/admin/today.ts'
import { Button } from '#admin/ui/button.tsx'
import type { ChoicesView, MakerView } from '#admin/schema/product.ts'
import { anchorOf, ChoiceField, LinesField, NumberField, OptionalField } from './field.tsx'
import { MakerDialog } from './maker-dialog.tsx'
import { Section } from './section.tsx'
import type { ProductForm } from './use-product-form.ts'
import * as styles from './product.module.css'

const HU_MONTHS = [0, 24, 36]

interface Props {
  form: ProductForm
  choices: ChoicesView
  isReadOnly: boolean
}

export function Safety({ form, choices, isReadOnly }: Props) {
  const number = form.valueOf('manufacturer') ?? brandMakerOf(form, choices.brands)
  const maker = choices.makers.find(({ id }) => id === number) ?? null
  return (
    <Section id="safety" title={say.safety()} line={say.safetyLine()}>
      <div className={styles.three}>
        <Maker form={form} choices={choices} maker={maker} isReadOnly={isReadOnly} />
        <Fact title={say.responsible()} text={responsibleText(maker)} />
        <Fact title={say.typeAndNumber()} text={identifierText(form)} />
        {LOCALES.map((locale) => (
          <Warning key={locale} form={form} locale={locale} isReadOnly={isReadOnly} />
        ))}
        <OptionalField form={form} name="standard" label={say.standard()} isReadOnly={isReadOnly} />
        <OptionalField
          form={form}
          name="greenProof"
          label={say.greenProof()}
          hint={say.greenProofHint()}
          isReadOnly={isReadOnly}
        />
      </div>
      <Guarantees form={form} isReadOnly={isReadOnly} />
    </Section>
  )
}

function Guarantees({ form, isReadOnly }: Pick<Props, 'form' | 'isReadOnly'>) {
  const months = HU_MONTHS.map((value) => ({ value, label: say.monthsLine(value) }))
  return (
    <>
      <h3>{say.guarantees()}</h3>
      <div className={styles.three}>
        <NumberField
          form={form}
          name="durabilityYears"
          label={say.durability()}
          hint={say.durabilityHint()}
          isReadOnly={isReadOnly}
        />
        <ChoiceField
          form={form}
          name="huGuaranteeMonths"
          label={say.huGuarantee()}
          options={[{ value: null, label: say.notSaid() }, ...months]}
          isReadOnly={isReadOnly}
        />
        <NumberField form={form} name="softwareMonths" label={say.software()} isReadOnly={isReadOnly} />
        {(['spareParts', 'repair'] as const).flatMap((field) =>
          LOCALES.map((locale) => (
            <OptionalField
              key={`${field} ${locale}`}
              form={form}
              name={textField(field, locale)}
              label={say.inLanguage({ field: say.fields[field](), language: say.languages[locale]() })}
              lang={MARKETS[locale].language}
              isReadOnly={isReadOnly}
            />
          )),
        )}
      </div>
    </>
  )
}

/** Without a maker of its own a product has that of its brand. */
function noMakerLabel(form: ProductForm, { brands, makers }: ChoicesView): string {
  const ofBrand = makers.find(({ id }) => id === brandMakerOf(form, brands))
  return ofBrand ? say.makerOfBrand({ name: ofBrand.name }) : say.noMaker()
}

const brandMakerOf = (form: ProductForm, brands: ChoicesView['brands']): number | null =>
  brands.find(({ slug }) => slug === form.valueOf('brand'))?.maker ?? null

function Maker({ form, choices, maker, isReadOnly }: Props & { maker: MakerView | null }) {
  const [edited, edit] = useState<MakerView | null | undefined>(undefined)
  return (
    <div id={anchorOf('manufacturer')} className={styles.stack}>
      <ChoiceField
        form={form}
        name="manufacturer"
        label={say.maker()}
        hint={maker ? `${maker.address}, ${maker.email}` : undefined}
        options={[
          { value: null, label: noMakerLabel(form, choices) },
          ...choices.makers.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        isReadOnly={isReadOnly}
      />
      {!isReadOnly && (
        <span className={styles.row}>
          <Button size="small" onClick={() => edit(null)}>
            {say.newMaker()}
          </Button>
          {maker && (
            <Button size="small" onClick={() => edit(maker)}>
              {say.changeMaker()}
            </Button>
          )}
        </span>
      )}
      {edited !== undefined && (
        <MakerDialog
          maker={edited}
          onClose={() => edit(undefined)}
          onSaved={(saved) => {
            edit(undefined)
            form.change({ manufacturer: saved.id })
          }}
        />
      )}
    </div>
  )
}

const Fact = ({ title, text }: { title: string; text: string }) => (
  <div className={styles.fact}>
    <b>{title}</b>
    <p className={styles.mute}>{text}</p>
  </div>
)

function responsibleText(maker: MakerView | null): string {
  if (maker?.responsible) return [maker.responsible.name, maker.responsible.address, maker.responsible.email].join(', ')
  if (maker === null) return ''
  return needsResponsible(maker.country) ? say.responsibleMissing() : say.notNeeded()
}

function identifierText({ product: { variants } }: ProductForm): string {
  const [first, ...more] = variants.map(({ sku }) => sku)
  return more.length === 0 ? (first ?? '') : say.andMore({ first: first!, count: more.length })
}

/** Nothing said, none given, or warnings: three states. */
function Warning({ form, locale, isReadOnly }: { form: ProductForm; locale: Locale; isReadOnly: boolean }) {
  const name = textField('warnings', locale)
  const value = form.valueOf(name)
  const isNone = Array.isArray(value) && value.length === 0
  return (
    <div className={styles.stack}>
      <LinesField
        form={form}
        name={name}
        label={say.inLanguage({ field: say.fields.warnings(), language: say.languages[locale]() })}
        lang={MARKETS[locale].language}
        fault={value === null ? say.missingField({ market: markets[locale]() }) : undefined}
        rows={3}
        isReadOnly={isReadOnly}
      />
      <label className={styles.switch}>
        {say.noneGiven()}
        <input
          type="checkbox"
          checked={isNone}
          disabled={isReadOnly}
          aria-label={say.inLanguage({ field: say.noneGiven(), language: say.languages[locale]() })}
          onChange={({ target }) => form.change({ [name]: target.checked ? [] : null })}
        />
      </label>
    </div>
  )
}
