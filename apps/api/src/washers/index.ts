export {
  type AroundPlace,
  availableWashers,
  type Candidate,
  livePositionsOf,
  mayTakeOrders,
  placesOfWashers,
  type WasherProfile,
  washerProfile,
} from './queries.ts'
export { mercatorCircles } from './rules.ts'
export { lockWasher, setVerified } from './store.ts'
