// What is sold, as finance divides it: the lines, and what the house sells beside them.
import { lines, requestsOf, quotedLines, type Line } from '../../lines.ts'
import { texts } from '../../kit/text.ts'

export const segments = [...lines, 'bundles', 'commission'] as const
export type Segment = Line | 'bundles' | 'commission'

type Words = { en: string; ar: string }

const lineText: Record<Line, Words> = {
  freight: { en: 'Freight', ar: 'الشحن' },
  warehouse: { en: 'Warehousing', ar: 'التخزين' },
  trucks: { en: 'Trucks', ar: 'الشاحنات' },
  express: { en: 'Express', ar: 'الطرود السريعة' },
}

export const segmentText: Record<Segment, Words> = texts({
  ...lineText,
  bundles: { en: 'Bundles', ar: 'الباقات' },
  commission: { en: 'Commission', ar: 'العمولات' },
})

/** The kind of subject that a tax document or a payment is about, with where it belongs. */
export const segmentKinds: readonly { kind: string; segment: Segment }[] = [
  ...quotedLines.map((line) => ({ kind: requestsOf[line].kind, segment: line })),
  { kind: 'express-shipment', segment: 'express' },
  { kind: 'bundle-purchase', segment: 'bundles' },
  { kind: 'settlement-run', segment: 'commission' },
]

export const segmentOf = (kind: string): Segment | undefined =>
  segmentKinds.find((row) => row.kind === kind)?.segment
export const kindsOf = (segment: Segment): string[] =>
  segmentKinds.filter((row) => row.segment === segment).map(({ kind }) => kind)
