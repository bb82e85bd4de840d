import type { Module } from '../platform/module.ts'
import type { Broadcast } from '../platform/realtime/channels.ts'
import { type OversightChannelDeps, oversightChannels } from './channels.ts'
import { oversightReactions } from './reactions.ts'
import { type OversightDeps, oversightRoutes } from './routes.ts'

type Deps = OversightDeps & OversightChannelDeps & { readonly broadcast: Broadcast }

export const oversightModule = (deps: Deps): Module => ({
  routes: (http) => oversightRoutes(http, deps),
  reactions: (facts) => oversightReactions(facts, deps),
  channels: (channels) => oversightChannels(channels, deps),
})
