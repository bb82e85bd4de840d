import { useSearchSettings } from '../use-search-settings.ts'
import { MatchCosts, MatchCostsToCome } from './match-costs.tsx'

/** What counts where orders are decided together, as operators have set it. */
export function SetMatchCosts() {
  const { data } = useSearchSettings()
  if (!data) return <MatchCostsToCome />
  return (
    <MatchCosts
      costs={{
        lateness: data.cost_lateness,
        travel: data.cost_travel,
        refusalS: data.cost_refusal_s,
        newcomerS: data.cost_newcomer_s,
        favouriteS: data.cost_favourite_s,
      }}
    />
  )
}
