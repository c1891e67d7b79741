// What a warehouse finds at intake and its customer answers: damage, shortage, pieces too many, and more space than was booked.
import { machine } from '../kit/machine.ts'
import { texts } from '../kit/text.ts'
import { claimAnswerHours } from '../requests/claim-answer.ts'
import { volumeDiffers } from './goods-machine.ts'

export const findingMachine = machine({
  name: 'storage-finding',
  states: ['NOTED', 'ACCEPTED', 'OBJECTED', 'SETTLED', 'DROPPED'],
  terminal: ['ACCEPTED', 'SETTLED', 'DROPPED'],
  moves: {
    note: { from: [], to: ['NOTED'], actors: ['agent'] },
    accept: { from: ['NOTED'], to: ['ACCEPTED'], actors: ['customer'] },
    object: { from: ['NOTED'], to: ['OBJECTED'], actors: ['customer'] },
    // The objection is answered in words, by the warehouse or by the desk.
    settle: { from: ['OBJECTED'], to: ['SETTLED'], actors: ['agent', 'desk'] },
    // The warehouse has corrected what it noted.
    drop: { from: ['NOTED'], to: ['DROPPED'], actors: ['agent'] },
  },
})
export type FindingState = (typeof findingMachine.states)[number]
/** One that was dropped is not shown to anybody. */
export type ShownFindingState = Exclude<FindingState, 'DROPPED'>

/** By when what was noted, or objected to, is answered. */
export const answerBy = (from: Date): Date => new Date(from.getTime() + claimAnswerHours * 3_600_000)

export const findingKinds = ['damaged', 'short', 'excess', 'space'] as const
export type FindingKind = (typeof findingKinds)[number]

export const findingText = texts({
  damaged: { en: 'Damaged', ar: 'متضرر' },
  short: { en: 'Pieces missing', ar: 'قطع ناقصة' },
  excess: { en: 'More pieces than declared', ar: 'قطع أكثر من المصرّح به' },
  space: { en: 'More space than booked', ar: 'مساحة أكبر من المحجوزة' },
})

/** `expected` and `found` are pieces of an item, or cubic metres. */
export type Finding = {
  kind: FindingKind
  itemId: string | null
  name: string | null
  expected: number
  found: number
  note: string | null
  photos: readonly string[]
}

/** Pieces that came, that were to come and have not, and that came and were not declared (they are part of those that came). */
export type Counted = { quantity: number; missing: number; excess: number }

/** Pieces that were to come. */
export const declaredOf = ({ quantity, missing, excess }: Counted): number => quantity + missing - excess

/** What a count against a declared number comes to; each of both may be 0. */
export const countedAgainst = (declared: number, quantity: number): Counted => ({
  quantity,
  missing: Math.max(0, declared - quantity),
  excess: Math.max(0, quantity - declared),
})

type Intake = Counted & {
  id: string
  name: string
  condition: string
  note: string | null
  photos: readonly string[]
}

/** Each item may be damaged, and short or too many, at once. */
export const itemFindings = (items: readonly Intake[]): Finding[] =>
  items.flatMap(({ id: itemId, name, condition, note, photos, ...counted }) => {
    const { quantity, missing, excess } = counted
    const of = { itemId, name, note, photos, expected: declaredOf(counted), found: quantity }
    return [
      ...(condition === 'damaged' ? [{ ...of, kind: 'damaged' as const }] : []),
      ...(missing > 0 ? [{ ...of, kind: 'short' as const }] : []),
      ...(excess > 0 ? [{ ...of, kind: 'excess' as const }] : []),
    ]
  })

/** Goods that take more space cost more, so their customer has a say; less space is no one's loss. */
export const spaceFinding = (
  booked: number,
  measured: number,
  { note, photos }: { note: string | null; photos: readonly string[] },
): Finding | undefined =>
  measured > booked && volumeDiffers(booked, measured)
    ? { kind: 'space', itemId: null, name: null, expected: booked, found: measured, note, photos }
    : undefined

/** The same finding, whatever note or photos stand beside it. */
export const isSameFinding = (one: Finding, other: Finding): boolean =>
  one.kind === other.kind &&
  one.itemId === other.itemId &&
  one.expected === other.expected &&
  one.found === other.found

/** What is noted newly, and what is open and no longer so. */
export const findingChanges = <Known extends Finding & { state: FindingState }>(
  wanted: readonly Finding[],
  known: readonly Known[],
): { noted: Finding[]; dropped: Known[] } => ({
  noted: wanted.filter((each) => !known.some((old) => old.state !== 'DROPPED' && isSameFinding(old, each))),
  dropped: known.filter((old) => old.state === 'NOTED' && !wanted.some((each) => isSameFinding(old, each))),
})

/** Why an objection is not answered: there is none, or it is over. */
export const objectionRefusal = (state: FindingState): string | undefined =>
  state === 'OBJECTED'
    ? undefined
    : state === 'NOTED'
      ? 'warehouse.objection-none'
      : 'warehouse.findings-answered'

export type FindingOutcome = 'accept' | 'object'

/** Why an answer is not taken: it names findings that are open, and an objection says what is objected to. */
export const findingAnswerRefusal = (
  open: readonly string[],
  answer: { findings: readonly string[]; outcome: FindingOutcome; text: string | null },
): string | undefined => {
  if (open.length === 0) return 'warehouse.findings-answered'
  if (!answer.findings.every((id) => open.includes(id))) return 'warehouse.findings-changed'
  return answer.outcome === 'object' && (answer.text?.length ?? 0) < 3
    ? 'warehouse.reason-required'
    : undefined
}
