import { RatingsScreen } from '../features/ratings/ratings-screen.tsx'
import { useUser } from '../platform/session/use-user.ts'

export const meta = () => [{ title: 'Ratings · Washline' }]

export default function Ratings() {
  return <RatingsScreen userId={useUser().id} />
}
