const drawn =
  'svg|g|path|rect|circle|ellipse|line|polyline|polygon|defs|linearGradient|radialGradient|stop|title|desc|clipPath|mask'
const elementPattern = new RegExp(`^/?(?:${drawn})$`)
const attributePattern =
  /^(?:xmlns|viewBox|width|height|x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|d|points|fill|stroke|opacity|offset|id|transform|role|aria-hidden|aria-label|(?:fill|stroke|stop|clip|gradient)-?[A-Za-z-]*|gradientUnits|gradientTransform|mask)$/
const tagPattern = /<\/?([\w:-]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"<>]*"|'[^'<>]*'))*)\s*\/?>/g

/** An SVG of shapes only; throws where it has anything that could run, load or hide. It is shown as a picture besides. */
export function safeLogo(svg: string): string {
  const text = svg.replace(/^\uFEFF?\s*(?:<\?xml[^>]*\?>)?\s*(?:<!--[\s\S]*?-->\s*)*/, '').trim()
  if (!text.startsWith('<svg') || !text.endsWith('</svg>')) throw new Error('the logo is no SVG')
  const rest = text.replaceAll(tagPattern, (_, name: string, attributes: string) => {
    if (!elementPattern.test(name)) throw new Error(`the logo has <${name}>`)
    for (const [, attribute = '', value = ''] of attributes.matchAll(/([\w:-]+)\s*=\s*("[^"]*"|'[^']*')/g)) {
      if (!attributePattern.test(attribute)) throw new Error(`the logo has the attribute ${attribute}`)
      if (/url\s*\((?!\s*#)|javascript:|data:|&/i.test(value))
        throw new Error(`the logo loads something by ${attribute}`)
    }
    return ''
  })
  if (/[<>&]/.test(rest)) throw new Error('the logo has more than plain shapes')
  return text
}
