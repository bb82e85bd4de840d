import type { ScreenVisit } from './screen-visit.ts'

/** The console after one order was completed, which `{order}` names. */
export const consoleScreens: readonly ScreenVisit[] = [
  { name: 'console', who: 'operator', path: '/ops', texts: ['Live orders', 'Dispatch today', 'Audit'] },
  { name: 'console, an order', who: 'operator', path: '/ops?tab=orders&id={order}', texts: ['What happened'] },
  {
    name: 'console settings',
    who: 'operator',
    path: '/ops?tab=settings',
    texts: ['Search and offers', 'Asking Washers', 'Default settings'],
  },
  {
    name: 'console market',
    who: 'operator',
    path: '/ops?tab=market',
    texts: ['Name and colors', 'Promise and coverage'],
  },
  { name: 'console zones', who: 'operator', path: '/ops?tab=zones', texts: ['Zones', 'No one is waiting.'] },
  {
    name: 'console extensions',
    who: 'operator',
    path: '/ops?tab=extensions',
    texts: ['Extensions', 'Services in use'],
  },
  { name: 'console backups', who: 'operator', path: '/ops?tab=backups', texts: ['Backups', 'No backups yet.'] },
  {
    name: 'console set-up',
    who: 'operator',
    path: '/ops?tab=setup&step=mail',
    texts: ['Setup', 'Test order', 'Server settings'],
  },
  {
    name: 'console catalogue',
    who: 'operator',
    path: '/ops?tab=catalogue',
    texts: ['Price list', 'Jeans', 'Towel'],
  },
  {
    name: 'webhooks of the market',
    who: 'operator',
    path: '/ops/webhooks',
    texts: ['Webhooks of the market', 'No webhooks yet.'],
  },
  {
    name: 'console reports',
    who: 'operator',
    path: '/ops?tab=reports',
    texts: ['Reported problems', 'Reported ratings'],
  },
]
