// `npm run bench -- lighthouse`: Lighthouse's mobile profile on every screen of the walk and every tab of the console.
// With names of roles or screens (`-- lighthouse guest "customer home"`) only those.
import { printAudits } from './print-audits.ts'

const wanted = process.argv.slice(2)
await printAudits(({ name, who }) => wanted.length === 0 || wanted.includes(name) || wanted.includes(who))
