export { rateOrder } from './use-cases/rate-order.ts'
