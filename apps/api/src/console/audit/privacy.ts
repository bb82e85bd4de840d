import type { PrivacyPart } from '../../platform/privacy-part.ts'
import { readsOf } from './queries.ts'

/** Exports when operators read the person's data. The log of operators is append-only and refers to people by number. */
export const consolePrivacy: PrivacyPart = {
  read: async (q, userId) => ({ sections: { operator_reads: await readsOf(q, userId) } }),
}
