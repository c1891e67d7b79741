// Bulk uploads of parcels: how a line of the sheet becomes the draft that the form would have made, what is wrong with it, and its price.
import { codesOf, type FieldProblems } from '../../kit/problem.ts'
import { foldText } from '../../reference/fold.ts'
import { readCells } from '../../requests/bulk/bulk-cells.ts'
import { nearestOf } from '../../requests/bulk/bulk-nearest.ts'
import type { BulkSheet } from '../../requests/bulk/bulk-sheet.ts'
import { readParcel } from '../pricing/rate-rules.ts'
import { priceOf, surchargesOf } from '../pricing/price.ts'
import { promotionCodePattern, promotionRefusal, type Promotion } from '../pricing/promotion.ts'
import { ratedShipment, type RatedCity } from '../pricing/rated-shipment.ts'
import type { Tariff } from '../pricing/tariff.ts'
import type { Plan } from '../services.ts'
import type { End, PartyValues } from '../shipments/party.ts'
import { ShipmentForm, type ShipmentDraft } from '../shipments/shipment-form.ts'
import { codFilsOf, ratedOf, shipmentFaults } from '../shipments/shipment-rules.ts'
import { slotRefusal, type Slot } from '../shipments/slots.ts'
import { parcelColumns } from './parcel-columns.ts'

export type SavedSender = { label: string; end: End; party: Partial<PartyValues> }

/** What the cells of a company's sheet lead to, and what a price is made of. */
export type ParcelsKnown = {
  /** By their folded names. */
  senders: ReadonlyMap<string, SavedSender>
  /** Of lines that name none. */
  sender: SavedSender | undefined
  /** By their folded names in either language. */
  cities: ReadonlyMap<string, RatedCity>
  promotions: ReadonlyMap<string, Promotion>
  tariff: Tariff
  plan: Plan | undefined
  mayCollect: boolean
  holidays: ReadonlySet<string>
}

type Cells = Record<string, unknown>

const emptyParty = {
  name: '',
  company: '',
  mobile: '',
  email: '',
  building: '',
  unit: '',
  landmark: '',
  postcode: '',
  makani: '',
  latitude: null,
  longitude: null,
  note: '',
}

const texts = (cells: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries((cells ?? {}) as Cells).map(([name, value]) => [name, String(value)]))

/** Nothing that is not there. */
const present = (cells: Cells): Cells =>
  Object.fromEntries(Object.entries(cells).filter(([, value]) => value !== undefined && value !== null))

const senderOf = (cells: unknown, known: ParcelsKnown, faults: FieldProblems): SavedSender | undefined => {
  const { saved } = texts(cells)
  const found = saved ? known.senders.get(foldText(saved)) : known.sender
  if (!found) faults['sender.saved'] = saved ? 'express.bulk-address' : 'express.bulk-sender'
  return found
}

const draftOf = (values: Cells, sender: SavedSender | undefined, known: ParcelsKnown): ShipmentDraft => {
  const { weight = '', length = '', width = '', height = '' } = texts(values['parcel'])
  const { city = '' } = texts(values['to'])
  const found = known.cities.get(foldText(city))
  const slot = values['slot'] as Partial<Slot> | undefined
  const code = values['promotionCode'] as string | undefined
  return present({
    from: sender?.end ?? { country: 'AE', city: '' },
    sender: { ...emptyParty, ...present(sender?.party ?? {}) },
    to: { country: 'AE', city: found?.nameEn ?? city },
    recipient: { ...emptyParty, ...texts(values['recipient']), ...texts(values['address']) },
    shipmentType: 'GOODS',
    packages: [{ weight, length, width, height, packaging: 'OWN' }],
    description: values['description'] ?? '',
    declaredValue: values['declaredValue'],
    cod: values['cod'],
    service: 'DOMESTIC',
    cover: values['cover'] === true,
    promotionCode: code?.toUpperCase(),
    dropOff: slot === undefined,
    slot,
    proof: ['CODE', 'SIGNATURE'],
    reference: values['reference'],
  })
}

const ofSender = /^(sender|from)\b/
const ofAddress = /^recipient\.(building|unit|landmark|makani|note)$/

