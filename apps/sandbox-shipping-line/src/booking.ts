// What the simulated carrier carries, and what happens to it on the way: by sea in the codes of DCSA, by air in those of IATA.

export const modes = ['sea', 'air'] as const
export type Mode = (typeof modes)[number]

export type NewSubscription = {
  mode: Mode
  /** Where events go, and the bearer key that is sent with them. */
  callbackUrl: string
  callbackKey: string
  /** By sea one of the first two or both, by air the last. */
  transportDocumentReference?: string
  equipmentReference?: string
  waybillNumber?: string
  /** UN/LOCODE by sea, code of the airport by air. */
  origin: string
  destination: string
  plannedDeparture: string
  plannedArrival: string
  /** Code of the event that is expected next, where the cargo is on its way already. */
  next?: string
}
export type Subscription = NewSubscription & { subscriptionID: string; createdAt: string }

const references = ['transportDocumentReference', 'equipmentReference', 'waybillNumber'] as const
export type Reference = (typeof references)[number]

/** The numbers that a subscription is about, as they go into each event. */
export const referencesOf = (of: NewSubscription): [Reference, string][] =>
  references.flatMap((name) => (of[name] === undefined ? [] : [[name, of[name]]]))

export type Step = {
  code: 'DEPA' | 'ARRI' | 'DISC' | 'AVPU' | 'GTOT' | 'GTIN' | 'DEP' | 'ARR' | 'RCF' | 'NFD' | 'DLV'
  at: 'origin' | 'destination'
  /** Of DCSA. */
  type?: 'TRANSPORT' | 'EQUIPMENT'
  load?: 'LADEN' | 'EMPTY'
}

/** In the order in which they happen. */
export const steps: Record<Mode, readonly Step[]> = {
  sea: [
    { code: 'DEPA', at: 'origin', type: 'TRANSPORT' },
    { code: 'ARRI', at: 'destination', type: 'TRANSPORT' },
    { code: 'DISC', at: 'destination', type: 'EQUIPMENT', load: 'LADEN' },
    { code: 'AVPU', at: 'destination', type: 'EQUIPMENT', load: 'LADEN' },
    { code: 'GTOT', at: 'destination', type: 'EQUIPMENT', load: 'LADEN' },
    { code: 'GTIN', at: 'destination', type: 'EQUIPMENT', load: 'EMPTY' },
  ],
  air: [
    { code: 'DEP', at: 'origin' },
    { code: 'ARR', at: 'destination' },
    { code: 'RCF', at: 'destination' },
    { code: 'NFD', at: 'destination' },
    { code: 'DLV', at: 'destination' },
  ],
}
