import { useSearchSettings } from '../use-search-settings.ts'
import { RankingParts } from './ranking-parts.tsx'

/** The parts of the score with their present weights. A failed read is shown, with a retry, by the reach of the search. */
export const RankingWeights = () => <RankingParts settings={useSearchSettings().data} />
