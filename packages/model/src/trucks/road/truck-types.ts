// Truck types of B 9 with their subtypes, payload and floor, and how many trucks a load needs.

export const truckSubtypes = {
  STANDARD: { en: 'Standard', ar: 'عادية' },
  TAIL_LIFT: { en: 'Tail lift', ar: 'برافعة خلفية' },
  CRANE: { en: 'Crane', ar: 'برافعة (هياب)' },
  DRY: { en: 'Dry', ar: 'للبضائع الجافة' },
  REFRIGERATED: { en: 'Refrigerated', ar: 'مبرّدة' },
  LOW_BED: { en: 'Low bed', ar: 'لوبد' },
  CONTAINER_CHASSIS: { en: 'Container chassis', ar: 'شاسيه حاويات' },
} as const
export type TruckSubtype = keyof typeof truckSubtypes
export const truckSubtypeCodes = Object.keys(truckSubtypes) as [TruckSubtype, ...TruckSubtype[]]

export type TruckTypeRow = {
  en: string
  ar: string
  /** Kilograms that one truck carries at most. */
  payloadKg: number
  /** Inside length, width and height in metres; an open bed has no height. */
  insideM: readonly [length: number, width: number, height: number | null]
  /** Pallets of 1.2 x 1.0 m that stand on the floor. */
  floorPallets: number
  subtypes: readonly [TruckSubtype, ...TruckSubtype[]]
}

export const truckTypes = {
  THREE_TON_OPEN: {
    en: '3-ton open',
    ar: 'شاحنة 3 أطنان مكشوفة',
    payloadKg: 3_000,
    insideM: [4.2, 2, 2],
    floorPallets: 6,
    subtypes: ['STANDARD', 'TAIL_LIFT'],
  },
  THREE_TON_CLOSED: {
    en: '3-ton closed',
    ar: 'شاحنة 3 أطنان مغلقة',
    payloadKg: 3_000,
    insideM: [4.2, 2, 2],
    floorPallets: 6,
    subtypes: ['STANDARD', 'TAIL_LIFT', 'REFRIGERATED'],
  },
  SEVEN_TON_OPEN: {
    en: '7-ton open',
    ar: 'شاحنة 7 أطنان مكشوفة',
    payloadKg: 7_000,
    insideM: [6.1, 2.3, 2.3],
    floorPallets: 10,
    subtypes: ['STANDARD', 'TAIL_LIFT', 'CRANE'],
  },
  SEVEN_TON_CLOSED: {
    en: '7-ton closed',
    ar: 'شاحنة 7 أطنان مغلقة',
    payloadKg: 7_000,
    insideM: [6.1, 2.3, 2.3],
    floorPallets: 10,
    subtypes: ['STANDARD', 'TAIL_LIFT', 'REFRIGERATED'],
  },
  BOX_TRUCK: {
    en: 'Box truck',
    ar: 'شاحنة صندوق',
    payloadKg: 8_000,
    insideM: [7.2, 2.45, 2.5],
    floorPallets: 14,
    subtypes: ['DRY', 'REFRIGERATED'],
  },
  CURTAIN_SIDE: {
    en: 'Curtain side',
    ar: 'شاحنة بستائر جانبية',
    payloadKg: 24_000,
    insideM: [13.6, 2.45, 2.7],
    floorPallets: 26,
    subtypes: ['STANDARD'],
  },
  FLAT_BED: {
    en: 'Flat bed',
    ar: 'شاحنة مسطّحة',
    payloadKg: 24_000,
    insideM: [12.2, 2.45, null],
    floorPallets: 24,
    subtypes: ['STANDARD', 'LOW_BED', 'CONTAINER_CHASSIS'],
  },
} as const satisfies Record<string, TruckTypeRow>
export type TruckType = keyof typeof truckTypes
export const truckTypeCodes = Object.keys(truckTypes) as [TruckType, ...TruckType[]]

/** Whether trucks of the type are built this way. */
export const isSubtypeOf = (subtype: TruckSubtype, type: TruckType): boolean =>
  (truckTypes[type].subtypes as readonly TruckSubtype[]).includes(subtype)

/** What goods that keep a temperature need, and what a container needs. */
export const isRefrigerated = (subtype: TruckSubtype): boolean => subtype === 'REFRIGERATED'
export const carriesContainer = (subtype: TruckSubtype): boolean => subtype === 'CONTAINER_CHASSIS'

/** How many trucks of a type the kilograms of the whole load need at least; fewer are refused. */
export const trucksForWeight = (type: TruckType, weightKg: number): number =>
  Math.max(1, Math.ceil(weightKg / truckTypes[type].payloadKg))

/** How many trucks the pallets need that stand side by side; fewer are a warning, because some goods are stacked. */
export const trucksForPallets = (type: TruckType, pallets: number): number =>
  Math.max(1, Math.ceil(pallets / truckTypes[type].floorPallets))

/** How many trucks of a type carry the whole load, with every pallet on the floor. */
export const trucksForLoad = (
  type: TruckType,
  { weightKg, pallets }: { weightKg: number; pallets: number },
): number => Math.max(trucksForWeight(type, weightKg), trucksForPallets(type, pallets))

/** One request asks for so many at most. */
export const mostTrucks = 20
