import { getSecondFactor } from '@washline/contract/identity/second-factor-endpoints'
import { toUserId } from '@washline/contract/ids'
import { changeZones, getDemand, getZones, listZoneVersions, previewZoneFile } from '@washline/contract/zones/endpoints'
import { zoneMessages } from '@washline/contract/zones/messages'
import { zoneRefusals } from '@washline/contract/zones/refusals'
import { firstZones, plainRules, type Zone, zone } from '@washline/contract/zones/zone'
import type { RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answer, answerBy, refuse } from '../../../platform/testing/answer.ts'
import { network } from '../../../platform/testing/network.ts'
import { anOperator } from '../../../platform/testing/people.ts'
import { renderRoute } from '../../../platform/testing/render-route.tsx'

const proven = answer(getSecondFactor, {
  success: true,
  data: { since: '2026-11-01T08:00:00.000Z', recovery_codes_left: 10, proven: true },
})
const outline = (east: number) => [
  [101_500_000, 3_000_000],
  [east, 3_000_000],
  [east, 3_100_000],
]
const aZone = (id: string, rules: object = {}): Zone =>
  zone.parse({ ...plainRules, id, name: `Zone of ${id}`, outline: outline(101_600_000), ...rules })
const zones = [aZone('harbour', { paused: 'The river is too high' }), aZone('city'), ...firstZones]
const current = (version: number, all: readonly Zone[]) =>
  answer(getZones, { success: true, data: { version, zones: [...all] } })

const open = (...handlers: RequestHandler[]) => {
  const sent: { version: number; zones: Zone[]; reason: string }[] = []
  renderRoute('/ops?tab=zones', {
    user: anOperator(),
    handlers: [
      ...handlers,
      proven,
      current(2, zones),
      answer(listZoneVersions, {
        success: true,
        data: {
          versions: [
            {
              version: 1,
              zones: [...firstZones],
              changes: [
                { zone: 'harbour', name: 'Zone of harbour', kind: 'changed', properties: ['paused', 'fee_minor'] },
              ],
              by: { id: toUserId(100_009), name: 'Omar' },
              reason: 'The river is rising',
              at: '2026-11-20T04:30:00.000Z',
            },
          ],
          next_cursor: null,
        },
      }),
      answer(getDemand, {
        success: true,
        data: { cells: [{ latitude: 3.2, longitude: 101.9, people: 3 }], people: 3 },
      }),
      answerBy(changeZones, async ({ request }) => {
        const body = (await request.json()) as (typeof sent)[number]
        sent.push(body)
        network.use(current(body.version + 1, body.zones))
        return { success: true, data: { version: body.version + 1, zones: body.zones } }
      }),
    ],
  })
  return sent
}
const window = page.getByRole('dialog')
const review = page.getByRole('button', { name: 'Review the changes' })
const save = async () => {
  await window.getByLabelText('Reason').fill('The harbour is open again')
  await window.getByRole('button', { name: 'Save' }).click()
}

it('lists the zones by priority, who waits outside, and who changed what', async () => {
  open()
  const list = page.getByRole('list', { name: 'Zones by priority' })
  await expect.element(list.getByText('Paused: The river is too high')).toBeVisible()
  await expect.element(list.getByText('Everywhere else')).toBeVisible()
  await expect.element(page.getByText('3.2, 101.9: 3 people')).toBeVisible()
  const history = page.getByRole('list', { name: 'History' })
  await expect.element(history.getByText('Reason for the pause, Area fee')).toBeVisible()
  await expect.element(history.getByText('The river is rising')).toBeVisible()
})

it('changes a zone by keyboard, and saves with a reason what was reviewed', async () => {
  const sent = open()
  await page.getByRole('button', { name: 'Edit Zone of harbour' }).click()
  const form = page.getByRole('form', { name: 'Zone Zone of harbour' })
  await form.getByLabelText('Reason for the pause').fill('')
  await form.getByLabelText('Corners').fill('3, 101.5\n3.1, 101.6\n3.1, 101.5\n3, 101.6')
  await form.getByRole('button', { name: 'Apply to the list' }).click()
  await expect.element(form.getByText(zoneMessages.outline.self_crossing)).toBeVisible()
  await form.getByLabelText('Corners').fill('3, 101.5\n3, 101.7\n3.1, 101.7')
  await form.getByRole('button', { name: 'Apply to the list' }).click()
  await page.getByRole('button', { name: 'Lower priority for Zone of harbour' }).click()
  await review.click()
  await expect.element(window.getByText('Reason for the pause, Corners')).toBeVisible()
  await expect.element(window.getByText('Another priority').first()).toBeVisible()
  await save()
  await expect
    .poll(() => sent)
    .toMatchObject([
      {
        version: 2,
        reason: 'The harbour is open again',
        zones: [{ id: 'city' }, { id: 'harbour', paused: null, outline: outline(101_700_000) }, { id: 'everywhere' }],
      },
    ])
  await expect.element(page.getByText('Version 3')).toBeVisible()
})

it('shows what a file would change, and the features that are wrong', async () => {
  const file = new File(['{"type": "FeatureCollection", "features": []}'], 'zones.geojson')
  const sent = open(
    answer(previewZoneFile, {
      success: true,
      data: {
        version: 2,
        zones: [aZone('quay')],
        changes: [{ zone: 'quay', name: 'Q', kind: 'added', properties: [] }],
      },
    }),
  )
  await page.getByLabelText('Zone file').upload(file)
  await expect.element(window.getByText('Zone of quay')).toBeVisible()
  await save()
  await expect.poll(() => sent).toMatchObject([{ zones: [{ id: 'quay' }] }])
})

it('names the features of a file that are wrong, and another operator’s change', async () => {
  open(
    refuse(previewZoneFile, {
      status: 422,
      code: 'invalid',
      message: zoneMessages.file.hole,
      errors: { 'features.2.geometry': [zoneMessages.file.hole] },
    }),
    refuse(changeZones, {
      status: zoneRefusals.zonesChanged.status,
      code: zoneRefusals.zonesChanged.code,
      message: zoneMessages.changed,
      body: { version: 3 },
    }),
  )
  await page.getByLabelText('Zone file').upload(new File(['{}'], 'zones.geojson'))
  await expect.element(page.getByText(`Feature 2 geometry: ${zoneMessages.file.hole}`)).toBeVisible()
  await page.getByRole('button', { name: 'Remove Zone of city' }).click()
  await review.click()
  await save()
  await expect.element(window.getByText(zoneMessages.changed)).toBeVisible()
})

it('moves a corner on the map by the arrow keys', async () => {
  open()
  await page.getByRole('button', { name: 'Edit Zone of city' }).click()
  const corners = page.getByLabelText('Corners', { exact: true })
  await expect.element(corners).toHaveValue('3, 101.5\n3, 101.6\n3.1, 101.6')
  const corner = page.getByRole('button', { name: 'Corner 2. Move it with the arrow keys.' })
  await expect.element(corner, { timeout: 15_000 }).toBeInTheDocument()
  corner.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
  await expect
    .poll(() => (corners.element() as HTMLTextAreaElement).value)
    .toMatch(/^3, 101.5\n3, 101\.6\d+\n3.1, 101.6$/)
})
