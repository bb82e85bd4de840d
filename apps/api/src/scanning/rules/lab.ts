/** A perceptual colour (CIE 1976, D65): lightness 0..100, green to red, blue to yellow. */
export interface Lab {
  readonly l: number
  readonly a: number
  readonly b: number
}

const linear = (value: number) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const curve = (ratio: number) => (ratio > 216 / 24389 ? Math.cbrt(ratio) : ((24389 / 27) * ratio + 16) / 116)

/** Red, green and blue are sRGB, 0..255. */
export function labOf(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
  const y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
  return { l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) }
}
