import { expect, test } from 'vitest'
import { criticalCss } from './critical-css.ts'

const page = '<main class="landing w-1/2 desk:flex [&amp;&gt;li]:m-0" id="top"><h1>3 hours</h1></main>'

test.each([
  ['a class of the page', '.landing{color:red}'],
  ['a tag, for nobody lists the tags', 'h1{margin:0}'],
  ['an id', '#top{margin:0}'],
  ['one of several selectors', '.ops,.landing{color:red}'],
  ['an escaped name', '.w-1\\/2{width:50%}.desk\\:flex{display:flex}.\\[\\&\\>li\\]\\:m-0>li{margin:0}'],
  ['what is only excluded or guessed', '.landing:not(.ops) a:is(.x,.y){color:red}'],
  ['rules about the same within conditions', '@layer components{@media (min-width:60px){.landing{color:red}}}'],
  ['the order of layers', '@layer theme,base;'],
  ['faces and variables', '@font-face{font-family:"A{}";src:url(a.woff2)}:root{--ink:#000}'],
  ['an animation that is used', '.landing{animation:sway 3s}@keyframes sway{to{rotate:2deg}}'],
  ['braces and signs within strings', '.landing:before{content:"};.ops{"}'],
])('keeps %s', (_what, css) => {
  expect(criticalCss(css, page)).toBe(css)
})

test.each([
  ['classes of other pages', '.ops{color:red}.landing .ops{color:red}'],
  ['conditions with nothing left inside', '@media (min-width:60px){.ops{color:red}}'],
  ['an animation of other pages', '.ops{animation:spin 1s}@keyframes spin{to{rotate:1turn}}'],
  ['the paper', '@media print{.landing{color:#000}}'],
])('leaves out %s', (_what, css) => {
  expect(criticalCss(css, page)).toBe('')
})
