// A shipment's row as the calls answer it, in the language of the reader.
import { checkpointPlace } from '@marsa/model/express/carrier/checkpoints.ts'
import type { FrozenLine } from '@marsa/model/express/shipments/settlement.ts'
import type {
  ShipmentPrice,
  ShipmentRow as RowView,
  TrackedShipment,
} from '@marsa/model/express/shipments/shipment-views.ts'
import { isCorrection } from '@marsa/model/express/corrections/correction.ts'
import type { LineCode } from '@marsa/model/express/pricing/price-text.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { toWire, type VatCategory } from '@marsa/model/kit/money.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { emirates, type Emirate } from '@marsa/model/reference/lists.ts'
import type { ShipmentRow, TimelineRow } from './shipments.store.ts'

type StoredLine = { code: string; net: string; vat: string; vatCategory: string; formula: object }

export const thawed = (lines: readonly StoredLine[]): FrozenLine[] =>
  lines.map((line) => ({
    code: line.code as LineCode,
    net: BigInt(line.net),
    vat: BigInt(line.vat),
    vatCategory: line.vatCategory as VatCategory,
    formula: line.formula as Record<Lang, string>,
  }))

export const priceView = (row: ShipmentRow, language: Lang): ShipmentPrice | null =>
  row.price_lines === null || row.total_fils === null
    ? null
    : {
        lines: thawed(row.price_lines).map(({ code, net, vat, formula }) => ({
          code,
          net: toWire(net),
          vat: toWire(vat),
          formula: formula[language],
        })),
        net: toWire(row.net_fils!),
        vat: toWire(row.vat_fils!),
        total: toWire(row.total_fils),
        currency: 'AED',
        plan: row.plan,
      }

const money = (fils: bigint | null): string | null => (fils === null ? null : toWire(fils))

export const rowView = (row: ShipmentRow): RowView => ({
  id: row.id,
  shipmentId: row.number,
  awbNumber: row.waybill,
  status: row.state,
  service: row.service,
  senderName: row.sender_name,
  fromCity: row.from_city,
  recipientName: row.recipient_name,
  toCity: row.to_city,
  toCountry: row.to_country,
  pieces: row.pieces,
  total: money(row.total_fils),
  cod: money(row.cod_fils),
  reference: row.reference,
  pickup: row.slot_day && row.slot_code ? { date: row.slot_day, slotCode: row.slot_code } : null,
  createdAt: toOffset(row.created_at),
  updatedAt: toOffset(row.updated_at),
})

export const timelineView = (rows: readonly TimelineRow[], language: Lang): TrackedShipment['events'] =>
  rows.map(({ state, move, happened_at: at, place }) => ({
    status: state,
    at: toOffset(at),
    isCorrection: isCorrection(move),
    place:
      place === null ? null : (emirates[place as Emirate]?.[language] ?? checkpointPlace(place, language)),
  }))
