import { type TagCode, tagPath } from '@washline/contract/tags/tag-code'

/** Millimetres, as label sheets are sold. */
export interface Paper {
  readonly page: 'A4' | 'us'
  readonly columns: number
  readonly rows: number
  readonly widthMm: number
  readonly heightMm: number
  /** From one label to the next in a row. */
  readonly gapMm: number
  readonly topMm: number
  readonly leftMm: number
  /** Plain paper has lines to cut along. */
  readonly isCut: boolean
}

export const papers = {
  plainA4: { page: 'A4', columns: 3, rows: 7, widthMm: 63, heightMm: 38, gapMm: 0, topMm: 15, leftMm: 10, isCut: true },
  plainUs: {
    page: 'us',
    columns: 3,
    rows: 6,
    widthMm: 63,
    heightMm: 40,
    gapMm: 0,
    topMm: 19,
    leftMm: 13,
    isCut: true,
  },
  labelsA4: {
    page: 'A4',
    columns: 3,
    rows: 8,
    widthMm: 70,
    heightMm: 37,
    gapMm: 0,
    topMm: 0.5,
    leftMm: 0,
    isCut: false,
  },
  labelsUs: {
    page: 'us',
    columns: 3,
    rows: 10,
    widthMm: 66.7,
    heightMm: 25.4,
    gapMm: 3.1,
    topMm: 12.7,
    leftMm: 4.8,
    isCut: false,
  },
} as const satisfies Record<string, Paper>
export type PaperName = keyof typeof papers
export const paperNames = Object.keys(papers) as PaperName[]

export const perSheet = ({ columns, rows }: Paper): number => columns * rows

/** The tags of each sheet. */
export const sheetsOf = (codes: readonly TagCode[], paper: Paper): TagCode[][] =>
  Array.from({ length: Math.ceil(codes.length / perSheet(paper)) }, (_, sheet) =>
    codes.slice(sheet * perSheet(paper), (sheet + 1) * perSheet(paper)),
  )

/** What the code of a tag holds: any camera opens the tag's page by it. */
export const tagAddress = (code: TagCode, origin: string): string => new URL(tagPath(code), origin).href
