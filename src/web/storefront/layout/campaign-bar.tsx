/** One sentence of a campaign above every page, with its true end. Rendered once for a market, never hydrated. */
import { campaignUntil } from '#messages/shell.ts'

export interface CampaignBarData {
  text: string
  /** The end in words. */
  end: string
  link: { text: string; href: string } | null
}

export const CampaignBar = ({ text, end, link }: CampaignBarData) => (
  <aside data-campaign="">
    <p>
      {text} <span>{campaignUntil({ end })}</span>
    </p>
    {link && <a href={link.href}>{link.text}</a>}
  </aside>
)
