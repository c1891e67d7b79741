// Keeps a shipment at each step of its form (E1), and checks, prices and freezes it whole when it is to be paid (E2).
import type { z } from 'zod'
import { restrictedIn } from '@marsa/model/express/shipments/contents.ts'
import { normalisedAddress } from '@marsa/model/express/places/address-check.ts'
import { addressOf, type End, type Party } from '@marsa/model/express/shipments/party.ts'
import { editRefusal } from '@marsa/model/express/shipments/refusals.ts'
import type { saveShipment as contract } from '@marsa/model/express/shipments/shipment-endpoints.ts'
import { ShipmentForm, type ShipmentDraft } from '@marsa/model/express/shipments/shipment-form.ts'
import {
  codFilsOf,
  declaredFilsOf,
  ratedOf,
  shipmentFaults,
} from '@marsa/model/express/shipments/shipment-rules.ts'
import { slotRefusal } from '@marsa/model/express/shipments/slots.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { parseMoney, toWire } from '@marsa/model/kit/money.ts'
import { readGrams, readMillimetres } from '@marsa/model/express/pricing/parcel.ts'
import { Problem, refuse, type FieldProblems } from '@marsa/model/kit/problem.ts'
import type { Tx } from '../../kit/db.ts'
import { nextNumber } from '../../kit/numbers.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { calendarOf } from '../../reference/door.ts'
import { creditsOf } from '../bundles/leases.ts'
import { findAsked, pricedServices } from '../pricing/price-asked.ts'
import type { ExpressParts } from '../parts.ts'
import { endAttempt } from './end-attempt.ts'
import { changed, factsOf, lockOwn } from './own-shipment.ts'
import { priceView } from './shipment-view.ts'
import { freezeShipment, insertShipment, keepForm, type ShipmentRow } from './shipments.store.ts'
import { emirateOf, leftOn } from './slots.store.ts'

type SaveCall = Call<typeof contract>

/** Drafts are small: a form that is larger is no form. */
const mostBytes = 64_000

const keep = async (tx: Tx, call: SaveCall, form: ShipmentDraft): Promise<ShipmentRow> => {
  const { companyId, userId } = signedIn(call)
  const { id, version } = call.body
  if (!id) {
    const number = await nextNumber(tx, 'EX', call.now)
    return insertShipment(tx, { number, companyId, userId, form })
  }
  const row = await lockOwn(tx, call, id)
  refuse(editRefusal(await factsOf(tx, row), 'customer'))
  if (version !== undefined && version !== row.version) throw new Problem('kit.moved-on')
  if (row.state === 'PENDING_PAYMENT') await endAttempt(tx, row, 'customer')
  return keepForm(tx, row.id, form, undefined)
}

const issuesOf = (error: z.ZodError): FieldProblems =>
  Object.fromEntries(
    error.issues.map(({ path, message }) => [
      path.join('.'),
      /^[a-z]+(\.[a-z-]+)+$/.test(message) ? message : 'kit.field.required',
    ]),
  )

const inFinalShape = (end: End, party: Party): Party => {
  const { building, unit, landmark, postcode, makani, mobile } = normalisedAddress(addressOf(end, party))
  return { ...party, building, unit, landmark, postcode, makani, mobile }
}

/** Whether the chosen pickup can be booked now; it is taken when the shipment is paid. */
const slotFault = async ({ db, now }: SaveCall, form: ShipmentForm): Promise<string | undefined> => {
  if (form.dropOff || !form.slot) return undefined
  const { exceptions } = await calendarOf(db, 'market')
  const refused = slotRefusal(form.slot, now, (day) => exceptions[day] === null)
  if (refused) return refused
  const area = await emirateOf(db, form.from.city)
  const left = area && (await leftOn(db, area, form.slot.date)).get(form.slot.slotCode)
  return left === 0 ? 'express.slot-full' : undefined
}

const mayCollect = (call: SaveCall): boolean => signedIn(call).role !== 'customer'

