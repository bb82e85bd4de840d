/**
 * A text with one character beyond Latin takes two bytes in memory for each that it has. In code without comments those stand in literals, where an escape
 * is the same.
 */
export const inOneByte = (code: string): string =>
  code.replace(/[^\0-\xff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
