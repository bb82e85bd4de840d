// Started by run-sockets-bench.ts: a process of the product as far as live events go.
import { startTestingServer } from '../../../apps/api/testing/harness/realtime-server.ts'

const { DATABASE_URL: url = '' } = process.env
const server = await startTestingServer(url)
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)))
process.stdout.write(`serving ${JSON.stringify({ port: server.port, key: server.realtime.clientConfig.key })}\n`)
