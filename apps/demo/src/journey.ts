// One shipment of the demo world as data, and what is known of it while it is played.
import type { MilestoneCode } from '@marsa/model/freight/execution/milestones.ts'
import type { ChargeInput } from '@marsa/model/requests/charge-line.ts'
import { containerCheckDigit } from '@marsa/model/reference/identifiers.ts'
import type { AgentKey, CustomerKey } from './personas.ts'
import { cargos, type Cargo } from './cargos.ts'
import type { Change } from './change.ts'
import type { Lane } from './lane.ts'
import { laneOf, type LaneKey } from './lanes.ts'
import { chance } from './offers.ts'
import type { Consignment } from './documents.ts'
import type { PartLoad } from './part-load.ts'

/** How far it has come. Each of the first group ends a request that was not booked. */
export type Until =
  | 'draft'
  | 'pending'
  | 'received'
  | 'quoted'
  | 'all-in'
  | 'paying'
  | 'failed'
  | 'rejected'
  | 'cancelled'
  | 'unanswered'
  | 'declined'
  | 'lapsed'
  | 'booked'
  | MilestoneCode
  | 'documents'
  | 'weighed'
  | 'units-listed'
  | 'part-discharged'
  | 'bill-instructed'
  | 'bill-drafted'
  | 'bill-approved'
  | 'bill-issued'
  | 'asked'
  | 'initiated'
  | 'final-paid'
  | 'invoiced'
  | 'completed'
  | 'rated'

export type Answer = 'quote' | 'decline' | 'silent' | 'draft' | 'withdraw' | 'revise'

export type Journey = {
  customer: CustomerKey
  lane: LaneKey
  until: Until
  /** Days since its last step. */
  last: number
  pay?: 'half' | 'whole' | 'credit'
  by?: AgentKey
  nickname?: string
  /** Where it is not what the customer mostly ships. */
  cargo?: Cargo
  load?: PartLoad
  /** Full containers, where there are several. */
  boxes?: number
  /** Asked for in detail, as of today; what a final quotation adds then needs the customer's consent. */
  shape?: 2
  /** Asked for without the commercial invoice, which has not come yet. */
  invoiceLater?: true
  answers?: Partial<Record<AgentKey, Answer>>
  /** Hours that a quotation holds, where not the agent's habit. */
  validHours?: Partial<Record<AgentKey, number>>
  lines?: Partial<Record<AgentKey, readonly ChargeInput[]>>
  extra?: { label: string; selling: number; reason: string }
  /** What the winner's cargo sails with, where the story says so. */
  sails?: { vessel: string; voyage: string }
  container?: string
  notes?: Partial<Record<MilestoneCode, string>>
  rating?: number
  comment?: string
  reason?: string
  returnsDocument?: boolean
  /** Days that its vessel or aircraft came late. */
  delay?: number
  /** Days that its container stood in the port before its documents were there. */
  held?: number
  /** What changed it on its way. */
  change?: Change
  /** Instants of single steps, by their names. */
  schedule?: Readonly<Record<string, Date>>
  /** The story that the pictures tell; its number is fixed. */
  isStory?: true
}

/** What has come of a journey so far. */
export type Played = {
  journey: Journey
  lane: Lane
  cargo: Cargo
  seed: string
  requestId: string
  number: string
  quotations: Map<AgentKey, { id: string; lines: readonly ChargeInput[] }>
  finalLines: readonly ChargeInput[] | null
}

export const winnerOf = ({ by }: Journey, lane: Lane): AgentKey =>
  by ?? (lane.mode === 'sea' ? 'saffan' : 'easc')
export const agentsOf = (lane: Lane): AgentKey[] =>
  lane.mode === 'sea' ? ['saffan', 'dana', 'rimal'] : ['easc', 'rimal', 'rihla']
export const answerOf = ({ answers }: Journey, lane: Lane, agent: AgentKey): Answer =>
  answers?.[agent] ?? (lane.hazardous && agent === 'rimal' ? 'decline' : 'quote')

export const begin = (journey: Journey, index: number): Played => {
  const lane = laneOf(journey.lane)
  return {
    journey,
    lane,
    cargo: journey.cargo ?? cargos[journey.customer][lane.mode],
    seed: `${journey.lane}:${index}`,
    requestId: '',
    number: '',
    quotations: new Map(),
    finalLines: null,
  }
}

export const consignmentOf = ({ journey, lane, cargo, number }: Played): Consignment => ({
  number,
  customer: journey.customer,
  lane,
  cargo,
})

const digits = (seed: string, count: number): string =>
  String(Math.floor(chance(seed) * 10 ** count)).padStart(count, '0')

/** Numbers with right check digits, made from the journey; `at` counts its containers from 0. */
export const containerOf = ({ journey, seed }: Played, at = 0): string => {
  const box = at === 0 ? seed : `${seed}:${at}`
  const body = `${['NKHU', 'SDFU', 'MRJU'][Math.floor(chance(`${seed}:owner`) * 3)]}${digits(`${box}:box`, 6)}`
  return journey.container ?? `${body}${containerCheckDigit(body)}`
}
export const waybillOf = ({ seed }: Played): string => {
  const serial = digits(`${seed}:awb`, 7)
  return `899-${serial}${Number(serial) % 7}`
}
export const ladingOf = ({ seed, lane }: Played): string =>
  `${lane.from.place.slice(-3)}A26${digits(`${seed}:bl`, 6)}`

/** The port or airport where the cargo lands. */
export const landingOf = ({ to, mode }: Lane): string =>
  to.kind === 'port'
    ? to.en
    : to.place.includes('ABU-DHABI')
      ? 'Khalifa Port'
      : mode === 'sea'
        ? 'Jebel Ali'
        : 'Dubai International'
