import type { Module } from '../platform/module.ts'
import { removeFiles } from '../platform/storage/remove-files.ts'
import type { IdentityDeps } from './deps.ts'
import { changeEmail, confirmationEmail, registrationEmail, removePhotos, resetEmail } from './jobs.ts'
import { identityPrivacy } from './privacy.ts'
import { identityRoutes } from './routes.ts'
import { sendChangeEmail } from './use-cases/send-change-email.ts'
import { sendConfirmationEmail } from './use-cases/send-confirmation-email.ts'
import { sendRegistrationEmail } from './use-cases/send-registration-email.ts'
import { sendResetEmail } from './use-cases/send-reset-email.ts'
import { sweepExpiredSignIns } from './use-cases/sweep-expired-sign-ins.ts'

const hourS = 3_600

export function identityModule(deps: IdentityDeps): Module {
  return {
    routes: (http) => identityRoutes(http, deps),
    jobs: (jobs) => {
      jobs.handle(registrationEmail, (data) => sendRegistrationEmail(deps, data))
      jobs.handle(resetEmail, (data) => sendResetEmail(deps, data))
      jobs.handle(confirmationEmail, (data) => sendConfirmationEmail(deps, data))
      jobs.handle(changeEmail, (data) => sendChangeEmail(deps, data))
      jobs.handle(removePhotos, removeFiles(deps.storage))
      jobs.repeat('identity.sweep', hourS, () => sweepExpiredSignIns(deps))
    },
    privacy: identityPrivacy,
  }
}
