import { VENDOR_HOMES } from '../layout.ts'
import { eachImport } from './each-import.ts'

/** A vendor's package is imported in its own folder only. */
export const vendorHomes = eachImport((file, { specifier, target }) => {
  if (target.kind === 'file' || file.isTest || !/^(?:apps|packages|models)\//.test(file.path)) return undefined
  const homes = VENDOR_HOMES[target.name]
  if (!homes || homes.some((home) => file.path.startsWith(home))) return undefined
  return {
    rule: 'vendor-homes',
    wrong: `"${specifier}" is imported outside its folder.`,
    instead: `say what you need in a gateway of your own words, and import the vendor in ${homes.join(' or ')} only.`,
    why: 'a vendor can then be replaced, and doubled in tests, in one place.',
  }
})
