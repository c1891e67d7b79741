// One storage of the demo world as data, and what is known of it while it is played.
import type { ChargeInput } from '@marsa/model/requests/charge-line.ts'
import type { StorageForm } from '@marsa/model/warehouse/request-form.ts'
import type { CustomerKey, WarehouseKey } from './personas.ts'
import { storedGoods, type GoodsKey, type StoredGoods, type StoragePlace } from './storage-goods.ts'
import { warehouseHabits } from './storage-offers.ts'

/** How far it has come. Each of the first group ends a request that was not booked. */
export type StorageUntil =
  | 'nobody'
  | 'received'
  | 'quoted'
  | 'paying'
  | 'failed'
  | 'rejected'
  | 'cancelled'
  | 'unanswered'
  | 'lapsed'
  | 'again'
  | 'booked'
  | 'PICKED_UP'
  | 'STORED'
  | 'asked'
  | 'final-paid'
  | 'release-asked'
  | 'released'
  | 'overstay'
  | 'extension-asked'
  | 'extension-offered'
  | 'extended'
  | 'OUT_FOR_DELIVERY'
  | 'DELIVERED'
  | 'completed'
  | 'rated'

export type WarehouseAnswer = 'quote' | 'decline' | 'silent' | 'draft' | 'revise' | 'withdraw'

export type StorageScenario = {
  customer: CustomerKey
  goods: GoodsKey
  until: StorageUntil
  /** Days since its last step. */
  last: number
  emirate: StorageForm['emirate']
  /** Days that are booked, and those the goods stay; a day less unless said. */
  days: number
  stays?: number
  pickup?: StoragePlace
  delivery?: StoragePlace | 'as-pickup'
  pay?: 'half' | 'whole' | 'credit'
  by?: WarehouseKey
  answers?: Partial<Record<WarehouseKey, WarehouseAnswer>>
  /** What was measured against what was booked; 1 unless said. */
  measured?: number
  /** Days that are asked for more, once the goods are stored. */
  longer?: number
  /** Pieces of the first item that are asked for before the end. */
  pieces?: number
  rating?: number
  comment?: string
  reason?: string
  remarks?: string
  /** Cancelled by the desk after its last step. */
  calledOff?: string
  sendsPackingList?: true
  /** The warehouse labels the pieces once they are taken in. */
  isLabelled?: true
}

/** What has come of a scenario so far. */
export type PlayedStorage = {
  scenario: StorageScenario
  goods: StoredGoods
  seed: string
  requestId: string
  number: string
  quotations: Map<WarehouseKey, { id: string; lines: readonly ChargeInput[] }>
  finalLines: readonly ChargeInput[] | null
  endDate: string
  releaseId: string
}

export const warehouseKeys = Object.keys(warehouseHabits) as WarehouseKey[]

export const beginScenario = (scenario: StorageScenario, index: number): PlayedStorage => ({
  scenario,
  goods: storedGoods[scenario.goods],
  seed: `${scenario.goods}:${index}`,
  requestId: '',
  number: '',
  quotations: new Map(),
  finalLines: null,
  endDate: '',
  releaseId: '',
})

export const storageAnswerOf = (
  { scenario, goods }: PlayedStorage,
  warehouse: WarehouseKey,
): WarehouseAnswer => {
  const { takes, declines } = warehouseHabits[warehouse]
  return scenario.answers?.[warehouse] ?? (takes(goods) ? 'quote' : declines ? 'decline' : 'silent')
}

/** Who is accepted: the one that is named, or the first that quotes. */
export const storageWinner = (played: PlayedStorage): WarehouseKey =>
  played.scenario.by ??
  warehouseKeys.find((warehouse) => ['quote', 'revise'].includes(storageAnswerOf(played, warehouse)))!

export const measuredOf = ({ scenario, goods }: PlayedStorage): number =>
  Math.round(goods.cbm * (scenario.measured ?? 1) * 10) / 10
