import { expect, it } from 'vitest'
import { lookAt } from './look-at.ts'

it.each([
  ['/api/ops/orders/:id', 'look_order', 'order'],
  ['/api/ops/orders/:id/story', 'look_order', 'order'],
  ['/api/ops/orders/:id/chat', 'look_chat', 'order'],
  ['/api/ops/claims/:id', 'look_claim', 'claim'],
  ['/api/ops/people/:id/money', 'look_person', 'person'],
  ['/api/ops/verifications/:id', 'look_verification', 'verification'],
  ['/api/ops/something-new/:id', 'look_other', 'other'],
])('%s is a %s', (path, act, of) => expect(lookAt(path, { id: 7 })).toEqual({ act, of, subjectId: 7 }))
