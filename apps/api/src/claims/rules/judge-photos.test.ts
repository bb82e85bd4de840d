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

it('counts only photos with enough detail as compared, and names the others', () => {
  expect(judges.photos_unused(subjectOf({ isComparable: false }, {}))).toEqual({
    result: 'passed',
    evidence: [
      { code: 'photos_compared', values: { photos: 1 } },
      { code: 'photo_plain', values: { photo: 1 } },
    ],
  })
})

it.each(['photos_unused', 'photos_own'] as const)('%s is not met when no photo could be compared', (rule) => {
  expect(judges[rule](subjectOf({ isComparable: false }))).toEqual({
    result: 'not_applicable',
    evidence: [
      { code: 'photos_not_compared', values: {} },
      { code: 'photo_plain', values: { photo: 1 } },
    ],
  })
})

const { likelyPercent, unlikelyPercent } = market.claims.instant.sameItem
const coat = { itemId: 1, name: 'Coat', problem: 'torn' }
const dress = { itemId: 2, name: 'Dress', problem: 'torn' }
type Alike = readonly { readonly itemId: number; readonly percent: number }[]
const sameItem = (photos: readonly Alike[], items: readonly object[] = [coat]) =>
  judges.photos_same_item({
    claim: { items },
    findings: { photos: photos.map((likeness, index) => ({ number: index + 1, likeness })) },
    market,
  } as unknown as Case)
const alike = (percent: number, itemId = 1) => [{ itemId, percent }]

it.each<readonly [name: string, photos: readonly Alike[], result: string]>([
  ['passes from the likely limit', [alike(likelyPercent)], 'passed'],
  ['passes when one of two photos is likely', [alike(0), alike(90)], 'passed'],
  ['is open just below the likely limit', [alike(likelyPercent - 1)], 'not_applicable'],
  ['is open at the unlikely limit', [alike(unlikelyPercent)], 'not_applicable'],
  ['fails below the unlikely limit', [alike(unlikelyPercent - 1), alike(0)], 'failed'],
  ['is open when nothing was compared', [[]], 'not_applicable'],
])('same item: %s', (_name, photos, result) => {
  expect(sameItem(photos).result).toBe(result)
})

it('same item: every damaged item must be shown, and one that looks like another fails', () => {
  expect(sameItem([[...alike(90), ...alike(90, 2)]], [coat, dress]).result).toBe('passed')
  expect(sameItem([alike(90)], [coat, dress]).result).toBe('not_applicable')
  expect(sameItem([[...alike(90), ...alike(3, 2)]], [coat, dress]).result).toBe('failed')
})

it('same item: names each photo, what is not decided, and what was not compared', () => {
  expect(sameItem([alike(90), alike(50), alike(3)], [coat, dress]).evidence).toEqual([
    { code: 'same_item_likely', values: { photo: 1, item: 'Coat', percent: 90 } },
    { code: 'same_item_open', values: { photo: 2, item: 'Coat', percent: 50 } },
    { code: 'same_item_unlikely', values: { photo: 3, item: 'Coat', percent: 3 } },
    { code: 'item_not_compared', values: { item: 'Dress' } },
  ])
})

it('same item: does not apply to a lost item', () => {
  expect(sameItem([alike(3)], [{ ...coat, problem: 'lost' }])).toEqual({ result: 'not_applicable', evidence: [] })
})
