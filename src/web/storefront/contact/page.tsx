/** The contact page: the form, and the other ways to the shop. */
import * as text from '#messages/contact/page.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { Unbroken } from '#web/ui/text/unbroken.tsx'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'
import { ContactForm } from './form.tsx'
import * as styles from './page.module.css'

interface PlainLink {
  name: string
  href: string
}

export interface ContactPage {
  picture: string
  phone: string
  email: string
  /** Another way: a title with its address, and a line under it. */
  ways: (PlainLink & { icon: 'storefront' | 'package'; hint: string })[]
  /** Name, address and numbers of the company. */
  company: string
  boards: PlainLink[]
  privacy: string | null
}

export function Component({ data }: { data: ContactPage }) {
  return (
    <main id="main" className={layoutStyles.wrap} tabIndex={-1}>
      <Breadcrumb trail={[{ name: text.contact() }]} />
      <div className={styles.contact}>
        <div>
          <h1>{text.title()}</h1>
          <p className={`${textStyles.lead} ${styles.lead}`}>{text.lead()}</p>
          <ContactForm privacy={data.privacy} />
        </div>
        <Ways data={data} />
      </div>
    </main>
  )
}

function Ways({ data: { picture, phone, email, ways, company, boards } }: { data: ContactPage }) {
  return (
    <aside className={styles.aside}>
      {picture && (
        <figure>
          <img src={picture} alt="" width="1000" height="900" />
        </figure>
      )}
      <ul className={styles.rows}>
        {phone && <Way icon="phone" href={`tel:${phone.replaceAll(' ', '')}`} name={phone} hint={text.callUs()} />}
        {email && <Way icon="envelope-simple" href={`mailto:${email}`} name={email} hint={text.anyTime()} />}
        {ways.map((way) => (
          <Way key={way.href} {...way} />
        ))}
      </ul>
      {company && (
        <p className={`${textStyles.extraSmall} ${textStyles.muted}`}>
          {company}. {text.complaints()}{' '}
          {boards.map(({ name, href }, at) => (
            <span key={href}>
              {at > 0 && ', '}
              <a className={textStyles.link} href={href}>
                {name}
              </a>
            </span>
          ))}
          .
        </p>
      )}
    </aside>
  )
}

const Way = ({ icon, href, name, hint }: PlainLink & { icon: IconName; hint: string }) => (
  <li>
    <Icon name={icon} />
    <div>
      <b>
        <a href={href}>
          <Unbroken text={name} />
        </a>
      </b>
      <p className={`${textStyles.small} ${textStyles.muted}`}>{hint}</p>
    </div>
  </li>
)
