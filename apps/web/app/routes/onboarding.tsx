import { OnboardingScreen } from '../features/onboarding/onboarding-screen.tsx'

export const meta = () => [{ title: 'Welcome · Washline' }]

export default OnboardingScreen
