/** The EU notice on the legal guarantee. */
import { guaranteeAlt, guaranteeLink, guaranteeText } from '#messages/checkout.ts'
import { Icon } from '#web/ui/icon.tsx'
import './legal-guarantee.css'

/**
 * The harmonised notice of the legal guarantee: the official picture, whole, in colour, only scaled (LAW-17). Until the
 * merchant has supplied it, the right itself is stated as text; the picture is never imitated (D-85).
 */
export function LegalGuaranteeNotice({ image, page }: { image: string | null; page: string | null }) {
  if (image) return <img className="guarantee" src={image} alt={`${guaranteeAlt()}. ${guaranteeText()}`} />
  return (
    <p className="guarantee-text sm">
      <Icon name="shield-check" />
      <span>
        {guaranteeText()}{' '}
        {page && (
          <a className="link" href={page} target="_blank" rel="noopener">
            {guaranteeLink()}
          </a>
        )}
      </span>
    </p>
  )
}
