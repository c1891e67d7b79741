// Rate cards as the lines of a file, one a charge: what stands in each column, and how a card is read back.
import type { BreakInput } from '../../requests/unit-price.ts'
import type { ChargeInput } from '../../requests/charge-line.ts'
import type { RateCardContent } from './rate-card.ts'

/** What is said of the card stands in its first line; the lines after it name the card and a charge. */
export const cardColumns = [
  'card',
  'loading',
  'boxes',
  'origin',
  'destination',
  'currency',
  'valid_from',
  'valid_to',
  'transit_days',
  'free_days',
  'public',
  'carrier',
  'detention_days',
  'demurrage',
  'demurrage_until',
  'demurrage_then',
  'storage_days',
  'included',
  'included_note',
  'excluded',
  'excluded_note',
  'remarks',
  'terms',
] as const
export const lineColumns = [
  'charge',
  'label',
  'basis',
  'container',
  'count',
  'share_of',
  'price_currency',
  'buying',
  'selling',
  'min_buying',
  'min_selling',
  'min_quantity',
  'breaks',
  'range_reason',
] as const
export const fileColumns = [...cardColumns, ...lineColumns]
type CardColumn = (typeof cardColumns)[number]
type LineColumn = (typeof lineColumns)[number]
export type FileRow = Partial<Record<CardColumn | LineColumn, string>>

const listed = (codes: unknown): string => (Array.isArray(codes) ? codes.join(' ') : '')
const codesIn = (cell: string | undefined): string[] => cell?.split(/[\s;,]+/).filter(Boolean) ?? []
const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** "0 8.50 9.80; 45 7.40 8.60": from, buying, selling. */
const breaksText = (breaks: readonly BreakInput[] | undefined): string =>
  breaks?.map(({ from, buyingRate, sellingRate }) => `${from} ${buyingRate} ${sellingRate}`).join('; ') ?? ''
const breaksIn = (cell: string): BreakInput[] =>
  cell.split(';').map((each) => {
    const [from = '', buyingRate = '', sellingRate = ''] = each.trim().split(/\s+/)
    return { from, buyingRate, sellingRate }
  })

const headOf = ({ offer, ...card }: RateCardContent): Record<CardColumn, string> => ({
  card: card.name,
  loading: card.containerMode,
  boxes: listed(card.boxes),
  origin: card.origin,
  destination: card.destination,
  currency: card.currency,
  valid_from: card.validFrom,
  valid_to: card.validTo,
  transit_days: text(card.transitDays),
  free_days: text(card.freeDays),
  public: card.isPublic ? 'yes' : 'no',
  carrier: text(offer.carrier),
  detention_days: text(offer.detentionDays),
  demurrage: text(offer.demurrageRate),
  demurrage_until: text(offer.demurrageUntil),
  demurrage_then: text(offer.demurrageThen),
  storage_days: text(offer.storageDays),
  included: listed(offer.included),
  included_note: text(offer.includedNote),
  excluded: listed(offer.excluded),
  excluded_note: text(offer.excludedNote),
  remarks: card.remarks,
  terms: card.terms,
})

const lineOf = (charge: ChargeInput): Record<LineColumn, string> => ({
  charge: charge.code,
  label: charge.label ?? '',
  basis: charge.basis ?? '',
  container: charge.appliesTo ?? '',
  count: text(charge.count),
  share_of: charge.shareOf ?? '',
  price_currency: charge.currency ?? '',
  buying: charge.buyingRate,
  selling: charge.sellingRate,
  min_buying: charge.minBuying ?? '',
  min_selling: charge.minSelling ?? '',
  min_quantity: charge.minQuantity ?? '',
  breaks: breaksText(charge.breaks),
  range_reason: charge.rangeReason ?? '',
})

/** The lines of a card, the facts of the card in the first alone. */
export const rowsOfCard = (card: RateCardContent): FileRow[] =>
  card.charges.map((charge, at) => ({
    ...(at === 0 ? headOf(card) : { card: card.name }),
    ...lineOf(charge),
  }))

/** What is filled in, under the name of the field. */
const given = <Value>(name: string, cell: string | undefined, read: (cell: string) => Value) =>
  cell === undefined || cell === '' ? {} : { [name]: read(cell) }
