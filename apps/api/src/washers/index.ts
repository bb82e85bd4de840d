export {
  type AroundPlace,
  availableWashers,
  type Candidate,
  type WasherProfile,
  washerProfile,
} from './queries.ts'
export { type RegisterWasherDeps, registerWasher, type WasherRegistration } from './use-cases/register-washer.ts'
