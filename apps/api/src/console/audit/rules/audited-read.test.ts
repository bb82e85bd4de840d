import { expect, it } from 'vitest'
import { auditedReadOf } from './audited-read.ts'

it.each([
  ['/api/ops/orders/:id', 'read_order', 'order'],
  ['/api/ops/orders/:id/timeline', 'read_order', 'order'],
  ['/api/ops/orders/:id/chat', 'read_chat', 'order'],
  ['/api/ops/claims/:id', 'read_claim', 'claim'],
  ['/api/ops/people/:id/money', 'read_person', 'person'],
  ['/api/ops/verifications/:id', 'read_verification', 'verification'],
  ['/api/ops/offer-appeals/:id', 'read_other', 'offer_appeal'],
  ['/api/ops/books/transfers', 'read_books', 'other'],
  ['/api/ops/something-new/:id', 'read_other', 'other'],
])('%s is a %s', (path, action, of) => expect(auditedReadOf(path, { id: 7 })).toEqual({ action, of, subjectId: 7 }))
