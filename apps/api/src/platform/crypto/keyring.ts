/**
 * The secrets of one use. The first signs and seals; each of them opens what was signed or sealed with it. With two, an installation
 * changes its secrets without a moment at which something of its own is refused.
 */
export type Keyring = readonly [current: string, ...others: string[]]
