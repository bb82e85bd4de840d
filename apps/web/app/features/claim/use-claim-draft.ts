import type { OrderId } from '@washline/contract/ids'
import { useEffect, useState } from 'react'
import type { ChosenPhoto } from '../../platform/camera/use-chosen-photos.ts'
import { keepDraft, readDraft } from '../../platform/device/draft-store.ts'
import { useUser } from '../../platform/session/use-user.ts'
import { claimDraftPlace } from './use-submit-claim.ts'
import type { Entry } from './view-model.ts'

/** The draft of a claim. */
export interface ClaimDraft {
  readonly entries: readonly Entry[]
  readonly description: string
  readonly photos: readonly ChosenPhoto[]
}

/** The stored draft of an order's claim: undefined while it is being read, null where there is none. */
export function useClaimDraft(orderId: OrderId) {
  const { id } = useUser()
  const [draft, setDraft] = useState<ClaimDraft | null>()
  useEffect(() => {
    let isHere = true
    void readDraft<ClaimDraft>(claimDraftPlace(orderId), id).then((stored) => isHere && setDraft(stored ?? null))
    return () => {
      isHere = false
    }
  }, [orderId, id])
  return { draft, keep: (next: ClaimDraft) => void keepDraft(claimDraftPlace(orderId), id, next) }
}
