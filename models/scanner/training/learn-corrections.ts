import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

// npm run scanner:learn -- --corrections <export> --prepared <prepared> --photographs <photographs> --without <pictures>/measure --out <models>
// [--pictures <folder>] [--most <count>] [--python <python3>]: trains the shipped classifier on with what customers corrected, and refuses the
// result, with exit code 1, unless it is better than the shipped one over the fixed pictures.
const { values } = parseArgs({
  options: {
    corrections: { type: 'string' },
    prepared: { type: 'string' },
    photographs: { type: 'string' },
    without: { type: 'string' },
    out: { type: 'string' },
    pictures: { type: 'string', default: 'build/fixed-pictures' },
    most: { type: 'string' },
    python: { type: 'string', default: '/usr/bin/python3' },
  },
})
const { corrections, prepared, photographs, without, out, pictures, most, python } = values
if (!corrections || !prepared || !photographs || !without || !out) {
  process.stderr.write(
    'npm run scanner:learn -- --corrections <export> --prepared <prepared> --photographs <photographs> --without <pictures>/measure --out <models>\n',
  )
  process.exit(2)
}
const run = (program: string, file: string, options: string[]) => {
  const path = fileURLToPath(new URL(file, import.meta.url))
  const { status } = spawnSync(program, [path, ...options], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
run(python, 'train_on_corrections.py', ['--corrections', corrections, '--prepared', prepared, '--out', out])
run(process.execPath, '../evaluation/evaluate.ts', [
  ...['--photographs', photographs, '--pictures', pictures, '--without', without],
  ...['--models', out, '--against-shipped', ...(most === undefined ? [] : ['--most', most])],
])
