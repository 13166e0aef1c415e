/** The maker of a brand's products: chosen from those that are known, made new, or changed for all that have it (LAW-37). */
import { useState } from 'react'
import { needsResponsible } from '#domain/catalog/office/publish-gate.ts'
import * as say from '#messages/admin/goods/brands.ts'
import * as product from '#messages/admin/product.ts'
import { MakerDialog } from '#admin/product/maker-dialog.tsx'
import type { MakerView } from '#admin/schema/product.ts'
import { Button } from '#admin/ui/button.tsx'
import { SelectField } from '#admin/ui/field.tsx'
import { Whole } from '#admin/ui/text/whole.tsx'
import { useMakers, useRefresh } from './use-brands.ts'
import * as styles from './brands.module.css'

interface Props {
  maker: number | null
  isReadOnly: boolean
  onChange: (maker: number | null) => void
}

export function BrandMaker({ maker: number, isReadOnly, onChange }: Props) {
  const makers = useMakers()
  const refresh = useRefresh()
  const maker = makers.find(({ id }) => id === number) ?? null
  const [edited, edit] = useState<MakerView | null | undefined>(undefined)
  return (
    <div className={styles.maker}>
      <SelectField
        label={say.whichMaker()}
        disabled={isReadOnly}
        value={number ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{product.noMaker()}</option>
        {makers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {maker && <Facts maker={maker} />}
      {!isReadOnly && (
        <div className={styles.row}>
          <Button size="small" onClick={() => edit(null)}>
            {product.newMaker()}
          </Button>
          {maker && (
            <Button size="small" onClick={() => edit(maker)}>
              {product.changeMaker()}
            </Button>
          )}
        </div>
      )}
      {edited !== undefined && (
        <MakerDialog
          maker={edited}
          onClose={() => edit(undefined)}
          onSaved={({ id }) => {
            edit(undefined)
            void refresh()
            if (id !== number) onChange(id)
          }}
        />
      )}
    </div>
  )
}

const Facts = ({ maker: { address, email, country, responsible } }: { maker: MakerView }) => (
  <dl className={styles.facts}>
    <dt>{product.address()}</dt>
    <dd>
      {address}, {country}
    </dd>
    <dt>{product.email()}</dt>
    <dd>
      <Whole of={email} />
    </dd>
    <dt>{product.responsible()}</dt>
    <dd>
      {responsible
        ? [responsible.name, responsible.address, responsible.email].join(', ')
        : needsResponsible(country)
          ? product.responsibleMissing()
          : product.notNeeded()}
    </dd>
  </dl>
)
