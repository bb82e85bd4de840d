import type { UserId } from '@washline/contract/ids'
import * as training from '@washline/contract/orders/training'
import type { Http } from '../../platform/http/http.ts'
import { ok } from '../../platform/http/ok.ts'
import type { OrdersDeps } from '../deps.ts'
import { consentOf } from '../queries.ts'
import { saveTraining } from '../use-cases/save-training.ts'

export function trainingRoutes(http: Http, deps: OrdersDeps): void {
  const consent = async (userId: UserId) => ok({ consents: await consentOf(deps.db, userId) })
  http.route(training.getTrainingConsent, ({ actor }) => consent(actor.userId))
  http.route(training.saveTrainingConsent, async ({ actor, body }) => {
    await saveTraining(deps, { userId: actor.userId, consents: body.consents })
    return consent(actor.userId)
  })
}
