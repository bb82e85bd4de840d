import type { ScreenVisit } from './screen-visit.ts'
import { type Stage, screensByStage } from './screens.ts'

/** The tabs that `operator.spec.ts` walks through, with what is open in them: looked at and measured, but not read in every language. */
export const consoleTabs: readonly ScreenVisit[] = [
  { name: 'console claims', who: 'operator', path: '/ops?tab=claims', texts: ['WL-{order}'] },
  { name: 'console, a claim', who: 'operator', path: '/ops?tab=claims&id={claim}', texts: ['CL-{claim}'] },
  { name: 'console verification', who: 'operator', path: '/ops?tab=verification', texts: ['Verification'] },
  { name: 'console quality', who: 'operator', path: '/ops?tab=quality', texts: ['Quality'] },
  { name: 'console orders', who: 'operator', path: '/ops?tab=orders', texts: ['WL-{order}'] },
  { name: 'console people', who: 'operator', path: '/ops?tab=people', texts: ['Cleo'] },
  { name: 'console, a person', who: 'operator', path: '/ops?tab=people&id={person}', texts: ['Cleo'] },
  { name: 'console ledger', who: 'operator', path: '/ops?tab=books', texts: ['Ledger'] },
  { name: 'console alerts', who: 'operator', path: '/ops?tab=alerts', texts: ['Alerts'] },
  { name: 'console audit', who: 'operator', path: '/ops?tab=audit', texts: ['Audit'] },
]

/** Every screen of the walk, and every tab of the console. */
export const everyScreenByStage: Readonly<Record<Stage, readonly ScreenVisit[]>> = {
  ...screensByStage,
  completed: [...screensByStage.completed, ...consoleTabs],
}
