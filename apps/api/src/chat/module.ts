import type { Module } from '../platform/module.ts'
import { removeFiles } from '../platform/storage/remove-files.ts'
import { chatChannels } from './channels.ts'
import type { ChatDeps } from './deps.ts'
import { chatHandlers } from './handlers.ts'
import { forgetOldEveryS, removePhotosJob, removeUnsentEveryS } from './jobs.ts'
import { chatPrivacy } from './privacy.ts'
import { chatRoutes } from './routes.ts'
import { forgetOldChats } from './use-cases/forget-old-chats.ts'
import { removeUnsentPhotos } from './use-cases/remove-unsent-photos.ts'

export const chatModule = (deps: ChatDeps): Module => ({
  privacy: chatPrivacy,
  routes: (http) => chatRoutes(http, deps),
  handlers: (events) => chatHandlers(events, deps),
  channels: (channels) => chatChannels(channels, deps),
  jobs: (jobs) => {
    jobs.handle(removePhotosJob, removeFiles(deps.storage))
    jobs.repeat('chat-remove-unsent-photos', removeUnsentEveryS, () => removeUnsentPhotos(deps))
    jobs.repeat('chat-forget-old', forgetOldEveryS, () => forgetOldChats(deps))
  },
})
