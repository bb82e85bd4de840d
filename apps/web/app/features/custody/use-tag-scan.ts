import type { handOver, takeOver } from '@washline/contract/custody/endpoints'
import type { OrderId } from '@washline/contract/ids'
import { checkTag } from '@washline/contract/tags/endpoints'
import { tagRefusals } from '@washline/contract/tags/refusals'
import { readTag, type TagCode } from '@washline/contract/tags/tag-code'
import { useRef, useState } from 'react'
import { tagsOfOthers } from '../../domain/custody/custody-query.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { problemOf } from '../../platform/api/problem-of.ts'
import { type HandoverName, judgeTag, missingTags } from './view-model.ts'

export interface TagScanOptions {
  orderId: OrderId
  step: HandoverName | 'handover'
  /** The tags on the bag. */
  expected: readonly TagCode[]
}

/** The tags that the Washer scans or types at a handover. A foreign one stops it until they have put that bag back. */
export function useTagScan({ orderId, step, expected }: TagScanOptions) {
  const [scanned, setScanned] = useState<readonly TagCode[]>([])
  const [foreign, setForeign] = useState<TagCode>()
  // Two frames show one tag: what they decide stands at once, before anything is drawn.
  const taken = useRef<readonly TagCode[]>([])
  const stopped = useRef<TagCode>(undefined)
  const put = (codes: readonly TagCode[]) => {
    taken.current = codes
    setScanned(codes)
  }
  const stop = (code: TagCode | undefined) => {
    if (code === undefined) return
    stopped.current = code
    put(taken.current.filter((each) => each !== code))
    setForeign(code)
  }
  /** Gives whether the text is a tag's code. */
  const add = (text: string): boolean => {
    const code = readTag(text)
    if (code === undefined || foreign !== undefined) return code !== undefined
    const verdict = judgeTag(code, { step, scanned: taken.current, expected, ofOthers: tagsOfOthers(orderId) })
    if (verdict === 'foreign') stop(code)
    if (verdict === 'fits' || verdict === 'ask') {
      stopped.current = undefined
      put([...taken.current, code])
    }
    if (verdict === 'ask') void ask(code)
    return true
  }
  /** Without an answer the tag counts until the server decides about the handover. */
  const ask = async (code: TagCode) => {
    const fits = await callApi(checkTag, { params: { id: orderId, code } }).then(
      ({ data }) => data.fits,
      () => true,
    )
    if (!fits) stop(code)
  }
  return {
    step,
    expected,
    scanned,
    foreign,
    missing: missingTags(expected, scanned),
    add,
    /** What the camera reads; the bag that was put back may still be in its picture. */
    read: (text: string) => {
      if (readTag(text) !== stopped.current) add(text)
    },
    remove: (code: TagCode) => put(taken.current.filter((each) => each !== code)),
    stop,
    goOn: () => setForeign(undefined),
  }
}

export type TagScan = ReturnType<typeof useTagScan>

/** The tag for which the server refused a handover. */
export function foreignIn(endpoint: typeof handOver | typeof takeOver, error: unknown): TagCode | undefined {
  const problem = problemOf(endpoint, error)
  return problem?.code === tagRefusals.foreignTag.code ? problem.tags.at(0) : undefined
}
