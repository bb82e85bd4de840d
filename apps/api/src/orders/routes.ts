import type { Http } from '../platform/http/http.ts'
import type { OrdersDeps } from './deps.ts'
import { adjustmentRoutes } from './routes/adjustments.ts'
import { customerRoutes } from './routes/customer-orders.ts'
import { draftRoutes } from './routes/drafts.ts'
import { moneyRoutes } from './routes/money.ts'
import { placingRoutes } from './routes/placing.ts'
import { trainingRoutes } from './routes/training.ts'
import { washerRoutes } from './routes/washer-orders.ts'

export function ordersRoutes(http: Http, deps: OrdersDeps): void {
  trainingRoutes(http, deps)
  draftRoutes(http, deps)
  placingRoutes(http, deps)
  customerRoutes(http, deps)
  washerRoutes(http, deps)
  adjustmentRoutes(http, deps)
  moneyRoutes(http, deps)
}
