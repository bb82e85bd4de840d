import { eachImport } from './each-import.ts'

const PRODUCT = /^(?:apps\/(?:api|simulator)\/src|apps\/web\/app|packages\/[^/]+\/src)\//
const NOT_PRODUCT = /^(?:models|e2e|tools)\/|^apps\/api\/testing\/|\/testing\//
/** Data, not code: the trained networks and their manifest are shipped from where they are made. */
const ASSET = /\.(?:onnx|json)$/

/** What runs for users imports no training, test or build code. */
export const productImports = eachImport((file, { specifier, target }) => {
  if (file.isTest || !PRODUCT.test(file.path) || target.kind === 'package') return undefined
  if (!NOT_PRODUCT.test(target.path) || ASSET.test(target.path)) return undefined
  return {
    rule: 'product-imports',
    wrong: `product code imports "${specifier}".`,
    instead: 'move what the product needs into a module or a package, and let tests and models import it from there.',
    why: 'what is not product is not reviewed, measured or secured as such.',
  }
})
