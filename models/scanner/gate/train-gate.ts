import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { laundryChance, valuesOfPiece } from '@washline/contract/scanning/detector/gate'
import { z } from 'zod'
import { fitLogistic } from './fit-logistic.ts'
import { seenPiecesSchema } from './seen-pieces.ts'
import { readGate, writeGate } from './write-gate.ts'

// node models/scanner/gate/train-gate.ts --seen <file> [--seen ...]: trains the rule of the camera's hint on what write-features.ts wrote of pictures of
// training, with and without laundry: it is taught the classifier's answer about each piece, so that both decide alike. Its limit is chosen on
// pictures that each fold did not see. Writes the rule into gate.json and its hash into the manifest.
const { values } = parseArgs({ options: { seen: { type: 'string', multiple: true, default: [] } } })
const folds = 6
/** Of the pieces that the classifier counts, the share that the hint may refuse. */
const refusedShare = 0.01

const files = await Promise.all(values.seen.map((file) => readFile(file, 'utf8')))
const pictures = files.flatMap((file) => z.array(seenPiecesSchema).parse(JSON.parse(file)))
const { classifier } = await readGate()
const pieces = pictures.flatMap((picture, at) => picture.pieces.map((piece) => ({ fold: at % folds, picture, piece })))
type Piece = (typeof pieces)[number]

/** The rule, as it is learnt from some pieces. */
function learn(from: readonly Piece[]) {
  const width = from[0]?.picture.features.length ?? 0
  const { weights, bias } = fitLogistic(
    from.map(({ picture, piece }) => ({
      features: [...picture.features, ...valuesOfPiece(piece)],
      chance: piece.laundry,
    })),
  )
  return { picture: weights.slice(0, width), piece: weights.slice(width), bias, refuseBelow: 0 }
}

const judged = Array.from({ length: folds }, (_, fold) => {
  const gate = learn(pieces.filter((each) => each.fold !== fold))
  return pieces
    .filter((each) => each.fold === fold)
    .map(({ picture, piece }) => ({
      chance: laundryChance(gate, picture.features, piece),
      isLaundry: piece.laundry >= classifier.refuseBelow,
    }))
}).flat()

const chancesOf = (isLaundry: boolean) =>
  judged
    .filter((each) => each.isLaundry === isLaundry)
    .map(({ chance }) => chance)
    .sort((a, b) => a - b)
const [laundry, others] = [chancesOf(true), chancesOf(false)]
const refuseBelow = laundry[Math.floor(refusedShare * laundry.length)] ?? 0
const share = (chances: readonly number[]) =>
  `${((100 * chances.filter((chance) => chance < refuseBelow).length) / chances.length).toFixed(1)} %`
process.stdout.write(
  `${laundry.length} pieces that the classifier counts, ${others.length} that it refuses; below ${refuseBelow.toFixed(4)}: ${share(laundry)} and ${share(others)}\n`,
)

const rounded = (value: number) => Math.round(value * 1e5) / 1e5
const { picture, piece, bias } = learn(pieces)
await writeGate({
  hint: {
    picture: picture.map(rounded),
    piece: piece.map(rounded),
    bias: rounded(bias),
    refuseBelow: rounded(refuseBelow),
  },
})
