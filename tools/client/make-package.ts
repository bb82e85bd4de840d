import path from 'node:path'
import { writePackage } from './write-package.ts'

/** `npm run client:package`: writes `packages/client/dist`, from where `npm publish` takes it. */
const folder = path.resolve(import.meta.dirname, '../../packages/client/dist')
await writePackage(folder)
process.stdout.write(`${folder}\n`)
