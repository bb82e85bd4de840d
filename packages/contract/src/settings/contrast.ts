const channel = (hex: string): number => {
  const value = Number.parseInt(hex, 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = (colour.slice(1).match(/../g) ?? []).map(channel)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG's contrast for texts, AA. */
export const leastContrast = 4.5

/** WCAG's ratio of two colours, from 1 to 21. */
export function contrastOf(ground: string, text: string): number {
  const [dark = 0, light = 0] = [luminance(ground), luminance(text)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

export const isReadable = (ground: string, text: string): boolean => contrastOf(ground, text) >= leastContrast
