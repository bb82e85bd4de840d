import { SafetyScreen } from '../features/site/safety-screen.tsx'

export const meta = () => [
  { title: 'Safety & Security · Washline' },
  {
    name: 'description',
    content: 'How Washline protects your clothes: loss and damage policy, verification, insurance.',
  },
]

export default SafetyScreen
