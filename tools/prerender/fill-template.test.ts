import { expect, test } from 'vitest'
import { fillTemplate } from './fill-template.ts'

const template =
  '<html lang=""><head><!--head--></head><body><div id="root"><!--page--></div><script src="a.js"></script></body></html>'

test('puts a page into its places, marked for hydration', () => {
  expect(fillTemplate(template, { language: 'de', head: '<title>$& €</title>', body: '<main>$1</main>' })).toBe(
    '<html lang="de"><head><title>$& €</title></head><body><div id="root" data-prerendered><main>$1</main></div><script src="a.js"></script></body></html>',
  )
})

test('leaves the shell without a language and unmarked', () => {
  expect(fillTemplate(template, { head: '', body: '<main/>', end: '<template></template>' })).toBe(
    '<html lang=""><head></head><body><div id="root"><main/></div><template></template><script src="a.js"></script></body></html>',
  )
})

test('refuses a template without a place', () => {
  expect(() => fillTemplate('<html lang="">', { head: '', body: '' })).toThrow('index.html has no <!--head-->')
})
