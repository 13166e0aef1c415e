/** One campaign: its form, whether it may start, its switch, and the home page while it is on. */
import { LAYOUTS } from '#domain/content/layout.ts'
import { LOCALES } from '#domain/market/market.ts'
import * as say from '#messages/admin/content/campaigns.ts'
import { markets } from '#messages/admin/today.ts'
import { call, type Answer } from '#admin/client/calls.browser.ts'
import { choiceName } from '#admin/editor/editing.ts'
import { FormCheck, FormSelect, FormText, MarketFields } from '#admin/form/fields.tsx'
import { useRecordForm, type RecordForm, type Saved } from '#admin/form/record-form.ts'
import { SaveButtons } from '#admin/form/save-buttons.tsx'
import { Note } from '#admin/ui/note.tsx'
import type { CampaignChanged, CampaignListView, CampaignView } from '#admin/schema/campaigns.ts'
import { CampaignActs } from './campaign-acts.tsx'
import { CampaignLook } from './campaign-look.tsx'
import { Gate } from './gate.tsx'
import { CampaignPicture } from './campaign-picture.tsx'
import { stateOf } from './state.ts'
import { campaignOf, valuesOf, type CampaignValues } from './values.ts'
import * as styles from './campaigns.module.css'

interface Props {
  view: CampaignView
  now: string
  mayChange: boolean
  onReload: () => Promise<CampaignListView>
}

const currentOf = ({ campaign, version }: CampaignView) => ({ values: valuesOf(campaign), version })

const LABELS: Readonly<Record<string, () => string>> = {
  layout: say.layout,
  markets: say.markets,
  starts: say.starts,
  ends: say.ends,
  link: say.link,
  picture: say.picture,
  narrow: say.narrow,
  bar: say.bar,
  title: say.title,
  lead: say.lead,
  action: say.action,
}

/** Returns the name of a field: of a text with its language. */
function labelOf(path: string): string {
  const [first = '', market, field] = path.split('.')
  const name = LABELS[field ?? first]?.() ?? path
  const at = LOCALES.find((one) => one === market)
  return at ? `${name}: ${markets[at]()}` : name
}

export function Campaign({ view, now, mayChange, onReload }: Props) {
  const { campaign } = view
  const of = useRecordForm<CampaignValues>({
    id: `campaign/${campaign.key}`,
    current: currentOf(view),
    labelOf,
    saved: say.done.saved,
    save: async (values, version): Promise<Answer<Saved>> => {
      const answer = await call<CampaignChanged>('POST', '/campaigns', { campaign: campaignOf(campaign, values), version })
      if (!answer.ok) return answer
      return { ok: true, data: { version: answer.data.campaign?.version ?? '', entries: answer.data.entries } }
    },
    reload: async () => {
      const { campaigns } = await onReload()
      return currentOf(campaigns.find((one) => one.campaign.key === campaign.key) ?? view)
    },
  })
  return (
    <section className={styles.campaign} aria-labelledby="campaign-title">
      <div className={styles.head}>
        <h2 id="campaign-title">{campaign.key}</h2>
        <span className={styles.state}>{say.states[stateOf(view, now)]()}</span>
        {mayChange && <SaveButtons of={of} />}
      </div>
      {of.failure !== null && <Note kind="bad">{of.failure}</Note>}
      <div className={styles.columns}>
        <fieldset className={styles.fields} disabled={!mayChange}>
          <Fields of={of} />
        </fieldset>
        <aside className={styles.rail}>
          <Gate view={view} now={now} />
          {mayChange && <CampaignActs view={view} now={now} isDirty={of.form.formState.isDirty} onReload={onReload} />}
        </aside>
      </div>
      <CampaignLook view={view} />
    </section>
  )
}

const Fields = ({ of }: { of: RecordForm<CampaignValues> }) => (
  <>
    <FormSelect of={of} name="layout" label={say.layout()} hint={say.layoutHint()}>
      {LAYOUTS.map((layout) => (
        <option key={layout} value={layout}>
          {choiceName('layout', layout)}
        </option>
      ))}
    </FormSelect>
    <fieldset className={styles.markets}>
      <legend>{say.markets()}</legend>
      {LOCALES.map((market) => (
        <FormCheck key={market} of={of} name={`markets.${market}`} label={markets[market]()} />
      ))}
    </fieldset>
    <div className={styles.pair}>
      <FormText of={of} name="starts" label={say.starts()} hint={say.localHint()} type="datetime-local" />
      <FormText of={of} name="ends" label={say.ends()} hint={say.localHint()} type="datetime-local" />
    </div>
    <MarketFields of={of} nameOf={(market) => `text.${market}.bar`} label={say.bar()} by="language" />
    <MarketFields of={of} nameOf={(market) => `text.${market}.title`} label={say.title()} by="language" />
    <MarketFields of={of} nameOf={(market) => `text.${market}.lead`} label={say.lead()} by="language" isLong rows={2} />
    <FormText of={of} name="link" label={say.link()} hint={say.linkHint()} />
    <MarketFields of={of} nameOf={(market) => `text.${market}.action`} label={say.action()} by="language" />
    <div className={styles.pair}>
      <CampaignPicture of={of} name="picture" label={say.picture()} />
      <CampaignPicture of={of} name="narrow" label={say.narrow()} />
    </div>
  </>
)
