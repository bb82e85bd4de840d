import { market } from '@washline/contract/market'
import { t } from '../../../platform/i18n/i18n.ts'

export interface MatchCostsProps {
  costs: Readonly<Record<'lateness' | 'travel' | 'refusalS' | 'newcomerS' | 'favouriteS', number>>
}

const minutes = (seconds: number) => seconds / 60

/** What counts where orders are decided together. */
export const MatchCosts = ({ costs }: MatchCostsProps) => (
  <ul className="plain-points">
    <li>{t('Expected lateness against the promise, times {factor}', { factor: costs.lateness })}</li>
    <li>{costs.travel === 1 ? t('Travel time') : t('Travel time, times {factor}', { factor: costs.travel })}</li>
    <li>{t('The chance of a skip, times {minutes} minutes', { minutes: minutes(costs.refusalS) })}</li>
    <li>{t('For a newcomer, {minutes} minutes less', { minutes: minutes(costs.newcomerS) })}</li>
    <li>{t('For a favorite of the customer, {minutes} minutes less', { minutes: minutes(costs.favouriteS) })}</li>
  </ul>
)

/** Until the settings are read. */
export const MatchCostsToCome = () => <MatchCosts costs={market.dispatch.matching} />
