import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped, pageQuery } from '../envelope.ts'
import { ledgerProof } from './schemas.ts'

export const listLedgerProofs = defineEndpoint({
  method: 'GET',
  path: '/api/ops/ledger/proofs',
  access: 'operator',
  scope: 'console:money',
  summary: 'The proofs of the books, newest first, in pages.',
  query: pageQuery,
  answers: { 200: enveloped(z.object({ proofs: z.array(ledgerProof), next_cursor: z.string().nullable() })) },
})

export const proveLedger = defineEndpoint({
  method: 'POST',
  path: '/api/ops/ledger/proofs',
  access: 'operator',
  scope: 'console:money',
  summary: 'Proves the books now, against the payments and the gateway too, and keeps the result.',
  answers: { 200: enveloped(ledgerProof) },
})
