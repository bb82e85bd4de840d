import type { Module } from '../platform/module.ts'
import { removeFiles } from '../platform/storage/remove-files.ts'
import { emailChangedLetter, emailLetter, removePhotos, resetLetter } from './jobs.ts'
import { identityPerson } from './person.ts'
import { accountRoutes, type IdentityDeps, identityRoutes, secondFactorRoutes } from './routes.ts'
import { sendEmailChangedLetter } from './use-cases/send-email-changed-letter.ts'
import { sendEmailLetter } from './use-cases/send-email-letter.ts'
import { sendResetLetter } from './use-cases/send-reset-letter.ts'
import { sweepLapsedSignIns } from './use-cases/sweep-lapsed-sign-ins.ts'

const hourS = 3_600

export function identityModule(deps: IdentityDeps): Module {
  return {
    routes: (http) => {
      identityRoutes(http, deps)
      accountRoutes(http, deps)
      secondFactorRoutes(http, deps)
    },
    jobs: (jobs) => {
      jobs.handle(resetLetter, (data) => sendResetLetter(deps, data))
      jobs.handle(emailLetter, (data) => sendEmailLetter(deps, data))
      jobs.handle(emailChangedLetter, (data) => sendEmailChangedLetter(deps, data))
      jobs.handle(removePhotos, removeFiles(deps.storage))
      jobs.repeat('identity.sweep', hourS, () => sweepLapsedSignIns(deps))
    },
    person: identityPerson,
  }
}
