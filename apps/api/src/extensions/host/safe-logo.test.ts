import { expect, it } from 'vitest'
import { safeLogo } from './safe-logo.ts'

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`

it('takes plain shapes', () => {
  expect(safeLogo(`<?xml version="1.0"?>\n<!-- made by hand -->${svg('<path d="M1 1h7" fill="#fff"/>')}`)).toBe(
    svg('<path d="M1 1h7" fill="#fff"/>'),
  )
})

it.each([
  '<script>alert(1)</script>',
  '<path onload="alert(1)" d="M0 0"/>',
  '<image href="https://evil.test/x.png"/>',
  '<a href="javascript:alert(1)"><path d="M0 0"/></a>',
  '<foreignObject><b/></foreignObject>',
  '<style>@import url(https://evil.test)</style>',
  '<rect fill="url(https://evil.test/x)"/>',
  '<path d="M0 0" style="background:url(x)"/>',
  '<set attributeName="href" to="x"/>',
  '<!ENTITY x "y">',
  '&x;',
  '<path d=M0/>',
])('refuses %s', (inside) => expect(() => safeLogo(svg(inside))).toThrow(/^the logo /))
