// Run by `npm run drill -- upgrade | blackhole | disk | kills | restore | failover | major | vendors`. Builds what it needs, plays the fault under load, and
// prints what was acknowledged, lost and proven. Exit code 1 where something is lost that may not be, or the books contradict themselves.
import { availableParallelism, loadavg } from 'node:os'
import { drillBlackhole } from './drill-blackhole.ts'
import { drillDisk } from './drill-disk.ts'
import { drillFailover } from './drill-failover.ts'
import { drillFaults } from './drill-faults.ts'
import { drillMajor } from './drill-major.ts'
import { drillRestore } from './drill-restore.ts'
import { drillUpgrade } from './drill-upgrade.ts'
import { drillVendors } from './drill-vendors.ts'

const drills = new Map<string, (args: string[]) => Promise<boolean>>([
  ['restore', drillRestore],
  ['upgrade', drillUpgrade],
  ['blackhole', drillBlackhole],
  ['disk', drillDisk],
  ['kills', drillFaults],
  ['failover', drillFailover],
  ['major', drillMajor],
  ['vendors', drillVendors],
])
// What it has started ends with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
const [name = '', ...args] = process.argv.slice(2)
const drill = drills.get(name)
if (!drill) {
  process.stderr.write(`npm run drill -- ${[...drills.keys()].join(' | ')}\n`)
  process.exit(2)
}
process.exitCode = (await drill(args)) ? 0 : 1
const load = loadavg().map((over) => over.toFixed(1))
process.stdout.write(`load of the machine: ${load.join(', ')} on ${availableParallelism()} cores\n`)
process.stdout.write(process.exitCode === 0 ? 'PASSED\n' : 'FAILED\n')
