import { consoleMessages } from '@washline/contract/console/messages'
import { consoleRefusals } from '@washline/contract/console/refusals'
import type { UserId } from '@washline/contract/ids'
import {
  changesPrices,
  fixedFields,
  type MarketProfile,
  profileChanges,
} from '@washline/contract/settings/market-profile'
import { profileMessages } from '@washline/contract/settings/profile-messages'
import { profileRefusals } from '@washline/contract/settings/profile-refusals'
import { insertAudit } from '../../console/index.ts'
import { invalid, refuse } from '../../platform/http/refusal.ts'
import type { MarketDeps } from '../deps.ts'
import { isLogo, latestProfile } from '../queries.ts'
import { insertProfile, lockCurrency, notifyProcesses } from '../store.ts'

export interface MarketChange {
  readonly operatorId: UserId
  /** The version that the operator read. Of several changes of one version the first is accepted. */
  readonly version: number
  readonly profile: MarketProfile
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
    const at = deps.clock.now()
    const version = change.version + 1
    if ((await insertProfile(tx, { version, profile, changes, by: operatorId, reason, at })) === 0)
      throw refuse(consoleRefusals.settingsChanged)
    const requestId = change.requestId ?? deps.newId()
    await insertAudit(tx, { action: 'change_market', operatorId, subjectId: version, reason, requestId, at })
    await notifyProcesses(tx, version)
  })
  await deps.renew()
}
