import { parseArgs } from 'node:util'
import { market } from '@washline/contract/market'
import { differencesOf, likenessOf } from '../../../apps/api/src/scanning/rules/compare-appearances.ts'
import { fitLogistic } from '../gate/fit-logistic.ts'
import { composePairs } from './compose-pairs.ts'
import { composePhotos } from './compose-photos.ts'
import { composeWardrobes } from './compose-wardrobes.ts'
import { joinTable } from './join-table.ts'
import { wardrobeTable } from './wardrobe-table.ts'

// npm run scanner:pairs -- --data <folder> [--most <count>] [--photos <count>] [--wardrobes <count>] [--fit]: how well the likeness of two pictures separates the same garment
// from others of its class. Each garment is laid on two grounds; its photograph itself is a third picture. The likeness was
// fitted on every second photograph, so only the others are measured; --fit prints the numbers for compare-appearances.ts, fitted anew.
// --photos composes pairs of photos of several pieces, some of which are on both, and counts how the product joins them; --wardrobes composes what
// customers have had washed, and counts which pieces of a new photo are recognized.
const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '' },
    most: { type: 'string', default: '1000' },
    photos: { type: 'string' },
    wardrobes: { type: 'string' },
    fit: { type: 'boolean', default: false },
  },
})
/** The differences are few and measured on many pairs. */
const decay = 0.002
/** Taken off the fitted bias: another garment that counts as likely costs more than the same one that is not decided. */
const caution = 0.4
const print = (line: string) => process.stdout.write(`${line}\n`)
const half = values.fit ? 'fitted' : 'measured'
if (values.photos !== undefined) {
  for (const line of joinTable(await composePhotos(values.data, half, Number(values.photos)))) print(line)
  process.exit(0)
}
if (values.wardrobes !== undefined) {
  const wardrobes = await composeWardrobes(values.data, half, Number(values.wardrobes))
  for (const line of wardrobeTable(wardrobes, values.fit)) print(line)
  process.exit(0)
}
const { garments, notFound, groups } = await composePairs(values.data, half, Number(values.most))

if (values.fit) {
  const examples = groups.flatMap(({ isSame, pairs }) =>
    pairs.map(([one, other]) => ({ chance: isSame ? 1 : 0, differences: differencesOf(one, other) })),
  )
  const names = Object.keys(examples[0]?.differences ?? {}) as (keyof ReturnType<typeof differencesOf>)[]
  const { weights, bias } = fitLogistic(
    examples.map(({ chance, differences }) => ({ chance, features: names.map((name) => differences[name]) })),
    decay,
  )
  for (const [index, name] of names.entries()) print(`${name}: ${(weights[index] ?? 0).toFixed(2)}`)
  print(`bias: ${(bias - caution).toFixed(2)}`)
  process.exit(0)
}

const share = (percents: readonly number[], is: (percent: number) => boolean) =>
  `${((100 * percents.filter(is).length) / Math.max(1, percents.length)).toFixed(1)} %`
const { likelyPercent, unlikelyPercent } = market.claims.instant.sameItem
print(`${garments} garments, ${notFound} not found in a picture`)
print('| pair | pairs | likely | not decided | unlikely |')
print('|---|---|---|---|---|')
for (const { name, isSame, pairs } of groups) {
  const percents = pairs.map(([one, other]) => Math.round(100 * likenessOf(one, other)))
  print(
    `| ${isSame ? 'same garment' : 'others of its class'}, ${name} | ${percents.length} | ${share(percents, (each) => each >= likelyPercent)} | ${share(percents, (each) => each < likelyPercent && each >= unlikelyPercent)} | ${share(percents, (each) => each < unlikelyPercent)} |`,
  )
}
