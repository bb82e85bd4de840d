export { resealWebhooks } from './use-cases/reseal-webhooks.ts'
