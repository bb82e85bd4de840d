import { execFile } from 'node:child_process'
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { operations } from '@washline/contract/documents/operations'
import { openApiDocument } from '../../apps/api/src/platform/documents/openapi.ts'
import { apiTypes, operationTypes } from '../../packages/client/publish/published-types.ts'

const root = path.resolve(import.meta.dirname, '../..')
const source = path.join(root, 'packages/client')

/** Writes the package as it is published: plain JavaScript and types that stand alone. */
export async function writePackage(folder: string): Promise<void> {
  const lib = path.join(folder, 'lib')
  await rm(folder, { recursive: true, force: true })
  await mkdir(lib, { recursive: true })
  await promisify(execFile)(
    path.join(root, 'node_modules/.bin/tsc'),
    ['-p', 'tsconfig.package.json', '--outDir', lib],
    {
      cwd: source,
    },
  )
  const calls = await readFile(path.join(source, 'src/calls.json'), 'utf8')
  await rm(path.join(lib, 'calls.json'))
  await writeFile(path.join(lib, 'calls.js'), `export default ${calls}`)
  const request = path.join(lib, 'request-of.js')
  const code = await readFile(request, 'utf8')
  await writeFile(request, code.replace(/from '\.\/calls\.json'.*$/m, "from './calls.js'"))
  await writeFile(path.join(lib, 'operation-types.d.ts'), operationTypes)
  await writeFile(path.join(lib, 'api.d.ts'), await apiTypes(documentOfAllCalls()))
  await writeFile(path.join(folder, 'package.json'), await manifest())
  await copyFile(path.join(source, 'README.md'), path.join(folder, 'README.md'))
  for (const file of ['LICENSE', 'NOTICE']) await copyFile(path.join(root, file), path.join(folder, file))
}

const documentOfAllCalls = () =>
  openApiDocument(
    operations.map(({ endpoint }) => endpoint),
    'http://localhost:3000',
  )

async function manifest(): Promise<string> {
  const { name, version, description, license, type } = JSON.parse(
    await readFile(path.join(source, 'package.json'), 'utf8'),
  )
  const published = {
    name,
    version,
    description,
    license,
    type,
    engines: { node: '>=20' },
    sideEffects: false,
    exports: { '.': { types: './lib/index.d.ts', default: './lib/index.js' } },
    files: ['lib', 'NOTICE'],
  }
  return `${JSON.stringify(published, null, 2)}\n`
}
