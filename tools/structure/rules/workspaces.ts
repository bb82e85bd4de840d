import { isContract } from '../layout.ts'
import { eachImport } from './each-import.ts'

const APP = /^apps\/([^/]+)\//
const CLIENT = 'packages/client/src/'
const TEST_TOOLS = ['vitest', 'fast-check']

/** The contract stands on zod alone, the client on the contract's types, the apps on both and never on each other. */
export const workspaces = eachImport((file, { specifier, target, isType }) => {
  if (isContract(file.path)) {
    if (target.kind === 'file' && isContract(target.path)) return undefined
    if (target.kind === 'package' && (target.name === 'zod' || (file.isTest && TEST_TOOLS.includes(target.name))))
      return undefined
    return {
      rule: 'contract-stands-alone',
      wrong: `the contract imports "${specifier}".`,
      instead: 'keep schemas, types and pure tables here; put what needs more into the api or the web.',
      why: 'both sides load the contract: whatever it imports lands in the browser and in the server.',
    }
  }
  if (file.path.startsWith(CLIENT) && !file.isTest) {
    if (target.kind === 'file' && (target.path.startsWith(CLIENT) || (isType && isContract(target.path))))
      return undefined
    if (isType && target.kind === 'package' && target.name === 'zod') return undefined
    return {
      rule: 'client-stands-alone',
      wrong: `the client imports "${specifier}".`,
      instead: 'import types of the contract only; what it has to know at run time is in calls.json.',
      why: 'the client is published: it brings nothing along, not even the contract.',
    }
  }
  const own = APP.exec(file.path)?.[1]
  if (!own || target.kind === 'package') return undefined
  const other = APP.exec(target.path)?.[1]
  if (other && other !== own) {
    return {
      rule: 'apps-stay-apart',
      wrong: `${own} imports ${other} ("${specifier}").`,
      instead: 'put what both need into packages/contract, and let them talk over HTTP.',
      why: 'web, api and simulator are built and started apart; the contract and the client are all they share.',
    }
  }
  if (isContract(target.path) && specifier.startsWith('.')) {
    return {
      rule: 'contract-by-name',
      wrong: `"${specifier}" reaches into the contract by a relative path.`,
      instead: 'import @washline/contract/<folder>/<file>.',
      why: 'the contract is a package; its folder may move.',
    }
  }
  return undefined
})
