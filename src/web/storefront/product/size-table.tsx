/** The table of sizes. */
import * as text from '#messages/product.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Table } from '#web/ui/table.tsx'
import type { ProductView } from './view.ts'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './size-table.module.css'

/** The sizes of this product as a table, and how to measure. */
export default function SizeTable({ data, onClose }: { data: ProductView; onClose: () => void }) {
  const { head, rows, how } = tableOf(data)
  return (
    <Dialog labelledBy="size-table" onClose={onClose}>
      <h2 id="size-table">{text.sizeTable()}</h2>
      <div className={styles.sizeTable}>
        <Table caption={text.sizeTable()} isNamedAbove head={head} rows={rows} />
      </div>
      <p className={`${textStyles.small} ${textStyles.muted}`}>{how}</p>
    </Dialog>
  )
}

function tableOf({ sizes, sizeSystem, bandTable }: ProductView): { head: string[]; rows: string[][]; how: string } {
  if (sizeSystem === 'shoe')
    return {
      head: [text.tableEu(), text.tableFoot()],
      rows: sizes.map(({ label, measure }) => [label, measure]),
      how: text.howToMeasureFoot(),
    }
  if (sizeSystem === 'belly')
    return {
      head: [text.tableSize(), text.tableBelly()],
      rows: bandTable,
      how: text.howToMeasureBelly(),
    }
  return {
    head: [text.tableAge(), text.tableHeight()],
    rows: sizes.map(({ label, measure }) => [label, measure]),
    how: text.howToMeasure(),
  }
}
