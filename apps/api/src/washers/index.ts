export {
  type AroundPlace,
  availableWashers,
  type Candidate,
  livePositionsOf,
  mayTakeOrders,
  type WasherProfile,
  washerProfile,
} from './queries.ts'
export { mercatorCircles } from './rules.ts'
export { lockWasher, setVerified } from './store.ts'
