import type { Evidence } from '@washline/contract/claims/evidence'
import { isDamage, isMissing } from '@washline/contract/claims/problems'
import { type GarmentId, garmentById } from '@washline/contract/scanning/catalogue'
import type { ClaimedItem, Findings, PhotoFinding } from './findings.ts'
import { type Case, evidenceOf, type Judge, judged, notApplicable, unanswered } from './judgement.ts'

type PhotoRule = 'photos_unused' | 'photos_after_delivery' | 'photos_own' | 'photos_show_item' | 'photos_same_item'

const isDamaged = ({ problem }: ClaimedItem) => isDamage(problem)
/** Something came back that a photo can show: a damaged item, or a wrong one. */
const hasReturned = ({ claim }: Case) => claim.items.some(({ problem }) => !isMissing(problem))

export const photos: Record<PhotoRule, Judge> = {
  photos_unused: ({ findings }) => {
    if (findings.photos.length === 0) return notApplicable
    const used = findings.photos.flatMap(({ number, usedBefore }) => {
      if (!usedBefore) return []
      const { byCustomer, claimId } = usedBefore
      return byCustomer
        ? evidenceOf('photo_used_by_you', { photo: number, claim: claimId })
        : evidenceOf('photo_used_by_other', { photo: number })
    })
    const plain = plainPhotos(findings)
    const compared = findings.photos.length - plain.length
    if (used.length === 0 && compared === 0) return unanswered([evidenceOf('photos_not_compared'), ...plain])
    return judged(used.length === 0, [evidenceOf('photos_compared', { photos: compared }), ...used, ...plain])
  },
  photos_after_delivery: (subject) => {
    const { findings, market } = subject
    const dated = findings.photos.flatMap(({ number, takenAt }) => (takenAt ? { number, takenAt } : []))
    if (!hasReturned(subject) || dated.length === 0 || findings.deliveredAt === null) return notApplicable
    const earliest = findings.deliveredAt.getTime() - market.claims.photoTimeToleranceMs
    return judged(
      dated.every(({ takenAt }) => takenAt.getTime() >= earliest),
      findings.photos.map(({ number, takenAt }) =>
        takenAt
          ? evidenceOf('photo_taken', { photo: number, taken_at: takenAt.toISOString() })
          : evidenceOf('photo_undated', { photo: number }),
      ),
    )
  },
  photos_own: (subject) => {
    if (!hasReturned(subject)) return notApplicable
    const copies = subject.findings.photos.flatMap(({ number, sameAs }) => {
      if (sameAs === null) return []
      return evidenceOf(sameAs === 'scan' ? 'photo_is_scan' : 'photo_is_handover', { photo: number })
    })
    if (copies.length > 0) return judged(false, copies)
    const plain = plainPhotos(subject.findings)
    return plain.length === subject.findings.photos.length
      ? unanswered([evidenceOf('photos_not_compared'), ...plain])
      : judged(true, [evidenceOf('photos_differ'), ...plain])
  },
  photos_show_item: (subject) => {
    const { claim, findings, market } = subject
    const damaged = claim.items.filter(isDamaged)
    if (damaged.length === 0) return notApplicable
    const recognized = findings.photos.flatMap(({ shows }) =>
      (shows ?? []).filter(({ percent }) => percent >= market.claims.instant.recognizedPercent),
    )
    const isShown = ({ garment }: ClaimedItem) =>
      recognized.some((shown) => shown.garment !== 'other' && isSameKind(shown.garment, garment))
    return judged(damaged.every(isShown), [
      ...damaged.map(({ garment }) => evidenceOf('item_claimed', { item: garmentById(garment).name })),
      ...findings.photos.flatMap(shownEvidence),
    ])
  },
  photos_same_item: ({ claim, findings, market }) => {
    const damaged = uniqueItems(claim.items.filter(isDamaged))
    const { likelyPercent, unlikelyPercent } = market.claims.instant.sameItem
    const alike = damaged.map((item) => ({ item, percents: likenessOfItem(findings, item) }))
    const evidence = alike.flatMap(({ item: { name }, percents }) =>
      percents.length === 0
        ? evidenceOf('item_not_compared', { item: name })
        : percents.map(({ photo, percent }) => {
            const code =
              percent >= likelyPercent
                ? 'same_item_likely'
                : percent < unlikelyPercent
                  ? 'same_item_unlikely'
                  : 'same_item_open'
            return evidenceOf(code, { photo, item: name, percent })
          }),
    )
    const most = alike.flatMap(({ percents }) =>
      percents.length === 0 ? [] : Math.max(...percents.map(({ percent }) => percent)),
    )
    if (most.some((percent) => percent < unlikelyPercent)) return judged(false, evidence)
    const isShown = damaged.length > 0 && most.length === damaged.length && most.every((each) => each >= likelyPercent)
    return isShown ? judged(true, evidence) : unanswered(evidence)
  },
}

const uniqueItems = (items: readonly ClaimedItem[]) =>
  items.filter((item, index) => items.findIndex(({ itemId }) => itemId === item.itemId) === index)

const likenessOfItem = ({ photos: all }: Findings, { itemId }: ClaimedItem) =>
  all.flatMap(({ number, likeness }) =>
    likeness.filter((each) => each.itemId === itemId).map(({ percent }) => ({ photo: number, percent })),
  )

const plainPhotos = ({ photos: all }: Findings) =>
  all.filter(({ isComparable }) => !isComparable).map(({ number }) => evidenceOf('photo_plain', { photo: number }))

const isSameKind = (shown: GarmentId, claimed: GarmentId) =>
  garmentById(shown).category === garmentById(claimed).category

function shownEvidence({ number, shows }: PhotoFinding): Evidence[] {
  if (shows === null) return [evidenceOf('photo_not_scanned', { photo: number })]
  if (shows.length === 0) return [evidenceOf('photo_shows_nothing', { photo: number })]
  return shows.map(({ garment, percent }) =>
    evidenceOf('photo_shows', { photo: number, item: garmentById(garment).name, percent }),
  )
}
