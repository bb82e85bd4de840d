import { createToken, createUser } from '../../../apps/api/src/identity/index.ts'
import { type Database, openDatabase } from '../../../apps/api/src/platform/db/database.ts'
import { reachDatabase } from '../../../apps/api/src/platform/postgres/reach-database.ts'
import { type SceneName, sceneJpeg, scenes } from '../../../models/scanner/scenes/scene-jpeg.ts'

/** Fewer than an account may scan in a minute. */
const scansOfOne = 25

export interface Scans {
  readonly url: string
  readonly dataDir: string
  readonly count: number
  /** Drawn laundry of all kinds, unless given. */
  readonly pictures?: readonly Buffer[]
  /** Called after every scan. */
  readonly onScan?: () => void
}

/** Scans photos, one after the other, as people who have just joined. Gives the times of the answers, sorted. */
export async function scanOverHttp({ url, dataDir, count, onScan, ...given }: Scans): Promise<number[]> {
  const pictures = given.pictures ?? (await drawnPictures())
  const tokens = await joinPeople(dataDir, Math.ceil(count / scansOfOne))
  const tookMs: number[] = []
  for (let turn = 0; turn < count; turn += 1) {
    const picture = new Blob([new Uint8Array(pictures[turn % pictures.length] ?? Buffer.alloc(0))])
    const begunAt = performance.now()
    await scan(url, tokens[turn % tokens.length] ?? '', picture)
    tookMs.push(performance.now() - begunAt)
    onScan?.()
  }
  return tookMs.sort((a, b) => a - b)
}

const drawnPictures = () =>
  Promise.all((Object.keys(scenes) as SceneName[]).filter((name) => scenes[name].pieces.length > 0).map(sceneJpeg))

async function scan(url: string, token: string, picture: Blob): Promise<void> {
  const body = new FormData()
  body.set('image', picture, 'laundry.jpg')
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${url}/api/orders/scan`, { method: 'POST', headers, body })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`bench: a scan answered ${answer.status} ${text.slice(0, 300)}`)
}

/** Tokens of new people, written into the database: signing up has a limit for an address. */
async function joinPeople(dataDir: string, count: number): Promise<string[]> {
  const { url } = await reachDatabase({ DATA_DIR: dataDir })
  const db = openDatabase({ url, maxConnections: 1 })
  try {
    const tokens: string[] = []
    while (tokens.length < count) tokens.push(await joinOne(db, `${performance.now()}-${tokens.length}`))
    return tokens
  } finally {
    await db.close()
  }
}

async function joinOne(db: Database, name: string): Promise<string> {
  const person = { name: 'Bench', phoneNumber: '+60 12 345', password: 'not used at all', isOperator: false }
  const userId = await createUser(db as never, { ...person, email: `bench-${name}@example.test`, at: new Date() })
  if (!userId) throw new Error(`bench-${name} is taken`)
  return createToken(db, { userId, at: new Date() })
}