const same = (cell: string): string => cell
/** What is no number is left to the schema to refuse. */
const numbered = (cell: string): number | string => (/^\d+$/.test(cell) ? Number(cell) : cell)

const chargeIn = (row: FileRow): object => ({
  code: row.charge ?? '',
  buyingRate: row.buying ?? '',
  sellingRate: row.selling ?? '',
  ...given('label', row.label, same),
  ...given('basis', row.basis, same),
  ...given('appliesTo', row.container, same),
  ...given('count', row.count, numbered),
  ...given('shareOf', row.share_of, same),
  ...given('currency', row.price_currency, same),
  ...given('minBuying', row.min_buying, same),
  ...given('minSelling', row.min_selling, same),
  ...given('minQuantity', row.min_quantity, same),
  ...given('breaks', row.breaks, breaksIn),
  ...given('rangeReason', row.range_reason, same),
})

/** A card as its lines say it, for its schema to judge. */
export const cardOfRows = (rows: readonly FileRow[]): object => {
  const [head = {}] = rows
  const days = (cell: string | undefined) => (cell ? numbered(cell) : null)
  return {
    name: head.card ?? '',
    containerMode: head.loading ?? '',
    boxes: codesIn(head.boxes),
    origin: head.origin ?? '',
    destination: head.destination ?? '',
    currency: head.currency || 'AED',
    validFrom: head.valid_from ?? '',
    validTo: head.valid_to ?? '',
    transitDays: days(head.transit_days),
    freeDays: days(head.free_days),
    isPublic: /^(yes|true|1|نعم)$/i.test(head.public ?? ''),
    offer: {
      ...given('carrier', head.carrier, same),
      ...given('detentionDays', head.detention_days, numbered),
      ...given('demurrageRate', head.demurrage, same),
      ...given('demurrageUntil', head.demurrage_until, numbered),
      ...given('demurrageThen', head.demurrage_then, same),
      ...given('storageDays', head.storage_days, numbered),
      ...given('included', head.included, codesIn),
      ...given('includedNote', head.included_note, same),
      ...given('excluded', head.excluded, codesIn),
      ...given('excludedNote', head.excluded_note, same),
    },
    remarks: head.remarks ?? '',
    terms: head.terms ?? '',
    charges: rows.map(chargeIn),
  }
}

/** The column under which a refusal of a field stands: of a card, or of one of its charges. */
const columnOf: Readonly<Record<string, CardColumn | LineColumn>> = {
  name: 'card',
  containerMode: 'loading',
  boxes: 'boxes',
  origin: 'origin',
  destination: 'destination',
  currency: 'currency',
  validFrom: 'valid_from',
  validTo: 'valid_to',
  transitDays: 'transit_days',
  freeDays: 'free_days',
  remarks: 'remarks',
  terms: 'terms',
  'offer.carrier': 'carrier',
  'offer.detentionDays': 'detention_days',
  'offer.demurrageRate': 'demurrage',
  'offer.demurrageUntil': 'demurrage_until',
  'offer.demurrageThen': 'demurrage_then',
  'offer.storageDays': 'storage_days',
  'offer.included': 'included',
  'offer.includedNote': 'included_note',
  'offer.excluded': 'excluded',
  'offer.excludedNote': 'excluded_note',
}
const lineColumnOf: Readonly<Record<string, LineColumn>> = {
  code: 'charge',
  label: 'label',
  basis: 'basis',
  appliesTo: 'container',
  count: 'count',
  shareOf: 'share_of',
  currency: 'price_currency',
  buyingRate: 'buying',
  sellingRate: 'selling',
  minBuying: 'min_buying',
  minSelling: 'min_selling',
  minQuantity: 'min_quantity',
  breaks: 'breaks',
  rangeReason: 'range_reason',
}

/** Where in the file the field of a card stands: which of its lines, and under which column. */
export const cellOf = (path: string): { at: number; column: CardColumn | LineColumn | null } => {
  const [, at, field = ''] = /^charges\.(\d+)\.(\w+)/.exec(path) ?? []
  if (at !== undefined) return { at: Number(at), column: lineColumnOf[field] ?? null }
  return { at: 0, column: columnOf[path] ?? columnOf[path.split('.')[0]!] ?? null }
}
