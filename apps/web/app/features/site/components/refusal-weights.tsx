import { market } from '@washline/contract/market'
import { formatDate } from '../../../platform/format/date.ts'
import { formatWeight } from '../../../platform/format/format-number.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { useMatching } from '../use-matching.ts'
import { RefusalWeightsToCome } from './refusal-weights-to-come.tsx'

/** The weights of the chance of a skip, as the market has learned them until now. */
export function RefusalWeights() {
  const { data, error, refetch } = useMatching()
  if (!data && error)
    return (
      <ErrorState
        message={t('These weights could not be loaded.')}
        retryText={t('Retry')}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <RefusalWeightsToCome />
  const { weights, answers, refused, learned_at } = data.refusal
  const inputs = [
    [t('Minutes of driving'), weights.travelMinutes],
    [t('Pay per hour, in {symbol}', { symbol: market.symbol }), weights.payPerHour],
    [t('Current orders'), weights.ordersInHand],
    [t('Share of accepted offers, 0 to 1'), weights.acceptance],
    [t('Skips of similar orders, 0 to 1'), weights.skips],
  ] as const
  return (
    <>
      <ul className="plain-points" aria-label={t('Weights of a skip')}>
        <li>{t('Always: {weight}', { weight: formatWeight(weights.base) })}</li>
        {inputs.map(([input, weight]) => (
          <li key={input}>{t('{input}: times {weight}', { input, weight: formatWeight(weight) })}</li>
        ))}
      </ul>
      <p className="max-w-[44em] text-ink-2">
        {learned_at
          ? t('Learned on {date} from {answers} answers, of which {refused} were skips or no answer.', {
              date: formatDate(learned_at),
              answers,
              refused,
            })
          : t('The market begins with these weights; nothing has been learned yet.')}
      </p>
    </>
  )
}
