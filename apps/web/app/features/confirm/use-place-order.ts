import { useMutation } from '@tanstack/react-query'
import type { Body } from '@washline/contract/endpoint'
import { placeOrder } from '@washline/contract/orders/endpoints'
import { useRef } from 'react'
import { ApiError } from '../../platform/api/api-error.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { newKey } from '../../platform/api/new-key.ts'
import { pickupMs } from './view-model.ts'

type Order = Omit<Body<typeof placeOrder, 'in'>, 'pickup_time'>

/**
 * Places the order. The same order sent again after a lost answer carries the same key and pickup time, so that it is
 * placed once; a definite refusal or a change makes it a new submit.
 */
export function usePlaceOrder() {
  const sent = useRef<{ order: string; pickupTime: string; key: string }>(null)
  return useMutation({
    mutationFn: (order: Order) => {
      const whole = JSON.stringify(order)
      if (sent.current?.order !== whole) {
        sent.current = { order: whole, pickupTime: new Date(pickupMs(Date.now())).toISOString(), key: newKey() }
      }
      const { pickupTime, key } = sent.current
      return callApi(placeOrder, { body: { ...order, pickup_time: pickupTime }, idempotencyKey: key })
    },
    onSuccess: ({ success }) => {
      if (!success) sent.current = null
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status < 500) sent.current = null
    },
  })
}
