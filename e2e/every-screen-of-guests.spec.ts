import { expect } from '@playwright/test'
import { routeTable } from '../apps/web/app/route-table.ts'
import { keepEveryPromise } from './keep-promises.ts'
import { test } from './people.ts'
import { screensByStage } from './screens.ts'

test('every screen has what it promises, for everyone, everywhere: guest', async ({
  open,
  customer,
  washer,
  spot,
  faults,
}) => {
  test.setTimeout(900_000)
  // Links of emails that were never sent.
  faults.allow(/40[0-9] .*\/api\//)
  await keepEveryPromise(await open(), 'guest', { customer, washer, spot })
})

test('every route is among the screens', () => {
  const visited = Object.values(screensByStage).flatMap((screens) => screens.map(({ path }) => path.split(/[?#]/)[0]))
  const routes = Object.values(routeTable).flatMap((group) => group.map(([route]) => route))
  const otherLanguages = /^\/(?:de|es|fr|zh|ja)(?:\/|$)/
  const reachedByPhoto = ['/scan', '/order-confirm']
  const left = routes.filter((route) => !otherLanguages.test(route) && !reachedByPhoto.includes(route))
  const leadsTo = (route: string) => new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`)
  expect(left.filter((route) => !visited.some((path) => leadsTo(route).test(path ?? '')))).toEqual([])
})
