import type { Endpoint } from './endpoint.ts'
import { platformRefusals as platform } from './platform/refusals.ts'
import type { RefusalDefinition } from './refusal.ts'

/** Every refusal that a call can answer with: those that follow from its shape, then those that it declares. */
export function refusalsOf(endpoint: Endpoint): readonly RefusalDefinition[] {
  const { access, scope, method, params, query, multipart, secret, refusals = [] } = endpoint
  const isChange = method !== 'GET'
  const byShape: readonly (readonly [boolean, readonly RefusalDefinition[]])[] = [
    [true, [platform.badRequest, platform.tooManyRequests, platform.unexpected, platform.unavailable]],
    [access !== 'public', [platform.unauthenticated]],
    [access !== 'public' && access !== 'signed-in', [platform.forbidden]],
    [access === 'operator', [platform.secondFactorRequired]],
    [scope === 'session', [platform.sessionRequired]],
    [scope !== 'session' && scope !== 'public', [platform.insufficientScope]],
    [params !== undefined, [platform.notFound]],
    [isChange || query !== undefined, [platform.invalid]],
    [isChange, [platform.malformedJson, platform.tooLarge, platform.unsupportedMediaType]],
    [multipart === true, [platform.malformedForm, platform.uploadsUsed, platform.noRoom]],
    [isChange && !secret, [platform.requestInProgress, platform.idempotencyKeyReused]],
  ]
  return [...new Set([...byShape.flatMap(([applies, definitions]) => (applies ? definitions : [])), ...refusals])]
}
