import { market } from '@washline/contract/market'
import type { GarmentId } from '@washline/contract/scanning/catalogue'
import { expect, it } from 'vitest'
import type { OrderPhotoKind, Recognized } from './findings.ts'
import { photos as judges } from './judge-photos.ts'
import type { Case } from './judgement.ts'

type Shows = readonly Recognized[] | null
const judge = (photos: readonly Shows[], claimed: readonly GarmentId[], problem = 'torn') =>
  judges.photos_show_item({
    claim: { items: claimed.map((garment) => ({ garment, problem })) },
    findings: { photos: photos.map((shows, index) => ({ number: index + 1, shows })) },
    market,
  } as unknown as Case)
const sees = (garment: GarmentId, percent = 90): Recognized[] => [{ garment, percent }]

it.each<readonly [name: string, photos: readonly Shows[], claimed: readonly GarmentId[], result: string]>([
  ['passes for the claimed class', [sees('sweater')], ['sweater'], 'passed'],
  ['passes for a class of the same kind', [sees('hoodie', 50)], ['sweater'], 'passed'],
  ['passes when one of the photos shows it', [sees('jeans'), sees('sweater')], ['sweater'], 'passed'],
  ['fails when the scanner is not sure', [sees('sweater', 49)], ['sweater'], 'failed'],
  ['fails for something else', [sees('sweater')], ['outerwear'], 'failed'],
  ['fails for a photo without laundry', [[]], ['sweater'], 'failed'],
  ['fails for a photo that nothing looked at', [null], ['sweater'], 'failed'],
  ['fails when one of two damaged items is not shown', [sees('sweater')], ['sweater', 'jeans'], 'failed'],
  ['fails for an item without a class of its own', [sees('other')], ['other'], 'failed'],
])('%s', (_name, photos, claimed, result) => {
  expect(judge(photos, claimed).result).toBe(result)
})

it('does not apply to a lost item', () => {
  expect(judge([sees('jeans')], ['sweater'], 'lost').result).toBe('not_applicable')
})

it('names what each photo shows and what is claimed', () => {
  expect(judge([sees('sweater', 87), []], ['outerwear']).evidence).toEqual([
    { code: 'item_claimed', values: { item: 'Coat or jacket' } },
    { code: 'photo_shows', values: { photo: 1, item: 'Sweater', percent: 87 } },
    { code: 'photo_shows_nothing', values: { photo: 2 } },
  ])
})

const photo = { isComparable: true, usedBefore: null, sameAs: null as OrderPhotoKind | null }
const subjectOf = (...photos: Partial<typeof photo>[]) =>
  ({
    claim: { items: [{ garment: 'sweater', problem: 'torn' }] },
    findings: { photos: photos.map((each, index) => ({ number: index + 1, ...photo, ...each })) },
    market,
  }) as unknown as Case

it('fails when one of the photos is the scan or a handover photo', () => {
  expect(judges.photos_own(subjectOf({ sameAs: 'scan' })).result).toBe('failed')
  expect(judges.photos_own(subjectOf({}, { sameAs: 'pickup' })).result).toBe('failed')
  expect(judges.photos_own(subjectOf({}, {}, {}, {}, {}, {})).result).toBe('passed')
})

it('passes for a photo with too little detail to compare, and names it', () => {
  expect(judges.photos_unused(subjectOf({ isComparable: false }))).toEqual({
    result: 'passed',
    evidence: [
      { code: 'photos_compared', values: { photos: 1 } },
      { code: 'photo_plain', values: { photo: 1 } },
    ],
  })
})
