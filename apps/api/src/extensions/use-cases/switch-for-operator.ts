import type { ExtensionId, UserId } from '@washline/contract/ids'
import { insertAudit } from '../../console/index.ts'
import type { ExtensionsDeps } from '../deps.ts'
import { switchOff, switchOn } from '../store.ts'

/** Switches an extension on or off; a repeat changes and records nothing. */
export const switchForOperator = (
  { db, clock, newId }: Pick<ExtensionsDeps, 'db' | 'clock' | 'newId'>,
  id: ExtensionId,
  turn: {
    readonly on: boolean
    readonly reason: string
    readonly operatorId: UserId
    readonly requestId: string | undefined
  },
): Promise<void> =>
  db.transaction(async (tx) => {
    const at = clock.now()
    const { on, reason, operatorId } = turn
    const changed = on ? await switchOn(tx, id) : await switchOff(tx, id, { reason, by: operatorId, at })
    if (changed === 0) return
    const requestId = turn.requestId ?? newId()
    await insertAudit(tx, { action: 'switch_extension', operatorId, subjectId: id, reason, requestId, at })
  })
