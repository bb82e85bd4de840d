import type { Module } from '../platform/module.ts'
import type { TagsDeps } from './deps.ts'
import { tagsHandlers } from './handlers.ts'
import { tagsPrivacy } from './privacy.ts'
import { tagsRoutes } from './routes.ts'
import { forgetTags } from './use-cases/forget-tags.ts'

export const tagsModule = (deps: TagsDeps): Module => ({
  privacy: tagsPrivacy,
  routes: (http) => tagsRoutes(http, deps),
  handlers: tagsHandlers,
  jobs: (jobs) => jobs.repeat('tags-forget', 24 * 3_600, () => forgetTags(deps)),
})
