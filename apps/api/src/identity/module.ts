import type { Module } from '../platform/module.ts'
import { resetLetter } from './jobs.ts'
import { type IdentityDeps, identityRoutes } from './routes.ts'
import { sendResetLetter } from './use-cases/send-reset-letter.ts'
import { sweepLapsedSignIns } from './use-cases/sweep-lapsed-sign-ins.ts'

const hourS = 3_600

export function identityModule(deps: IdentityDeps): Module {
  return {
    routes: (http) => identityRoutes(http, deps),
    jobs: (jobs) => {
      jobs.handle(resetLetter, (data) => sendResetLetter(deps, data))
      jobs.repeat('identity.sweep', hourS, () => sweepLapsedSignIns(deps))
    },
  }
}
