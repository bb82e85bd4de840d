export {
  type AroundPlace,
  availableWashers,
  type Candidate,
  type WasherProfile,
  washerProfile,
} from './queries.ts'
export { mercatorCircles } from './rules.ts'
