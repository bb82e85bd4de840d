import { once } from 'node:events'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import type pg from 'pg'

/** The part of a connection of pg that speaks COPY. */
interface Connection {
  readonly stream: Socket
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}

/** What a client of pg runs in place of a query. */
interface Running {
  callback?: () => void
  submit(connection: Connection): void
  handleError(error: Error): void
  handleCommandComplete(message: { readonly text: string }): void
  handleReadyForQuery(): void
  handleRowDescription(): void
  handleCopyData?(message: { readonly chunk: Buffer }): void
  handleCopyInResponse?(connection: Connection): void
}

const run = (client: pg.Client, running: Running): void => {
  ;(client as unknown as { query(running: Running): void }).query(running)
}
const socketOf = (client: pg.Client): Socket => (client as unknown as { connection: Connection }).connection.stream
const ignore = () => undefined

/** The rows of `copy (…) to stdout`. The connection waits while nobody reads them. */
export function copyOut(client: pg.Client, statement: string): Readable {
  const rows = new Readable({ read: () => void socketOf(client).resume() })
  run(client, {
    submit: (connection) => connection.query(statement),
    // A view of the parser's memory, which the next packet overwrites.
    handleCopyData: ({ chunk }) => {
      if (!rows.push(Buffer.from(chunk))) socketOf(client).pause()
    },
    handleError: (error) => void rows.destroy(error),
    handleReadyForQuery: () => void rows.push(null),
    handleCommandComplete: ignore,
    handleRowDescription: ignore,
  })
  return rows
}

/** Runs `copy … from stdin` with these rows and gives their number. */
export function copyIn(client: pg.Client, statement: string, rows: AsyncIterable<Buffer>): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  let failure: unknown
  let count = 0
  const send = async (connection: Connection) => {
    for await (const chunk of rows) {
      connection.sendCopyFromChunk(chunk)
      if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain')
    }
    connection.endCopyFrom()
  }
  run(client, {
    submit: (connection) => connection.query(statement),
    handleCopyInResponse: (connection) => {
      send(connection).catch((error: unknown) => {
        failure = error
        connection.sendCopyFail('the rows ended early')
      })
    },
    // A server that refuses a row ends the statement; what is still to be sent is not asked for.
    handleError: (error) => reject(failure ?? error),
    handleCommandComplete: ({ text }) => {
      count = Number(/\d+$/.exec(text)?.[0] ?? 0)
    },
    handleReadyForQuery: () => resolve(count),
    handleRowDescription: ignore,
  })
  return promise
}
