import { useQuery } from '@tanstack/react-query'
import type { OrderId } from '@washline/contract/ids'
import { orderRatingQuery } from '../../domain/rating/order-rating-query.ts'

export const useOrderRating = (orderId: OrderId, isOn: boolean) =>
  useQuery({ ...orderRatingQuery(orderId), enabled: isOn })
