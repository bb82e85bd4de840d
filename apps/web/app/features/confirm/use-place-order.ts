import { useMutation } from '@tanstack/react-query'
import type { Body } from '@washline/contract/endpoint'
import { placeOrder } from '@washline/contract/orders/endpoints'
import { useRef } from 'react'
import { callApi } from '../../platform/api/call-api.ts'
import { isSettled } from '../../platform/api/is-settled.ts'
import { BankRefusal } from '../../platform/bank/bank.ts'
import { useSubmitThroughBank } from '../../platform/bank/use-submit-through-bank.ts'
import { pickupMs } from './view-model.ts'

type Order = Omit<Body<typeof placeOrder, 'in'>, 'pickup_time'>

/**
 * Places the order. After a lost answer the same order is sent under the same key and pickup time, so that it is placed
 * once; a definite refusal or a change makes it a new submit.
 */
export function usePlaceOrder() {
  const sent = useRef<{ order: string; pickupTime: string }>(null)
  const submit = useSubmitThroughBank()
  return useMutation({
    mutationFn: (order: Order) => {
      const whole = JSON.stringify(order)
      if (sent.current?.order !== whole)
        sent.current = { order: whole, pickupTime: new Date(pickupMs(Date.now())).toISOString() }
      const body = { ...order, pickup_time: sent.current.pickupTime }
      return submit(body, (sentBody, idempotencyKey) => callApi(placeOrder, { body: sentBody, idempotencyKey }))
    },
    onSuccess: ({ success }) => {
      if (!success) sent.current = null
    },
    onError: (error) => {
      if (isSettled(error) || error instanceof BankRefusal) sent.current = null
    },
  })
}
