import { proveOnePrice } from './prove-one-price.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)
const startedMs = performance.now()
const { points, onEdges, inOverlaps, outside } = proveOnePrice(1_000_000, Number(process.env.SEED ?? 1))
print('| points | on edges | in overlaps | outside every drawn zone | with one zone and one price | s |')
print('|---|---|---|---|---|---|')
print(
  `| ${points} | ${onEdges} | ${inOverlaps} | ${outside} | all | ${((performance.now() - startedMs) / 1_000).toFixed(1)} |`,
)
