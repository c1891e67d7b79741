// A shipment's form checked whole with its price, and both kept with it (E2).
import { attachmentFaults, attachmentNeeds } from '@marsa/model/express/attachments/attachments.ts'
import { normalisedAddress } from '@marsa/model/express/places/address-check.ts'
import { readGrams, readMillimetres } from '@marsa/model/express/pricing/parcel.ts'
import { addressOf, type End, type Party } from '@marsa/model/express/shipments/party.ts'
import { ShipmentForm, type ShipmentDraft } from '@marsa/model/express/shipments/shipment-form.ts'
import {
  codFilsOf,
  declaredFilsOf,
  ratedOf,
  shipmentFaults,
} from '@marsa/model/express/shipments/shipment-rules.ts'
import { slotRefusal } from '@marsa/model/express/shipments/slots.ts'
import { parseMoney } from '@marsa/model/kit/money.ts'
import type { DocCode } from '@marsa/model/documents/document-type.ts'
import { codesOf, Problem } from '@marsa/model/kit/problem.ts'
import type { Db, Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { heldAttachments } from '../attachments/attachments.ts'
import { creditsOf } from '../bundles/leases.ts'
import type { KnownPlaces } from '../places/known-places.ts'
import { findAsked, pricedServices, type PriceParts } from '../pricing/price-asked.ts'
import { freezeShipment, insertShipment, type FrozenPrice, type ShipmentRow } from './shipments.store.ts'
import { leftOn } from './slots.store.ts'

/** What of a call a check needs. */
type Asking = Pick<Call, 'db' | 'now' | 'settings' | 'actor'>

const inFinalShape = (end: End, party: Party): Party => {
  const { building, unit, landmark, postcode, makani, mobile } = normalisedAddress(addressOf(end, party))
  return { ...party, building, unit, landmark, postcode, makani, mobile }
}

/** Whether the chosen pickup can be booked now; it is taken when the shipment is paid. */
const slotFault = async (
  { places }: PriceParts,
  { db, now }: Asking,
  form: ShipmentForm,
): Promise<string | undefined> => {
  if (form.dropOff || !form.slot) return undefined
  const refused = slotRefusal(form.slot, now, await places.holidays(db))
  if (refused) return refused
  const area = await places.emirate(db, form.from.city)
  const left = area && (await leftOn(db, area, form.slot.date)).get(form.slot.slotCode)
  return left === 0 ? 'express.slot-full' : undefined
}

const isIndividual = (call: Asking): boolean => signedIn(call).role === 'customer'

/** The form checked whole with its price, or a refusal that names each field; its papers are looked at when it is frozen. */
export const checkWhole = async (
  { tariffs, places }: PriceParts,
  call: Asking,
  draft: ShipmentDraft,
  { withPlan }: { withPlan: boolean },
) => {
  const parsed = ShipmentForm.safeParse(draft)
  if (!parsed.success) throw new Problem('kit.invalid', {}, codesOf(parsed.error.issues))
  const form: ShipmentForm = {
    ...parsed.data,
    sender: inFinalShape(parsed.data.from, parsed.data.sender),
    recipient: inFinalShape(parsed.data.to, parsed.data.recipient),
  }
  const plan = withPlan ? (await creditsOf(call.db, signedIn(call).companyId))?.plan : undefined
  const asked = { ...ratedOf(form), codFils: codFilsOf(form), withPlan: plan }
  const { found, faults } = await findAsked({ db: call.db, places }, asked, call.now)
  const slot = await slotFault({ tariffs, places }, call, form)
  const who = { isIndividual: isIndividual(call) }
  const wrong = {
    ...shipmentFaults(form, { mayCollect: !who.isIndividual }),
    ...faults,
    ...(slot && { slot }),
  }
  if (!found || Object.keys(wrong).length > 0) throw new Problem('kit.invalid', {}, wrong)
  const { db, now, settings } = call
  const { priced, rates } = await pricedServices({ db, now, settings, tariffs, places }, asked, found)
  const chosen = priced.find(({ price }) => price.service === form.service)
  if (!chosen) throw new Problem('kit.invalid', {}, { service: 'express.service-missing' })
  return {
    form,
    who,
    chosen,
    plan: chosen.price.by === 'plan' ? plan : undefined,
    tariffFrom: rates.tariff.validFrom,
    area: await areaOf(places, db, form.from),
    toArea: await areaOf(places, db, form.to),
  }
}

const areaOf = async (places: KnownPlaces, db: Db, { country, city }: End) =>
  country === 'AE' ? ((await places.emirate(db, city)) ?? null) : null

/** Parcels and goods in whole grams, millimetres and fils, as they are kept. */
const parcelRows = (form: ShipmentForm): object[] =>
  form.packages.map(({ weight, length, width, height, packaging }, at) => ({
    n: at + 1,
    grams: readGrams(weight),
    length_mm: readMillimetres(length),
    width_mm: readMillimetres(width),
    height_mm: readMillimetres(height),
    packaging,
  }))

const contentRows = (form: ShipmentForm): object[] =>
  (form.contents ?? []).map((line, at) => ({
    ...line,
    n: at + 1,
    fils: String(parseMoney(line.unitValue)),
    grams: readGrams(line.netWeight),
  }))

export type Checked = Awaited<ReturnType<typeof checkWhole>>

const frozenOf = ({ form, chosen, plan, tariffFrom, area, toArea }: Checked): FrozenPrice => {
  const { price, eta } = chosen
  return {
    service: form.service,
    plan: plan ?? null,
    promotionCode: price.by === 'code' ? (form.promotionCode ?? null) : null,
    lines: price.lines,
    netFils: price.net,
    vatFils: price.vat,
    totalFils: price.total,
    listFils: chosen.listFils,
    tariffFrom,
    expectedOn: eta.day,
    declaredFils: declaredFilsOf(form),
    coveredFils: form.cover ? declaredFilsOf(form) : null,
    codFils: codFilsOf(form) ?? null,
    parcels: parcelRows(form),
    contents: contentRows(form),
    area,
    toArea,
  }
}

const refuseMissing = ({ form, who }: Checked, held: readonly DocCode[]): void => {
  const missing = attachmentFaults(form, who, held)
  if (Object.keys(missing).length > 0) throw new Problem('kit.invalid', {}, missing)
}

/** E1 and E2 at once: nothing could be attached to it yet. */
export const insertChecked = (
  tx: Tx,
  owner: { number: string; companyId: string; userId: string },
  whole: Checked,
): Promise<ShipmentRow> => {
  refuseMissing(whole, [])
  return insertShipment(tx, { ...owner, form: whole.form, price: frozenOf(whole) })
}

/** E2, under the shipment's lock: its papers must be there until the price holds. */
export const freezeChecked = async (tx: Tx, id: string, whole: Checked, now: Date): Promise<ShipmentRow> => {
  const { form, who } = whole
  if (attachmentNeeds(form, who).length > 0) refuseMissing(whole, await heldAttachments(tx, id, now))
  return freezeShipment(tx, id, form, frozenOf(whole))
}
