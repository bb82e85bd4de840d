export { type LockedOrder, lockOrder } from './store.ts'
export { type AssignWasherDeps, assignWasher } from './use-cases/assign-washer.ts'
export { type GiveUpDeps, giveUp } from './use-cases/give-up.ts'
