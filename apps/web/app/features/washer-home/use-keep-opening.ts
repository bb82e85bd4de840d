import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useWasherSummary } from '../../domain/washer/use-washer-summary.ts'
import { keepOpening } from '../../platform/opening/opening.ts'
import { takeoversQuery } from './use-takeovers.ts'

/** Whether the next visit may begin as written: what stands above the requests and this device remembers is one line then. */
export function useKeepOpening(): void {
  const { data: summary } = useWasherSummary()
  const { data: takeovers } = useQuery(takeoversQuery)
  const isUsual = summary && takeovers && summary.online && summary.latitude !== null && takeovers.length === 0
  useEffect(() => {
    if (isUsual !== undefined) keepOpening('washer', isUsual)
  }, [isUsual])
}
