// One request for trucks of the demo world as data, and what is known of it while it is played.
import type { ChargeInput } from '@marsa/model/requests/charge-line.ts'
import type { TruckForm } from '@marsa/model/trucks/asking/request-form.ts'
import type { RoadEvent } from '@marsa/model/trucks/road/event-order.ts'
import type { CustomerKey, ProviderKey } from './personas.ts'
import { truckLoads, type LoadKey, type TruckLoad } from './truck-loads.ts'
import { providerHabits } from './truck-offers.ts'

/** How far it has come; a step of the road is one of the way that the trucks take. */
export type TruckUntil =
  | 'draft'
  | 'nobody'
  | 'received'
  | 'quoted'
  | 'rejected'
  | 'cancelled'
  | 'unanswered'
  | 'lapsed'
  | 'booked'
  | 'called-off'
  | 'allocated'
  | 'returned'
  | RoadEvent
  | 'completed'
  | 'rated'

/** What happens to trucks beside their plan. */
export type Incident = 'misread' | 'pause' | 'dispute' | 'postpone' | 'ask-support'

export type ProviderAnswer = 'quote' | 'decline' | 'silent' | 'draft' | 'withdraw'

export type TruckScenario = {
  customer: CustomerKey
  load: LoadKey
  until: TruckUntil
  /** Hours since it was asked, and hours from then to the pickup. */
  asked: number
  lead: number
  by?: ProviderKey
  answers?: Partial<Record<ProviderKey, ProviderAnswer>>
  change?: Partial<TruckForm>
  /** The company has no credit and asks all the same. */
  withoutCredit?: true
  rating?: number
  comment?: string
  reason?: string
  /** What happens besides, soon after its last step. */
  incident?: Incident
}

export type PlayedTrucks = {
  scenario: TruckScenario
  load: TruckLoad
  seed: string
  requestId: string
  number: string
  form: TruckForm | undefined
  quotations: Map<ProviderKey, { id: string; lines: readonly ChargeInput[] }>
}

export const providerKeys = Object.keys(providerHabits) as ProviderKey[]

export const beginTrucks = (scenario: TruckScenario, index: number): PlayedTrucks => ({
  scenario,
  load: truckLoads[scenario.load],
  seed: `${scenario.load}:${index}`,
  requestId: '',
  number: '',
  form: undefined,
  quotations: new Map(),
})

export const providerAnswerOf = ({ scenario, load }: PlayedTrucks, provider: ProviderKey): ProviderAnswer => {
  const { carries, declines } = providerHabits[provider]
  return scenario.answers?.[provider] ?? (carries(load) ? 'quote' : declines ? 'decline' : 'silent')
}

/** Who is accepted: the one that is named, or the first that quotes. */
export const truckWinner = (played: PlayedTrucks): ProviderKey =>
  played.scenario.by ?? providerKeys.find((provider) => providerAnswerOf(played, provider) === 'quote')!
