import { listScarceDisks, type ScarceDisk } from '@washline/contract/console/disks'
import { listConsoleOrders, listConsolePeople } from '@washline/contract/console/endpoints'
import { getSecondFactor } from '@washline/contract/identity/second-factor-endpoints'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '../../platform/query.ts'
import { answer } from '../../platform/testing/answer.ts'
import { network } from '../../platform/testing/network.ts'
import { anOperator } from '../../platform/testing/people.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const low: ScarceDisk = {
  host: 'wash-1',
  volume: '66306',
  state: 'low',
  free_bytes: 1_210_000_000,
  total_bytes: 50_000_000_000,
  floor_bytes: 1_000_000_000,
  since: new Date(2026, 0, 15, 10, 40).toISOString(),
  processes: 2,
}
const full: ScarceDisk = { ...low, state: 'full', free_bytes: 850_400_000, processes: 1 }
const scarce = (...disks: ScarceDisk[]) => answer(listScarceDisks, { success: true, data: { disks } })

/** The next measurement has come in. */
const become = (...disks: ScarceDisk[]) => {
  network.use(scarce(...disks))
  return queryClient.refetchQueries({ queryKey: ['console', 'disks'] })
}

beforeEach(() => {
  renderRoute('/ops?tab=orders', {
    user: anOperator(),
    handlers: [
      answer(getSecondFactor, {
        success: true,
        data: { since: '2026-01-01T08:00:00.000Z', recovery_codes_left: 10, proven: true },
      }),
      answer(listConsoleOrders, { success: true, data: { orders: [], next_cursor: null } }),
      answer(listConsolePeople, { success: true, data: { people: [], next_cursor: null } }),
      scarce(low),
    ],
  })
})

const almostFull =
  /^The photo disk on wash-1 has been almost full since Jan 15.*10:40 AM: 1\.2 GB of 50 GB free\. Uploads stop below 1 GB\. 2 processes store photos there\.$/
const refused =
  /^The photo disk on wash-1 is full: uploads have been refused since Jan 15.*10:40 AM\. 850 MB of 50 GB free, 1 GB needed\. 1 process stores photos there\.$/

it('stands on every tab while a disk is almost full or full, and ends when there is room', async () => {
  const status = page.getByRole('status').filter({ hasText: almostFull })
  const alert = page.getByRole('alert').filter({ hasText: refused })
  await expect.element(status).toBeVisible()
  await expect.element(status.getByRole('button')).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'People' }).click()
  await expect.element(status).toBeVisible()
  await become(full, { ...low, volume: '66307' })
  await expect.element(alert).toBeVisible()
  await expect.element(status).toBeVisible()
  await become()
  await expect.element(alert).not.toBeInTheDocument()
  await expect.element(status).not.toBeInTheDocument()
})

it.each([390, 1_280])('stands above the rest at %d px', async (width) => {
  await page.viewport(width, 800)
  const alert = page.getByText(/^The photo disk/)
  await expect.element(alert).toBeVisible()
  const { bottom, right } = alert.element().getBoundingClientRect()
  expect(right).toBeLessThanOrEqual(width)
  expect(bottom).toBeLessThanOrEqual(page.getByRole('banner').element().getBoundingClientRect().top)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