/** The column of a field of the form. */
const columnOf = (path: string): string => {
  if (ofSender.test(path)) return 'sender.saved'
  if (ofAddress.test(path)) return path.replace('recipient', 'address')
  if (path.startsWith('packages.')) return path.replace(/^packages\.\d+/, 'parcel')
  return path === 'slot' ? 'slot.date' : path === 'to.country' ? 'to.city' : path
}

const formFaults = (draft: ShipmentDraft, known: ParcelsKnown, now: Date): FieldProblems => {
  // Whoever pays says it of all of them.
  const parsed = ShipmentForm.safeParse({ ...draft, nothingRestricted: true })
  if (!parsed.success) return codesOf(parsed.error.issues)
  const form = parsed.data
  const code = form.promotionCode
  const wrongCode = code && promotionRefusal(known.promotions.get(code), ['DOMESTIC'], now)
  const wrongSlot = form.slot && slotRefusal(form.slot, now, (date) => known.holidays.has(date))
  return {
    ...shipmentFaults(form, { mayCollect: known.mayCollect }),
    ...(wrongSlot && { slot: wrongSlot }),
    ...(wrongCode && { promotionCode: wrongCode }),
  }
}

const priceFor = (
  draft: ShipmentDraft,
  known: ParcelsKnown,
  settings: Parameters<typeof surchargesOf>[0],
): bigint => {
  const form = ShipmentForm.parse({ ...draft, nothingRestricted: true })
  const city = (name: string) => known.cities.get(foldText(name))
  const asked = { ...ratedOf(form), codFils: codFilsOf(form), withPlan: known.plan }
  const found = {
    leg: 'domestic' as const,
    from: city(form.from.city),
    to: city(form.to.city),
    promotion: form.promotionCode ? known.promotions.get(form.promotionCode) : undefined,
  }
  const shipment = ratedShipment(
    asked,
    found,
    form.packages.map((each) => readParcel(each)!),
  )
  return priceOf(shipment, 'DOMESTIC', { tariff: known.tariff, surcharges: surchargesOf(settings) }).total
}

const read: BulkSheet<ParcelsKnown>['read'] = (cells, known, now, settings) => {
  const { values, faults } = readCells('express', parcelColumns, cells)
  const sender = senderOf(values['sender'], known, faults)
  const draft = draftOf(values, sender, known)
  const { city } = texts(values['to'])
  if (city && !known.cities.has(foldText(city))) faults['to.city'] = 'express.address-city-unknown'
  const code = values['promotionCode']
  if (typeof code === 'string' && !promotionCodePattern.test(code.toUpperCase()))
    faults['promotionCode'] = 'express.promotion-unknown'
  const found = Object.entries(formFaults(draft, known, now)).map(([path, problem]): [string, string] => {
    const column = columnOf(path)
    return [column, column === 'sender.saved' ? 'express.bulk-sender-incomplete' : problem]
  })
  const problems = { ...Object.fromEntries(found), ...faults }
  const isFine = Object.keys(problems).length === 0
  return { draft, problems, fils: isFine ? priceFor(draft, known, settings) : undefined }
}

/** Parcels of one sheet. */
export const mostParcels = 500

export const parcelSheet: BulkSheet<ParcelsKnown> = {
  line: 'express',
  rows: mostParcels,
  columns: parcelColumns,
  notes: [
    {
      en: 'Each line is one parcel within the Emirates. International shipments need customs details, so enter them one by one.',
      ar: 'كل سطر طرد واحد داخل الإمارات. تحتاج الشحنات الدولية إلى بيانات جمركية وتُدخل كل منها على حدة.',
    },
    {
      en: 'If you leave the pickup day empty, bring the parcels to a depot. Cash on delivery is for companies only.',
      ar: 'من دون يوم استلام تسلّم الطرود في مركز التوزيع. الدفع عند الاستلام متاح للشركات.',
    },
  ],
  read,
  unknown: ['express.bulk-choice', 'express.bulk-address', 'express.address-city-unknown'],
  meant: (field, text, _draft, known) => {
    if (field === 'sender.saved')
      return nearestOf(known.senders, text).map(({ label }) => ({ text: label, en: label, ar: label }))
    if (field === 'to.city')
      return nearestOf(known.cities, text).map(({ nameEn, nameAr }) => ({
        text: nameEn,
        en: nameEn,
        ar: nameAr,
      }))
    return undefined
  },
}
