import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Module } from '../platform/module.ts'
import type { Revoke } from '../platform/realtime/channels.ts'
import { removeFiles } from '../platform/storage/remove-files.ts'
import { chatChannels } from './channels.ts'
import { removePhotosJob, removeUnsentEveryS } from './jobs.ts'
import { chatPerson } from './person.ts'
import { chatReactions } from './reactions.ts'
import { type ChatRoutesDeps, chatRoutes } from './routes.ts'
import { removeUnsentPhotos } from './use-cases/remove-unsent-photos.ts'

export type ChatDeps = ChatRoutesDeps & { readonly revoke: Revoke; readonly jobs: Pick<Jobs, 'enqueue'> }

export const chatModule = (deps: ChatDeps): Module => ({
  person: chatPerson,
  routes: (http) => chatRoutes(http, deps),
  reactions: (facts) => chatReactions(facts, deps),
  channels: (channels) => chatChannels(channels, deps),
  jobs: (jobs) => {
    jobs.handle(removePhotosJob, removeFiles(deps.storage))
    jobs.repeat('chat-remove-unsent-photos', removeUnsentEveryS, () => removeUnsentPhotos(deps))
  },
})
