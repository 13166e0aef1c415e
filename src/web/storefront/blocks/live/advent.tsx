/** Block of 24 doors. A door is a button that opens what is behind it, without a script; only the copying of a code needs one. */
import { useRef, type ReactNode } from 'react'
import * as text from '#messages/content/advent.ts'
import { copied, copy, copyNamed } from '#messages/promotions/copy-code.ts'
import { dateInWords } from '#messages/dates.ts'
import { plainText } from '#domain/pricing/money.ts'
import { copyShown } from '#web/app/browser/clipboard.browser.ts'
import { Spot } from '#web/storefront/blocks/spot.tsx'
import type { BlockViews, DoorCode, DoorView, GoodsView, OpenDoor } from '#web/storefront/blocks/view.ts'
import { useMarket } from '#web/ui/market.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as scriptStyles from '#web/ui/script.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './advent.module.css'

const idOf = (uid: string, day: number): string => `${uid}-door-${day}`

export default function Advent({ uid, title, lead, isFirst, phase, doors, yesterday }: BlockViews['advent'] & { uid: string }) {
  const Title = isFirst ? 'h1' : 'h2'
  const last = doors.find(({ day }) => day === yesterday)
  return (
    <section
      className={isFirst ? layoutStyles.wrap : `${layoutStyles.section} ${layoutStyles.wrap}`}
      aria-labelledby={`${uid}-title`}
    >
      <div className={styles.head}>
        <div>
          <p className={styles.day}>{text.name()}</p>
          <Title id={`${uid}-title`} className={isFirst ? styles.pageTitle : undefined}>
            {title}
          </Title>
        </div>
        {lead && <p className={textStyles.lead}>{lead}</p>}
      </div>
      {phase !== 'during' && <p className={styles.closed}>{phase === 'before' ? text.before() : text.after()}</p>}
      {doors.length > 0 && (
        <ol className={styles.doors}>
          {doors.map((door) => (
            <li key={door.day} style={{ order: door.place }}>
              <Door uid={uid} door={door} />
            </li>
          ))}
        </ol>
      )}
      {last?.open && <Yesterday uid={uid} day={last.day} door={last.open} />}
    </section>
  )
}

function Door({ uid, door: { day, isToday, open } }: { uid: string; door: DoorView }) {
  if (!open)
    return (
      <span className={`${styles.door} ${styles.shut}`}>
        <span aria-hidden="true">{day}</span>
        <span className={layoutStyles.visuallyHidden}>{text.shutDoor({ day })}</span>
      </span>
    )
  const id = idOf(uid, day)
  const name = isToday ? text.openToday({ day }) : text.openDoor({ day })
  return (
    <>
      <button
        type="button"
        className={`${styles.door} ${isToday ? styles.today : styles.open}`}
        popoverTarget={id}
        aria-label={name}
      >
        {!isToday && open.image && <img src={open.image} alt="" loading="lazy" decoding="async" />}
        {isToday || !open.image ? day : <b>{day}</b>}
        {isToday && (
          <>
            {' '}
            <small>{text.open()}</small>
          </>
        )}
      </button>
      <div id={id} popover="auto" role="dialog" aria-labelledby={`${id}-title`} className={styles.behind}>
        <p className={styles.day}>{text.door({ day })}</p>
        <h3 id={`${id}-title`}>{open.title}</h3>
        {open.text && <p>{open.text}</p>}
        {open.product && <Spot spot={open.product} className={styles.spot} />}
        {open.code && <Code code={open.code} />}
        <p className={styles.acts}>
          {open.link && <DoorLink link={open.link} />}
          <button
            type="button"
            className={`${buttonStyles.button} ${buttonStyles.secondary}`}
            popoverTarget={id}
            popoverTargetAction="hide"
          >
            {text.close()}
          </button>
        </p>
      </div>
    </>
  )
}

const DoorLink = ({ link }: { link: NonNullable<OpenDoor['link']> }) => (
  <a className={`${buttonStyles.button} ${buttonStyles.primary}`} href={link.href}>
    {link.text}
  </a>
)

function Yesterday({ uid, day, door }: { uid: string; day: number; door: OpenDoor }) {
  return (
    <div className={styles.yesterday}>
      {door.image && <img src={door.image} alt="" width="112" height="140" loading="lazy" decoding="async" />}
      <div>
        <p className={styles.day}>{text.yesterday({ day })}</p>
        <h3>{door.title}</h3>
        {door.text && <p className={textStyles.small}>{door.text}</p>}
      </div>
      <button type="button" className={`${buttonStyles.button} ${buttonStyles.primary}`} popoverTarget={idOf(uid, day)}>
        {text.seeAgain()}
      </button>
    </div>
  )
}

/** The code, until when it is valid, and its goods with their lowest price of 30 days (LAW-24). */
function Code({ code }: { code: DoorCode }) {
  const shown = useRef<HTMLElement>(null)
  if (code.isOver) return <p className={textStyles.muted}>{text.codeIsOver()}</p>
  return (
    <div className={styles.code}>
      <p>
        <b ref={shown}>{code.code}</b>
        <button
          type="button"
          className={`${buttonStyles.button} ${buttonStyles.secondary} ${scriptStyles.live}`}
          aria-label={copyNamed({ code: code.code })}
          onClick={() => copyShown(code.code, shown, copied())}
        >
          {copy()}
        </button>
      </p>
      <p className={textStyles.small}>
        {code.end && `${text.codeEnds({ date: dateInWords(code.end) })} `}
        {!code.isOnSaleToo && text.codeNotOnSale()}
      </p>
      {code.goods.length > 0 && (
        <>
          <p className={textStyles.small}>{text.goodsOfCode()}</p>
          <ul>
            {code.goods.map((goods) => (
              <li key={goods.href}>
                <Spot spot={goods} className={styles.spot} />
                <Lowest goods={goods} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function Lowest({ goods: { lowest } }: { goods: GoodsView }): ReactNode {
  const { currency, locale } = useMarket()
  if (lowest === null) return null
  return <p className={textStyles.small}>{text.lowestBefore({ price: plainText(lowest, currency, locale) })}</p>
}
