// Loaded ahead of a server by the drill of vendors: what it sends to the drill's push service goes to its fake, without TLS. Every other
// address is reached as usual.
import { Agent } from 'node:https'
import { connect } from 'node:net'
import { pushHost } from './push-host.ts'

const port = Number(process.env.DRILL_PUSH_PORT)
const asUsual = Agent.prototype.createConnection
Agent.prototype.createConnection = function (...given) {
  const [options] = given
  return options.host === pushHost ? connect(port, '127.0.0.1') : asUsual.apply(this, given)
}
