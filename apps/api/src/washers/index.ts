export {
  type AroundPlace,
  availableWashers,
  type Candidate,
  mayTakeOrders,
  placesOfWashers,
  type WasherProfile,
  washerProfile,
} from './queries.ts'
export { mercatorCircles } from './rules.ts'
export { lockWasher, setVerified } from './store.ts'
