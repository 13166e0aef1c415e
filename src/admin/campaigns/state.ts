/** What a campaign does at a moment. */
import type { CampaignView } from '#admin/schema/campaigns.ts'

export type CampaignState = 'on' | 'waits' | 'over' | 'off'

/** Returns 'over' where its time has passed in every market. */
export function stateOf({ campaign, spans }: CampaignView, now: string): CampaignState {
  if (spans.some(({ isWorn }) => isWorn)) return 'on'
  if (spans.every(({ to }) => Date.parse(to) <= Date.parse(now))) return 'over'
  return campaign.isOn ? 'waits' : 'off'
}
