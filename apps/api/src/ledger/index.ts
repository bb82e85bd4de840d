export { type AccountEntry, accountHistory, balanceOf, earningsSince } from './queries.ts'
export {
  type AccountRef,
  deedId,
  type OwnedAccountRef,
  type Posting,
  type TransferInput,
  type TransferKind,
} from './rules.ts'
export { expirePending, postPending, postTransfer, reverseTransfer, voidPending } from './store.ts'
export { type LedgerReport, verifyLedger } from './use-cases/verify-ledger.ts'
