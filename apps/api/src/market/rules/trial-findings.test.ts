import { trialMessages as texts } from '@washline/contract/settings/setup-messages'
import { expect, it } from 'vitest'
import {
  cardsFinding,
  type Finding,
  mailFinding,
  mapsFinding,
  type Outcome,
  orderFinding,
  photosFinding,
} from './trial-findings.ts'

const answered = <T>(value: T): Outcome<T> => ({ kind: 'answered', value })
const failed = { kind: 'failed', reason: 'connect ECONNREFUSED' } as const
const late = { kind: 'late', seconds: 10 } as const
const shown = { amount: '$14.00', currency: 'EUR' }
const point = '52.5000, 13.5000'
const cards = (outcome: Parameters<typeof cardsFinding>[0]) => cardsFinding(outcome, shown)

it.each<[string, Finding, Finding['state'], string, string | null]>([
  ['an order that was placed', orderFinding(answered('placed'), point), 'ok', texts.order.ok, null],
  ['no zone', orderFinding(answered('none'), ''), 'failed', texts.order.noPlace, texts.order.noPlaceNext],
  ['closed zones', orderFinding(answered('closed'), ''), 'failed', texts.order.closed, texts.order.closedNext],
  ['an order that failed', orderFinding(failed, ''), 'failed', texts.failed, texts.order.next],
  ['the sandbox', cards(answered({ vendor: 'sandbox', outcome: 'authorized' })), 'ok', texts.cards.sandbox, null],
  ['test keys', cards(answered({ vendor: 'stripe', outcome: 'authorized' })), 'ok', texts.cards.test, null],
  ['live keys', cards(answered({ vendor: 'stripe', outcome: 'read' })), 'ok', texts.cards.live, texts.cards.liveNext],
  [
    'an extension',
    cards(answered({ vendor: 'x:cards', outcome: 'read' })),
    'ok',
    texts.cards.extension,
    texts.cards.liveNext,
  ],
  [
    'a declined card',
    cards(answered({ vendor: 'stripe', outcome: 'declined', code: 'card_declined' })),
    'failed',
    texts.cards.declined,
    texts.cards.declinedNext,
  ],
  ['a refused key', cards(failed), 'failed', texts.failed, texts.cards.next],
  [
    'a mail server',
    mailFinding(answered(undefined), 'server', 'o@a.test'),
    'ok',
    texts.mail.server,
    texts.mail.serverNext,
  ],
  ['a folder', mailFinding(answered(undefined), 'folder', ''), 'warning', texts.mail.folder, texts.mail.folderNext],
  ['a silent mail server', mailFinding(late, 'server', ''), 'failed', texts.late, texts.mail.next],
  ['photos', photosFinding(answered('same'), 'bucket'), 'ok', texts.photos.ok, null],
  [
    'other bytes',
    photosFinding(answered('changed'), 'bucket'),
    'failed',
    texts.photos.changed,
    texts.photos.nextBucket,
  ],
  ['a full disk', photosFinding(failed, 'folder'), 'failed', texts.failed, texts.photos.nextFolder],
  ['an address', mapsFinding(answered({ address: 'Mall 1' }), 'service', point), 'ok', texts.maps.ok, null],
  [
    'no address',
    mapsFinding(answered({ address: null }), 'service', point),
    'failed',
    texts.maps.nothing,
    texts.maps.nothingNext,
  ],
  [
    'nowhere to search',
    mapsFinding(answered({ address: undefined }), 'service', ''),
    'skipped',
    texts.maps.noPlace,
    texts.order.noPlaceNext,
  ],
  [
    'the invented city',
    mapsFinding(answered({ address: 'Mall 1' }), 'embedded', point),
    'warning',
    texts.maps.embedded,
    texts.maps.embeddedNext,
  ],
  ['a refused map key', mapsFinding(failed, 'service', point), 'failed', texts.failed, texts.maps.next],
])('%s', (_, finding, state, text, next) => expect(finding).toMatchObject({ state, text, next }))

it('names the reason, the wait, and what was authorized', () => {
  expect(cards(failed).values).toEqual({ reason: 'connect ECONNREFUSED' })
  expect(cards(late).values).toEqual({ seconds: 10 })
  expect(cards(answered({ vendor: 'sandbox', outcome: 'authorized' })).values).toEqual(shown)
})
