import { orderStatuses } from '@washline/contract/orders/process'
import { useState } from 'react'
import { useRested } from '../../platform/clock/use-rested.ts'
import { useSearchParams } from '../../router/index.ts'

/** The filters of the list. They are stored in the address, so that going back restores them. */
export function useHistoryView() {
  const [params, setParams] = useSearchParams()
  const [typed, setTyped] = useState(params.get('search') ?? '')
  const set = (name: string, value: string) =>
    setParams(
      (old) => {
        const next = new URLSearchParams(old)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true, state: { keepScroll: true } },
    )
  return {
    status: orderStatuses.find((status) => status === params.get('status')),
    setStatus: (status: string | undefined) => set('status', status ?? ''),
    typed,
    setTyped: (value: string) => {
      setTyped(value)
      set('search', value.trim())
    },
    showAll: () => {
      setTyped('')
      setParams({}, { replace: true })
    },
    search: useRested(typed.trim()),
  }
}
