import { consoleMessages } from '@washline/contract/console/messages'
import { consoleRefusals } from '@washline/contract/console/refusals'
import type { UserId } from '@washline/contract/ids'
import { type CatalogueRow, changesBetween, priceListProblem } from '@washline/contract/scanning/priced-catalogue'
import {
  changesPrices,
  fixedFields,
  type MarketProfile,
  profileChanges,
} from '@washline/contract/settings/market-profile'
import { profileMessages } from '@washline/contract/settings/profile-messages'
import { profileRefusals } from '@washline/contract/settings/profile-refusals'
import { zoneRefusals } from '@washline/contract/zones/refusals'
import { changesBetween as zoneChanges } from '@washline/contract/zones/zone-changes'
import { zonesInCurrency } from '@washline/contract/zones/zones-in-currency'
import { insertAudit } from '../../console/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { invalid, refuse } from '../../platform/http/refusal.ts'
import { currentCatalogue, insertCatalogue, rowsOf } from '../../scanning/index.ts'
import { currentZones, insertZones } from '../../zones/index.ts'
import type { MarketDeps } from '../deps.ts'
import { isLogo, latestProfile } from '../queries.ts'
import { insertProfile, lockCurrency, notifyProcesses } from '../store.ts'

export interface MarketChange {
  readonly operatorId: UserId
  /** The version that the operator read. Of several changes of one version the first is accepted. */
  readonly version: number
  readonly profile: MarketProfile
  /** Prices in another currency, in place of the price list. */
  readonly prices?: readonly CatalogueRow[] | undefined
  /** That people pay, earn or are promised something else from now on. */
  readonly confirmed: boolean
  readonly reason: string
  readonly requestId: string | undefined
}

/** Adds a version of the market's profile. Orders that were placed keep what they were placed by. */
export async function changeMarket(deps: MarketDeps, change: MarketChange): Promise<void> {
  const { operatorId, profile, reason } = change
  await deps.db.transaction(async (tx) => {
    const current = await latestProfile(tx)
    if (current.version !== change.version) throw refuse(consoleRefusals.settingsChanged)
    const changes = profileChanges(current.profile, profile)
    if (changes.length === 0) throw invalid({ profile: [consoleMessages.settingsSame] })
    if (changesPrices(changes) && !change.confirmed) throw invalid({ confirmed: [profileMessages.confirm] })
    if (profile.logo !== null && !(await isLogo(tx, profile.logo)))
      throw invalid({ 'profile.logo': [profileMessages.logo] })
    const isOfCurrency = changes.some(({ field }) => fixedFields.includes(field))
    if (isOfCurrency && (await lockCurrency(tx))) throw refuse(profileRefusals.currencyInUse)
    if (change.prices && !isOfCurrency) throw invalid({ price_list: [profileMessages.priceList] })
    const at = deps.clock.now()
    const version = change.version + 1
    if ((await insertProfile(tx, { version, profile, changes, by: operatorId, reason, at })) === 0)
      throw refuse(consoleRefusals.settingsChanged)
    const requestId = change.requestId ?? deps.newId()
    if (change.prices) await replacePrices(tx, change.prices, { ...change, at })
    if (profile.currency !== current.profile.currency) await convertZones(tx, current.profile, { ...change, at })
    await insertAudit(tx, { action: 'change_market', operatorId, subjectId: version, reason, requestId, at })
    await notifyProcesses(tx, version)
  })
  await deps.renew()
}

type Dated = Pick<MarketChange, 'profile' | 'operatorId' | 'reason'> & { readonly at: Date }

/**
 * A version of the price list in the new currency. Its former numbers mean nothing any more, so it is not asked whether anybody changed them.
 * The audited action is that of the market; the version names its own changes.
 */
async function replacePrices(
  tx: Tx,
  rows: readonly CatalogueRow[],
  { profile, operatorId, reason, at }: Dated,
): Promise<void> {
  const wrong = priceListProblem(rows, profile.amount_percent)
  if (wrong !== undefined) throw invalid({ [`price_list.${wrong}`]: [profileMessages.amount] })
  const current = await currentCatalogue(tx)
  const changes = changesBetween(rowsOf(current), rows)
  if (changes.length === 0) return
  const version = current.version + 1
  if ((await insertCatalogue(tx, { version, rows, changes, by: operatorId, reason, at })) === 0)
    throw refuse(consoleRefusals.catalogueChanged)
}

/** A version of the zones with their amounts in the new currency; places and rules stay. */
async function convertZones(tx: Tx, former: MarketProfile, { profile, operatorId, reason, at }: Dated): Promise<void> {
  const current = await currentZones(tx)
  const zones = zonesInCurrency(current.zones, former, profile)
  const changes = zoneChanges(current.zones, zones)
  if (changes.length === 0) return
  const version = current.version + 1
  if ((await insertZones(tx, { version, zones, changes, by: operatorId, reason, at })) === 0)
    throw refuse(zoneRefusals.zonesChanged, { body: { version } })
}
