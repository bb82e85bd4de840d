import { toOrderId } from '@washline/contract/ids'
import type { Actor } from '../platform/http/actor.ts'
import type { Module } from '../platform/module.ts'
import { consolePrivacy } from './audit/privacy.ts'
import { auditRoutes } from './audit/routes.ts'
import type { ConsoleDeps } from './deps.ts'
import { moneyRoutes } from './money/routes.ts'
import { claimsOfOrder } from './people/queries/history.ts'
import { peopleRoutes } from './people/routes.ts'
import { hasOpenCase } from './people/rules/show-timeline.ts'
import { queuesChannels } from './queues/channels.ts'
import { queuesHandlers } from './queues/handlers.ts'
import { queuesRoutes } from './queues/routes.ts'
import { settingsRoutes } from './settings/routes.ts'

const isProvenOperator = ({ isOperator, hasSecondFactor }: Actor) => isOperator && hasSecondFactor

export const consoleModule = (deps: ConsoleDeps): Module => ({
  routes: (http) => {
    auditRoutes(http, deps)
    settingsRoutes(http, deps)
    peopleRoutes(http, deps)
    moneyRoutes(http, deps)
    queuesRoutes(http, deps)
  },
  handlers: (events) => queuesHandlers(events, deps),
  channels: queuesChannels,
  photos: {
    console: async (viewer) => isProvenOperator(viewer),
    case: async (viewer, id) => isProvenOperator(viewer) && hasOpenCase(await claimsOfOrder(deps.db, toOrderId(id))),
  },
  privacy: consolePrivacy,
})
