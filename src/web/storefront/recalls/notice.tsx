/** The notice of a recall: which product, what is dangerous, what to do, what a buyer may ask for, whom to write to (LAW-41). */
import { dateInWords } from '#messages/dates.ts'
import * as text from '#messages/recalls/notice.ts'
import { soldText } from '#messages/recalls/sold.ts'
import { inOneLine } from '#messages/text.ts'
import { Note } from '#web/ui/note.tsx'
import { Unbroken } from '#web/ui/text/unbroken.tsx'
import * as textStyles from '#web/ui/text.module.css'
import type { RecallView } from './view.ts'
import * as styles from './notice.module.css'

export default function RecallNotice({ recall }: { recall: RecallView }) {
  const { goods, picture, text: said, remedies, seller, contact, publishedAt, endedAt } = recall
  return (
    <article className={styles.page}>
      <header className={styles.warning}>
        <h1>{text.headline()}</h1>
        <p>{text.published({ date: dateInWords(publishedAt) })}</p>
      </header>
      {endedAt !== null && <Note kind="warn">{text.endedNote({ date: dateInWords(endedAt) })}</Note>}
      <div className={styles.product}>
        {picture !== '' && <img src={picture} alt={goods.name} width={240} height={300} />}
        <Which recall={recall} />
      </div>
      <h2 className={textStyles.h3}>{text.hazard()}</h2>
      <p className={styles.said}>{said.hazard}</p>
      <h2 className={textStyles.h3}>{text.todo()}</h2>
      <p className={styles.said}>{said.todo}</p>
      <h2 className={textStyles.h3}>{text.remedy()}</h2>
      <p>{remedies.length > 1 ? text.remedyFree() : text.oneRemedy()}</p>
      <ul className={styles.remedies}>
        {remedies.map((one) => (
          <li key={one}>{text.remedies[one]()}</li>
        ))}
      </ul>
      <h2 className={textStyles.h3}>{text.contact()}</h2>
      <p>
        <Unbroken text={text.contactText({ email: seller.email, phone: inOneLine(seller.phone) })} />
      </p>
      <p>
        <a className={textStyles.link} href={contact}>
          {text.writeToUs()}
        </a>
      </p>
      <p>{text.tellOthers()}</p>
    </article>
  )
}

function Which({ recall }: { recall: RecallView }) {
  const { goods, lots } = recall
  const items = goods.items.map(({ sku, barcode }) => (barcode === null ? sku : `${sku} (${text.barcode({ barcode })})`))
  const rows = [
    [text.brand(), goods.brand],
    [text.items(), items.join('\n')],
    [text.lots(), lots === '' ? text.everyLot() : lots],
    [text.sold(), soldText(recall)],
    [text.maker(), goods.maker],
  ].filter(([, value]) => value !== '')
  return (
    <div>
      <h2>{goods.name}</h2>
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
