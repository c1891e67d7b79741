// What each agent of the demo world answers: its habits, and plausible charges inside the allowed ranges.
import { charges, expectedCharges, type ChargeCode, type ChargeRow } from '@marsa/model/requests/charges.ts'
import type { ChargeInput } from '@marsa/model/requests/charge-line.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import type { AgentKey } from './personas.ts'
import type { Lane } from './lane.ts'

export type Habit = {
  /** Minutes until it answers. */
  minutes: number
  /** Its carriage against the usual price, and where in a range its local charges lie. */
  price: number
  local: number
  /** Days it adds to the transit time of a lane. */
  slower: number
  validDays: number
  leavesOut?: ChargeCode
  terms: string
}

export const habits: Readonly<Record<AgentKey, Habit>> = {
  saffan: {
    minutes: 12,
    price: 1,
    local: 0.62,
    slower: 0,
    validDays: 14,
    terms: 'Payment before delivery. Demurrage and port storage at cost.',
  },
  dana: {
    minutes: 24,
    price: 1.03,
    local: 0.8,
    slower: -2,
    validDays: 10,
    leavesOut: 'seal',
    terms: 'Rates valid for the sailing named. Seal fee as per line.',
  },
  rimal: {
    minutes: 27,
    price: 0.96,
    local: 0.5,
    slower: 3,
    validDays: 6,
    terms: 'Subject to space. Inspection fees of authorities are extra.',
  },
  easc: {
    minutes: 9,
    price: 1,
    local: 0.6,
    slower: 0,
    validDays: 14,
    terms: 'Chargeable weight as per airline. Storage after free days at cost.',
  },
  rihla: {
    minutes: 95,
    price: 0.94,
    local: 0.4,
    slower: 1,
    validDays: 7,
    leavesOut: 'handling',
    terms: 'الأسعار حسب الوزن المعتمد لدى شركة الطيران.',
  },
}

/** Usual selling price of charges that have no range, AED. */
const usual: Partial<Record<ChargeCode, number>> = { 'air-waybill': 160, 'customs-clearance': 380 }

/** A number from 0 to 1 that is always the same for the same text. */
export const chance = (text: string): number => {
  let state = 2_166_136_261
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16_777_619)
  state = Math.imul(state ^ (state >>> 15), 2_246_822_507)
  return ((state ^ (state >>> 13)) >>> 0) / 4_294_967_296
}

const wire = (dirhams: number): string => toWire(BigInt(Math.round(dirhams * 100)))
const toFive = (dirhams: number): number => Math.round(dirhams / 5) * 5

const sellingOf = (code: ChargeCode, lane: Lane, habit: Habit, seed: string): number => {
  const range: ChargeRow['range'] = charges[code].range
  const sway = chance(`${seed}:${code}`) - 0.5
  if (code === 'ocean-freight' || code === 'air-freight')
    return toFive(lane.carriage * (habit.price + sway * 0.06))
  if (!range) return toFive((usual[code] ?? 200) * (0.9 + habit.local * 0.3 + sway * 0.1))
  const [least, most] = range.map((fils) => Number(fils) / 100) as [number, number]
  return toFive(least + (most - least) * Math.min(1, Math.max(0, habit.local + sway * 0.3)))
}

export const chargeLine = (
  code: ChargeCode,
  selling: number,
  margin: number,
  label?: string,
): ChargeInput => ({
  code,
  ...(label && { label }),
  buyingRate: wire(selling - Math.max(1, Math.round(selling * margin))),
  sellingRate: wire(selling),
})

/** The lines of an agent's quotation for a lane; `seed` makes one request differ from the next. */
export const offerOf = (agent: AgentKey, lane: Lane, seed: string, whole = false): ChargeInput[] => {
  const habit = habits[agent]
  const doors = lane.from.kind === 'door' || lane.to.kind === 'door'
  return expectedCharges({ mode: lane.mode, fullContainer: lane.containerMode === 'FCL', door: doors })
    .filter((code) => whole || code !== habit.leavesOut)
    .map((code) =>
      chargeLine(
        code,
        sellingOf(code, lane, habit, `${seed}:${agent}`),
        0.07 + chance(`${seed}:${code}`) * 0.06,
      ),
    )
}
