export {
  type AccountEntry,
  accountHistory,
  balanceOf,
  earningsSince,
  type LedgerProof,
  lastGoodProof,
  listProofs,
} from './queries.ts'
export {
  type AccountRef,
  type OwnedAccountRef,
  operationId,
  type Posting,
  type TransferInput,
  type TransferKind,
} from './rules.ts'
export {
  insertProof,
  ledgerPost,
  postFundedTransfer,
  postPending,
  postTransfer,
  reverseTransfer,
  voidPending,
} from './store.ts'
export { type LedgerReport, verifyLedger } from './use-cases/verify-ledger.ts'
