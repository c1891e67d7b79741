// Incoterms 2020: what each rule decides about a shipment, as data.
import type { TransportMode } from '../../reference/containers.ts'

/** Parts of the way from seller to buyer, each paid by one of them. */
export const legs = {
  P: { en: 'pickup at origin', ar: 'الاستلام في بلد المنشأ' },
  XC: { en: 'export clearance', ar: 'التخليص على الصادر' },
  XT: { en: 'terminal charges at origin', ar: 'رسوم المحطة في بلد المنشأ' },
  M: { en: 'main carriage', ar: 'النقل الرئيسي' },
  I: { en: 'insurance', ar: 'التأمين' },
  DT: { en: 'terminal charges and release at destination', ar: 'رسوم المحطة وإذن التسليم في الوجهة' },
  D: { en: 'delivery', ar: 'التوصيل' },
  U: { en: 'unloading', ar: 'التفريغ' },
  IC: { en: 'import clearance, duty and tax', ar: 'التخليص على الوارد والرسوم والضريبة' },
} as const
export type Leg = keyof typeof legs
const legCodes = Object.keys(legs) as Leg[]

type Rule = {
  en: string
  ar: string
  /** What the named place is. */
  place: { en: string; ar: string }
  sellerPays: readonly Leg[]
  seaOnly?: true
}

const at = {
  seller: { en: 'Place of collection', ar: 'مكان الاستلام' },
  handOver: { en: 'Place of handover to the carrier', ar: 'مكان التسليم للناقل' },
  shipment: { en: 'Port of shipment', ar: 'ميناء الشحن' },
  arrival: { en: 'Port of destination', ar: 'ميناء الوصول' },
  destination: { en: 'Place of destination', ar: 'مكان الوصول' },
} as const

const toShip = ['P', 'XC', 'XT'] as const
const carried = [...toShip, 'M'] as const

export const incoterms = {
  EXW: { en: 'EXW Ex Works', ar: 'EXW التسليم في مقر البائع', place: at.seller, sellerPays: [] },
  FCA: { en: 'FCA Free Carrier', ar: 'FCA التسليم للناقل', place: at.handOver, sellerPays: ['P', 'XC'] },
  FAS: {
    en: 'FAS Free Alongside Ship',
    ar: 'FAS التسليم بجانب السفينة',
    place: at.shipment,
    sellerPays: ['P', 'XC'],
    seaOnly: true,
  },
  FOB: {
    en: 'FOB Free On Board',
    ar: 'FOB التسليم على ظهر السفينة',
    place: at.shipment,
    sellerPays: toShip,
    seaOnly: true,
  },
  CFR: {
    en: 'CFR Cost and Freight',
    ar: 'CFR التكلفة وأجور الشحن',
    place: at.arrival,
    sellerPays: carried,
    seaOnly: true,
  },
  CIF: {
    en: 'CIF Cost, Insurance and Freight',
    ar: 'CIF التكلفة والتأمين وأجور الشحن',
    place: at.arrival,
    sellerPays: [...carried, 'I'],
    seaOnly: true,
  },
  CPT: {
    en: 'CPT Carriage Paid To',
    ar: 'CPT أجور النقل مدفوعة إلى',
    place: at.destination,
    sellerPays: carried,
  },
  CIP: {
    en: 'CIP Carriage and Insurance Paid To',
    ar: 'CIP أجور النقل والتأمين مدفوعة إلى',
    place: at.destination,
    sellerPays: [...carried, 'I'],
  },
  DAP: {
    en: 'DAP Delivered at Place',
    ar: 'DAP التسليم في المكان',
    place: at.destination,
    sellerPays: [...carried, 'DT', 'D'],
  },
  DPU: {
    en: 'DPU Delivered at Place Unloaded',
    ar: 'DPU التسليم في المكان مع التفريغ',
    place: at.destination,
    sellerPays: [...carried, 'DT', 'D', 'U'],
  },
  DDP: {
    en: 'DDP Delivered Duty Paid',
    ar: 'DDP التسليم خالص الرسوم',
    place: at.destination,
    sellerPays: [...carried, 'DT', 'D', 'IC'],
  },
} as const satisfies Record<string, Rule>
export type Incoterm = keyof typeof incoterms

/** Four of the rules were made for ships. */
export const fitsMode = (rule: Incoterm, mode: TransportMode | undefined): boolean =>
  mode !== 'air' || !(incoterms[rule] as Rule).seaOnly

/** Whom our customer is in the sale. */
export type Side = 'buyer' | 'seller'
export const sideOf = (direction: 'import' | 'export'): Side => (direction === 'import' ? 'buyer' : 'seller')

export const legsOf = (rule: Incoterm, side: Side): Leg[] => {
  const bySeller: readonly Leg[] = incoterms[rule].sellerPays
  return legCodes.filter((leg) => bySeller.includes(leg) === (side === 'seller'))
}

/** What our customer pays under the rule, and what the other side of the sale pays. */
export const whoPays = (
  rule: Incoterm,
  direction: 'import' | 'export',
): { customer: Leg[]; other: Leg[] } => {
  const side = sideOf(direction)
  return { customer: legsOf(rule, side), other: legsOf(rule, side === 'buyer' ? 'seller' : 'buyer') }
}

/** In containers the seller hands over at the terminal, so that three rules fit better than those of the quay. */
export const betterInContainers: Partial<Record<Incoterm, Incoterm>> = {
  FAS: 'FCA',
  FOB: 'FCA',
  CFR: 'CPT',
  CIF: 'CIP',
}
