/** The EU notice on the legal guarantee. */
import { guaranteeAlt, guaranteeLink, guaranteeText } from '#messages/checkout.ts'
import { Icon } from '#web/ui/icon.tsx'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './legal-guarantee.module.css'

/**
 * The harmonised notice of the legal guarantee: the official picture, whole, in colour, only scaled (LAW-17). Until the
 * merchant has supplied it, the right itself is stated as text; the picture is never imitated (D-85).
 */
export function LegalGuaranteeNotice({ image, page }: { image: string | null; page: string | null }) {
  if (image) return <img className={styles.guarantee} src={image} alt={`${guaranteeAlt()}. ${guaranteeText()}`} />
  return (
    <p className={`${styles.guaranteeText} ${textStyles.small}`}>
      <Icon name="shield-check" />
      <span>
        {guaranteeText()}{' '}
        {page && (
          <a className={textStyles.link} href={page} target="_blank" rel="noopener">
            {guaranteeLink()}
          </a>
        )}
      </span>
    </p>
  )
}
