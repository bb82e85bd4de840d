import type { Module } from '../platform/module.ts'
import type { Revoke } from '../platform/realtime/channels.ts'
import { chatChannels } from './channels.ts'
import { chatPerson } from './person.ts'
import { chatReactions } from './reactions.ts'
import { chatRoutes } from './routes.ts'
import type { SendMessageDeps } from './use-cases/send-message.ts'

export type ChatDeps = SendMessageDeps & { readonly revoke: Revoke }

export const chatModule = (deps: ChatDeps): Module => ({
  person: chatPerson,
  routes: (http) => chatRoutes(http, deps),
  reactions: (facts) => chatReactions(facts, deps),
  channels: (channels) => chatChannels(channels, deps),
})
