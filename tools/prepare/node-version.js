import { PrepareError } from './progress.js'

const OLDEST = 20

export function checkNodeVersion() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < OLDEST) throw new PrepareError(`Washline needs Node ${OLDEST} or newer; this is ${process.version}.`)
}
