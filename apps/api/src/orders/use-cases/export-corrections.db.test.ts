import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { OrderId } from '@washline/contract/ids'
import { garmentById } from '@washline/contract/scanning/catalogue'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { plainPhoto } from '../../scanning/builders.ts'
import { aCustomer, type Person, startOrders } from '../builders.ts'
import { ordersPrivacy } from '../privacy.ts'
import { expireDrafts } from './expire-drafts.ts'
import { exportCorrections } from './export-corrections.ts'

const api = await startOrders({ work: false })
const { db, call, upload, clock, scanner, storage, dataDir } = api
const folder = await mkdtemp(join(tmpdir(), 'washline-corrections-'))
afterAll(async () => {
  await rm(folder, { recursive: true })
  await api.close()
})
beforeEach(async () => {
  await db.run(sql`delete from orders`)
  await db.run(sql`delete from training_consents`)
})

const jeans = garmentById('jeans')
const answerConsent = (person: Person, consents: unknown) => call(person, 'PUT', '/api/account/training', { consents })
const consentOf = async (person: Person) => (await call(person, 'GET', '/api/account/training')).body.data
/** Two photos of a pair of jeans each; the customer corrects one of them to shorts. */
async function corrected(person: Person) {
  scanner.sees = () => [
    { garment: jeans, category: 'bottoms', quantity: 1, confidence: 0.5, boxes: [[0.1, 0.2, 0.3, 0.4]] },
  ]
  const id = ((await upload(person, plainPhoto)).body.data as { order_id: OrderId }).order_id
  await upload(person, plainPhoto, { order_id: String(id) })
  await call(person, 'POST', '/api/orders/edit-scan', {
    order_id: id,
    items: [
      { name: 'Jeans', quantity: 1 },
      { name: 'Shorts', quantity: 1 },
    ],
  })
  return id
}

async function placed(person: Person) {
  const id = await corrected(person)
  clock.advance(1_000)
  await db.run(sql`
    update orders set status = 'pending', placed_at = ${clock.now()}, pickup_at = ${clock.now()}, load_type = 'light',
      pickup_address = '12 Jalan Bukit Bintang', pickup_latitude = 3.15, pickup_longitude = 101.71
    where id = ${id}`)
  return id
}

async function exported() {
  await exportCorrections({ db, storage }, folder)
  const lines = (await readFile(join(folder, 'labels.jsonl'), 'utf8')).trim()
  return lines ? lines.split('\n').map((line) => JSON.parse(line)) : []
}

it('exports photos with the items found and the customer’s corrections, without a name', async () => {
  const mira = await aCustomer(db, { name: 'Mira Lund', email: 'mira-learns@example.test' })
  expect(await consentOf(mira)).toEqual({ consents: null })
  expect((await answerConsent(mira, true)).body.data).toEqual({ consents: true })
  await placed(mira)
  const lines = await exported()
  expect(lines).toEqual(
    [1, 2].map((n) => ({
      photo: `photos/${n}.jpg`,
      order: 1,
      scanner: 'embedded',
      found: [{ garment: 'jeans', quantity: 1, confidence: 0.5, boxes: [[0.1, 0.2, 0.3, 0.4]] }],
      items: [
        { name: 'Jeans', garment: 'jeans', category: 'bottoms', quantity: 1 },
        { name: 'Shorts', garment: 'shorts', category: 'bottoms', quantity: 1 },
      ],
    })),
  )
  expect((await readdir(join(folder, 'photos'))).sort()).toEqual(['1.jpg', '2.jpg'])
  expect((await readFile(join(folder, 'photos/1.jpg'))).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
  expect(JSON.stringify(lines)).not.toContain('Mira')
})

it('leaves out customers without consent, earlier orders and drafts', async () => {
  const [declining, silent, later, changed, drafting] = await Promise.all([1, 2, 3, 4, 5].map(() => aCustomer(db)))
  if (!declining || !silent || !later || !changed || !drafting) throw new Error('nobody is there')
  await Promise.all([answerConsent(declining, false), answerConsent(changed, true), answerConsent(drafting, true)])
  await placed(declining)
  await placed(silent)
  await placed(later)
  await placed(changed)
  await corrected(drafting)
  clock.advance(1_000)
  await Promise.all([answerConsent(later, true), answerConsent(changed, false)])
  expect(await exported()).toEqual([])
})

it('deletes scans with the account and with an expired draft', async () => {
  const person = await aCustomer(db)
  await answerConsent(person, true)
  await placed(person)
  expect(await exported()).toHaveLength(2)
  await db.transaction(async (tx) => {
    await ordersPrivacy.erase?.(tx, { userId: person.id, at: clock.now() })
  })
  expect(await exported()).toEqual([])
  const scans = () => db.one<{ n: number }>(sql`select count(*) as n from order_scans`)
  expect([await scans(), await consentOf(person)]).toEqual([{ n: 0 }, { consents: null }])
  await corrected(person)
  clock.advance(25 * 3_600_000)
  await expireDrafts(api)
  expect(await scans()).toEqual({ n: 0 })
})

it.each([undefined, null, 'yes', 1])('refuses %j with 422', async (consents) => {
  const person = await aCustomer(db)
  expect((await answerConsent(person, consents)).status).toBe(422)
  expect(await consentOf(person)).toEqual({ consents: null })
})

it('runs as a command of an installation and fails without one', async () => {
  const mira = await aCustomer(db)
  await answerConsent(mira, true)
  await placed(mira)
  const command = join(import.meta.dirname, '../commands/export-corrections.ts')
  const run = (env: Record<string, string>) =>
    promisify(execFile)(process.execPath, [command, '--out', folder], { env: { PATH: process.env.PATH, ...env } })
  const { stdout } = await run({ DATABASE_URL: db.url, DATA_DIR: dataDir })
  expect(stdout).toBe(`2 photos with their labels are in ${folder}\n`)
  expect((await readFile(join(folder, 'labels.jsonl'), 'utf8')).trim().split('\n')).toHaveLength(2)
  const nowhere = join(folder, 'nowhere')
  const failure = await run({ DATA_DIR: nowhere }).catch((error) => error)
  expect(failure).toMatchObject({
    code: 1,
    stderr: `There is no installation in ${nowhere} yet: npm start makes one.\n`,
  })
})
