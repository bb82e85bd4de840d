import { isIP } from 'node:net'
import { z } from 'zod'

const names = ['loopback', 'linklocal', 'uniquelocal']

/** An address, or a network of one; a network of everybody would let anybody choose the address that counts. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  if (prefix === undefined) return true
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= (family === 4 ? 32 : 128)
}

const fault = `must be addresses or networks like 10.0.0.0/8, or ${names.join(', ')}, apart by spaces; or none`

/** Whose word counts about who asks: proxies by address, network or name, apart by spaces or commas. */
export const trustedProxies = z
  .string()
  .default('loopback')
  .transform((list) => (list === 'none' ? [] : list.split(/[\s,]+/).filter((part) => part !== '')))
  .refine((list) => list.every((part) => names.includes(part) || isNetwork(part)), fault)
