import { getPrices } from '@washline/contract/scanning/endpoints'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '../platform/http/actor.ts'
import { callEndpoint } from '../platform/http/call-endpoint.ts'
import type { Http } from '../platform/http/http.ts'
import { mayCall } from '../platform/http/may-call.ts'
import { serveMcp } from '../platform/mcp/serve-mcp.ts'
import { once } from '../platform/once.ts'
import type { AgentsDeps } from './deps.ts'
import { instructions } from './rules/instructions.ts'
import { listedTool } from './rules/tool.ts'
import { tools } from './rules/tools.ts'
import { callTool } from './use-cases/call-tool.ts'

const listed = once(() => new Map(tools.map((tool) => [tool, listedTool(tool)])))

const priceList = {
  uri: 'washline://prices',
  name: 'prices',
  title: 'Price list',
  description:
    'What laundering one piece of each class costs now, in minor units. Fees come on top: quote_order has them.',
}

/** The tools that a caller sees are those whose calls their role and their token's scopes allow. */
export function agentsRoutes(http: Http, deps: AgentsDeps): void {
  const answersFor = (actor: Actor, request: FastifyRequest) => {
    const allowed = tools.filter(({ endpoint }) => mayCall(endpoint, actor))
    return {
      instructions: instructions(),
      tools: allowed.flatMap((tool) => listed().get(tool) ?? []),
      callTool: async (name: string, input: unknown) => {
        const tool = allowed.find((each) => each.name === name)
        if (!tool) throw new Error(`there is no tool ${name}`)
        return callTool(http, tool, input, request)
      },
      resources: [priceList],
      readResource: async (uri: string) => {
        if (uri !== priceList.uri) return undefined
        const { body } = await callEndpoint(http, getPrices, {}, request)
        return JSON.stringify(getPrices.answers[200].parse(body).data)
      },
    }
  }
  serveMcp(http, { ...deps, answersFor })
}