/** The form checked whole with its price, or a refusal that names each field. */
const checkWhole = async (
  { tariffs }: ExpressParts,
  call: SaveCall,
  draft: ShipmentDraft,
  withPlan: boolean,
) => {
  const parsed = ShipmentForm.safeParse(draft)
  if (!parsed.success) throw new Problem('kit.invalid', {}, issuesOf(parsed.error))
  const form: ShipmentForm = {
    ...parsed.data,
    sender: inFinalShape(parsed.data.from, parsed.data.sender),
    recipient: inFinalShape(parsed.data.to, parsed.data.recipient),
  }
  const plan = withPlan ? (await creditsOf(call.db, signedIn(call).companyId))?.plan : undefined
  const asked = { ...ratedOf(form), codFils: codFilsOf(form), withPlan: plan }
  const { found, faults } = await findAsked(call.db, asked, call.now)
  const slot = await slotFault(call, form)
  const wrong = {
    ...shipmentFaults(form, { mayCollect: mayCollect(call) }),
    ...faults,
    ...(slot && { slot }),
  }
  if (!found || Object.keys(wrong).length > 0) throw new Problem('kit.invalid', {}, wrong)
  const { priced, rates } = await pricedServices({ ...call, tariffs }, asked, found)
  const chosen = priced.find(({ price }) => price.service === form.service)
  if (!chosen) throw new Problem('kit.invalid', {}, { service: 'express.service-missing' })
  return {
    form,
    chosen,
    plan: chosen.price.by === 'plan' ? plan : undefined,
    tariffFrom: rates.tariff.validFrom,
  }
}

const areaOf = async (tx: Tx, { country, city }: ShipmentForm['from']) =>
  country === 'AE' ? ((await emirateOf(tx, city)) ?? null) : null

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

const words = (draft: ShipmentDraft): string[] => {
  const { description, contents } = draft as Partial<ShipmentForm>
  const said = [description, ...(Array.isArray(contents) ? contents.map((line) => line.description) : [])]
  return [...new Set(said.flatMap((text) => (typeof text === 'string' ? restrictedIn(text) : [])))]
}

export const saveShipment =
  (parts: ExpressParts) =>
  async (call: SaveCall): Promise<AnswerOf<typeof contract>> => {
    const { id: _id, version: _version, toPay, terms, withPlan, ...draft } = call.body
    if (JSON.stringify(draft).length > mostBytes) throw new Problem('kit.invalid')
    if (toPay && !terms) throw new Problem('kit.invalid', {}, { terms: 'express.terms' })
    const whole = toPay ? await checkWhole(parts, call, draft, withPlan) : undefined
    return call.once(async (tx) => {
      const kept = await keep(tx, call, draft)
      const row = whole
        ? await freezeShipment(tx, kept.id, whole.form, {
            service: whole.form.service,
            plan: whole.plan ?? null,
            promotionCode: whole.chosen.price.by === 'code' ? (whole.form.promotionCode ?? null) : null,
            lines: whole.chosen.price.lines,
            netFils: whole.chosen.price.net,
            vatFils: whole.chosen.price.vat,
            totalFils: whole.chosen.price.total,
            listFils: whole.chosen.listFils,
            tariffFrom: whole.tariffFrom,
            expectedOn: whole.chosen.eta.day,
            declaredFils: declaredFilsOf(whole.form),
            coveredFils: whole.form.cover ? declaredFilsOf(whole.form) : null,
            codFils: codFilsOf(whole.form) ?? null,
            parcels: parcelRows(whole.form),
            contents: contentRows(whole.form),
            area: await areaOf(tx, whole.form.from),
            toArea: await areaOf(tx, whole.form.to),
          })
        : kept
      await changed(tx, row)
      return {
        id: row.id,
        shipmentId: row.number,
        awbNumber: row.waybill,
        status: row.state,
        version: row.version,
        amountDue: whole ? toWire(row.total_fils!) : null,
        price: whole ? priceView(row, call.language) : null,
        warnings: words(draft),
        savedAt: toOffset(row.updated_at),
      }
    })
  }
