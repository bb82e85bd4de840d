import { writeFileSync } from 'node:fs'
import { callsFile } from './calls-file.ts'

/** `npm run client:calls`: after a change of the contract's calls. */
writeFileSync(new URL('../../packages/client/src/calls.json', import.meta.url), callsFile())
