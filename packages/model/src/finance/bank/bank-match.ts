// How a line of the bank's statement is matched with what the books expect: by reference and amount, or by amount and day (M1 to M3); a payout by its reference alone.
import type { TextRow } from '../../kit/text.ts'
import { texts } from '../../kit/text.ts'

/** Amounts in fils, above zero where money came in. */
export type BankLine = { day: string; fils: bigint; text: string; reference: string; party: string }

export const oursKinds = ['run', 'return', 'payout', 'posting'] as const
export type OursKind = (typeof oursKinds)[number]
export type Ours = {
  kind: OursKind
  id: string
  fils: bigint
  day: string
  /** What the bank may print of it. */
  references: readonly string[]
  party: string
}

export const matchRules = ['M1', 'M2', 'REF', 'M3', 'HAND'] as const
export type MatchRule = (typeof matchRules)[number]
export const matchScores: Record<MatchRule, number> = { M1: 100, M2: 80, REF: 70, M3: 60, HAND: 0 }

export const matchRuleText = texts({
  M1: { en: 'Reference and amount', ar: 'المرجع والمبلغ' },
  M2: { en: 'Amount and date', ar: 'المبلغ واليوم' },
  REF: { en: 'Reference, different amount', ar: 'المرجع بمبلغ مختلف' },
  M3: { en: 'Name and amount', ar: 'الاسم والمبلغ' },
  HAND: { en: 'Manual', ar: 'يدويًا' },
} satisfies Record<MatchRule, TextRow>)

export const oursKindText = texts({
  run: { en: 'Settlement awaiting payment', ar: 'تسوية بانتظار التنفيذ' },
  return: { en: 'Returned settlement', ar: 'تسوية مرتجعة' },
  payout: { en: 'Card gateway payout', ar: 'تحويل بوابة البطاقات' },
  posting: { en: 'Bank posting', ar: 'قيد على البنك' },
} satisfies Record<OursKind, TextRow>)

const dayMs = 86_400_000
const daysBetween = (a: string, b: string): number => Math.abs(Date.parse(a) - Date.parse(b)) / dayMs
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const names = (text: string, reference: string): boolean => {
  const wanted = folded(reference)
  return wanted.length >= 4 && ` ${folded(text)} `.includes(` ${wanted} `)
}

const isSimilar = (a: string, b: string): boolean => {
  const [one, other] = [a, b].map(
    (name) =>
      new Set(
        folded(name)
          .split(' ')
          .filter((word) => word.length > 2),
      ),
  )
  const shared = [...one!].filter((word) => other!.has(word)).length
  return shared >= 2 || (shared === 1 && Math.min(one!.size, other!.size) === 1)
}

export type Proposal = { ours: Ours; rule: MatchRule }

/** Money that the gateway announced and the bank got another amount of: the same direction, under the payout's own number. */
const isShort = (line: BankLine, { kind, fils }: Ours): boolean =>
  kind === 'payout' && fils !== line.fils && fils > 0n === line.fils > 0n

/** What of ours this line may be, the likeliest first. A transfer comes back under its own number alone. */
export const proposalsFor = (line: BankLine, all: readonly Ours[]): Proposal[] => {
  const equal = all.filter(({ fils }) => fils === line.fils)
  const printed = `${line.reference} ${line.text}`
  const isNamed = ({ references }: Ours): boolean => references.some((each) => names(printed, each))
  const byReference = equal.filter(isNamed)
  const short = all.filter((each) => isShort(line, each) && isNamed(each))
  const free = equal.filter((each) => each.kind !== 'return' && !byReference.includes(each))
  const near = free.filter(({ day }) => daysBetween(day, line.day) <= 2)
  const byDay = byReference.length === 0 && short.length === 0 && near.length === 1 ? near : []
  const byName = free.filter((each) => !byDay.includes(each) && isSimilar(each.party, line.party))
  return [
    ...byReference.map((ours) => ({ ours, rule: 'M1' as const })),
    ...byDay.map((ours) => ({ ours, rule: 'M2' as const })),
    ...short.map((ours) => ({ ours, rule: 'REF' as const })),
    ...byName.map((ours) => ({ ours, rule: 'M3' as const })),
  ]
}

/** Transfers that were announced with their day, so that day and amount say enough. */
const isAnnounced = ({ kind }: Ours): boolean => kind === 'run' || kind === 'payout'

/** The one that needs nobody's eye: its number and amount stand on the line, or it is the only payout of these days. */
export const automaticMatch = (proposals: readonly Proposal[]): Proposal | undefined => {
  const sure = proposals.filter(({ rule, ours }) => rule === 'M1' || (rule === 'M2' && isAnnounced(ours)))
  return sure.length === 1 ? sure[0] : undefined
}
