/** `shop campaign …`: what the whole shop wears for a while (D-71). */
import { readFileSync } from 'node:fs'
import { seasonAt, spansOf, type Campaign } from '#domain/content/campaign.ts'
import {
  endCampaign,
  listCampaigns,
  removeCampaign,
  setCampaigns,
  switchOn,
  type CampaignDates,
} from '#services/content/campaigns.ts'
import { CommandError } from '#cli/arguments/command-error.ts'
import type { Database } from '#store/database/db.ts'

export const CAMPAIGN_USAGE = `  campaign list                             every campaign: its layout, markets and dates, and whether it is on
  campaign show <key>                       everything about one, as JSON
  campaign set <file>                       add a campaign, or replace it, by a file of such JSON
  campaign on <key> [start end | now]       switch it on: at its own dates, at others such as 2026-11-27T00:00, by the clock
                                            of each market, or now and for as long as its dates say
  campaign end <key>                        switch it off at once
  campaign remove <key>                     forget it
`

/** @throws CommandError, InputRefused */
export async function campaignCommand(db: Database, args: readonly string[], now: Date): Promise<string> {
  const [action = '', word, ...rest] = args
  switch (action) {
    case 'list':
      return (await listCampaigns(db.query)).map((one) => inWords(one, now)).join('\n') || 'There are no campaigns.'
    case 'show': {
      const found = (await listCampaigns(db.query)).find(({ key }) => key === word)
      return JSON.stringify(found ?? unknown(word), null, 2)
    }
    case 'set': {
      const given = readCampaign(word)
      await db.transaction((tx) => setCampaigns(tx, [given], now))
      return inWords(given, now)
    }
    case 'on': {
      const found = await db.transaction((tx) => switchOn(tx, word ?? '', datesOf(rest), now))
      return inWords(found ?? unknown(word), now)
    }
    case 'end': {
      const found = await db.transaction((tx) => endCampaign(tx, word ?? '', now))
      return inWords(found ?? unknown(word), now)
    }
    case 'remove':
      if (!(await db.transaction((tx) => removeCampaign(tx, word ?? '', now)))) unknown(word)
      return `There is no campaign ${word} any more.`
    default:
      throw new CommandError(`There is no command campaign ${action}.\n${CAMPAIGN_USAGE.trimEnd()}`)
  }
}

function unknown(key: string | undefined): never {
  throw new CommandError(
    key === undefined ? 'Say the campaign. See: campaign list' : `There is no campaign ${key}. See: campaign list`,
  )
}

/** 'black-friday  bf  ro hu  2026-11-27T00:00 to 2026-12-01T00:00  on, worn now in hu' */
function inWords(campaign: Campaign, now: Date): string {
  const { key, layout, markets, starts, ends, isOn } = campaign
  const worn = markets.filter((market) => seasonAt(spansOf([campaign], market), now.getTime()).campaign !== null)
  const state = isOn ? (worn.length > 0 ? `on, worn now in ${worn.join(' ')}` : 'on') : 'off'
  return [key, layout, markets.join(' '), `${starts} to ${ends}`, state].join('  ')
}

/** @throws CommandError */
function datesOf([starts, ends]: readonly string[]): CampaignDates {
  if (starts === undefined) return 'own'
  if (starts === 'now' && ends === undefined) return 'now'
  if (ends === undefined) throw new CommandError('Say start and end such as 2026-11-27T00:00 2026-12-01T00:00, or now.')
  return { starts, ends }
}

/** @throws CommandError */
function readCampaign(file: string | undefined): Campaign {
  if (file === undefined) throw new CommandError('Say the file of the campaign.')
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Campaign
  } catch (error) {
    throw new CommandError(`The file ${file} cannot be read as JSON: ${(error as Error).message}`)
  }
}
