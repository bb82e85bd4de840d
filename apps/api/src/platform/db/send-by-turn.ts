import type pg from 'pg'
import { leaveTogether } from './leave-together.ts'

interface Asked {
  readonly config: pg.QueryConfig
  readonly answered: (result: pg.QueryResult) => void
  readonly failed: (error: Error) => void
}

/** A connection answers its statements one after the other: more of them would wait for each other. */
const mostOfOne = 12

export interface TurnSender {
  /** Whether what is sent now waits for the end of the turn, and whether the same work has sent something before. */
  isGathering(): boolean
  hasAsked(): boolean
  /** What `work` sends before it waits for anything leaves at the end of this turn of the event loop. */
  gather<T>(work: () => T): T
  /** Sends a statement of such work. */
  query(config: pg.QueryConfig): Promise<pg.QueryResult>
}

/**
 * Sends quick statements of all requests that arrived in one turn of the event loop on one connection, in one write: half of a statement's
 * time in Node is the calls of the kernel. Those of one request are answered in their order.
 */
export function sendByTurn(connections: pg.Pool): TurnSender {
  let isGathering = false
  let asked: Asked[][] = []
  const send = () => {
    const groups = asked
    asked = []
    let batch: Asked[] = []
    for (const group of groups) {
      if (batch.length > 0 && batch.length + group.length > mostOfOne) {
        sendOnOne(connections, batch)
        batch = []
      }
      batch.push(...group)
    }
    if (batch.length > 0) sendOnOne(connections, batch)
  }
  return {
    isGathering: () => isGathering,
    hasAsked: () => isGathering && (asked.at(-1)?.length ?? 0) > 0,
    gather: (work) => {
      if (asked.length === 0) setImmediate(send)
      asked.push([])
      isGathering = true
      try {
        return work()
      } finally {
        isGathering = false
      }
    },
    query: (config) => new Promise((answered, failed) => void asked.at(-1)?.push({ config, answered, failed })),
  }
}

function sendOnOne(connections: pg.Pool, batch: readonly Asked[]): void {
  connections.connect((error, client, release) => {
    if (error || !client) {
      for (const { failed } of batch) failed(error ?? new Error('no connection'))
      return
    }
    let left = batch.length
    let broken: Error | undefined
    leaveTogether(client)
    for (const { config, answered, failed } of batch)
      client.query(config, (fault: Error | null, result: pg.QueryResult) => {
        if (fault) failed(fault)
        else answered(result)
        broken ??= fault ?? undefined
        left -= 1
        if (left === 0) release(broken)
      })
  })
}
