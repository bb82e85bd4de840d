import { fitToLabels } from '@washline/contract/care/label-rule'
import type { CareLabel, LabelReading, LabelSign } from '@washline/contract/care/label-schemas'
import type { CareInstructions } from '@washline/contract/care/schemas'
import { useState } from 'react'

type Choices = Pick<CareInstructions, 'temperature' | 'drying'>

export interface SignDraft {
  /** The likeliest first. */
  options: LabelSign[]
  /** Undefined until it is sure or was chosen; it does not count meanwhile. */
  chosen: LabelSign | undefined
}

export interface LabelDraft {
  id: string
  signs: SignDraft[]
  fibers: string | null
  /** What it changed of the instructions; undefined where it came with the order. */
  changed: { from: Choices; to: Choices } | undefined
}

export interface OrderLabels {
  drafts: readonly LabelDraft[]
  /** As they are saved. */
  labels: CareLabel[]
  add(reading: LabelReading, instructions: CareInstructions): CareInstructions
  /** Undefined where the label has no such symbol. */
  choose(label: LabelDraft, at: number, sign: LabelSign | undefined, instructions: CareInstructions): CareInstructions
  /** Instructions that the label changed, and nobody since, are as they were before. */
  remove(label: LabelDraft, instructions: CareInstructions): CareInstructions
}

/** The care labels of an order while it is edited. Each change answers the instructions that go with it. */
export function useOrderLabels(saved: readonly CareLabel[]): OrderLabels {
  const [drafts, setDrafts] = useState<readonly LabelDraft[]>(() => saved.map(savedDraft))
  const fit = (next: readonly LabelDraft[], instructions: CareInstructions) => {
    setDrafts(next)
    return fitToLabels(instructions, labelsOf(next))
  }
  return {
    drafts,
    labels: labelsOf(drafts),
    add: (reading, instructions) => {
      const draft = readDraft(reading)
      const fitted = fitToLabels(instructions, labelsOf([...drafts, draft]))
      setDrafts([...drafts, { ...draft, changed: { from: choicesOf(instructions), to: choicesOf(fitted) } }])
      return fitted
    },
    choose: (label, at, sign, instructions) => {
      const signs = label.signs.flatMap((each, index) =>
        index === at ? (sign ? [{ options: [sign], chosen: sign }] : []) : [each],
      )
      const others = (draft: LabelDraft) => (draft.id === label.id ? { ...label, signs } : draft)
      return fit(
        drafts.map(others).filter(({ signs: left }) => left.length > 0),
        instructions,
      )
    },
    remove: (label, instructions) => {
      const left = drafts.filter(({ id }) => id !== label.id)
      const { from, to } = label.changed ?? {}
      const isAsLeft = to && to.temperature === instructions.temperature && to.drying === instructions.drying
      return fit(left, isAsLeft && from ? { ...instructions, ...from } : instructions)
    },
  }
}

const choicesOf = ({ temperature, drying }: Choices): Choices => ({ temperature, drying })

const savedDraft = ({ signs, fibers }: CareLabel): LabelDraft => ({
  id: crypto.randomUUID(),
  signs: signs.map((sign) => ({ options: [sign], chosen: sign })),
  fibers,
  changed: undefined,
})

const readDraft = ({ signs, fibers }: LabelReading): LabelDraft => ({
  id: crypto.randomUUID(),
  signs: signs.map(({ options, is_sure }) => ({ options, chosen: is_sure ? options[0] : undefined })),
  fibers,
  changed: undefined,
})

/** What nobody has chosen yet is not of the label. */
const labelsOf = (drafts: readonly LabelDraft[]): CareLabel[] =>
  drafts
    .map(({ signs, fibers }) => ({ signs: signs.flatMap(({ chosen }) => chosen ?? []), fibers }))
    .filter(({ signs }) => signs.length > 0)
