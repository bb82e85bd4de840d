// A step of `npm test`: fails where a picture is missing or too large, and warns when what they show has changed since they were drawn. That is
// no failure: most changes of a screen do not need new pictures, and drawing them takes minutes.
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { hashOfInputs } from './inputs.ts'
import { limits, pictureFiles, stampFile } from './picture-set.ts'

const root = path.resolve(import.meta.dirname, '..', '..')
const at = (file: string) => path.join(root, file)
const sizes = pictureFiles.map((file) => ({ file, bytes: existsSync(at(file)) ? statSync(at(file)).size : undefined }))
const sum = sizes.reduce((total, { bytes = 0 }) => total + bytes, 0)
const findings = [
  ...sizes.flatMap(({ file, bytes }) => {
    if (bytes === undefined) return [`${file} is missing: npm run pictures`]
    return bytes > limits.each ? [`${file} has ${bytes} bytes, more than ${limits.each}`] : []
  }),
  ...(sum > limits.all ? [`the pictures have ${sum} bytes, more than ${limits.all}`] : []),
]
const drawn = existsSync(at(stampFile)) ? readFileSync(at(stampFile), 'utf8').trim() : ''
if (drawn !== hashOfInputs(root))
  console.log(
    'warning: the pictures of the README are stale: screens have changed since they were drawn. npm run pictures draws them again.',
  )
for (const finding of findings) console.error(finding)
console.log(
  `pictures: ${sizes.length} pictures of ${Math.round(sum / 1_000)} kB, ${findings.length} missing or too large`,
)
process.exitCode = findings.length === 0 ? 0 : 1
