import path from 'node:path'
import { firstJavascript } from './first-javascript.ts'

// node tools/bench/list-first-javascript.ts: of the web client as it was built last.
console.log('| screen | gzip | modules | texts |\n|---|---|---|---|')
for (const { screen, gzipKb, modules, textsKb } of firstJavascript(
  path.resolve(import.meta.dirname, '../../apps/web/build/client'),
))
  console.log(`| ${screen} | ${gzipKb.toFixed(0)} kB | ${modules} | ${textsKb.toFixed(0)} kB |`)
