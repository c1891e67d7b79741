// Keeps a shipment at each step of its form (E1), and checks, prices and freezes it whole when it is to be paid (E2).
import { restrictedIn } from '@marsa/model/express/shipments/contents.ts'
import { editRefusal } from '@marsa/model/express/shipments/refusals.ts'
import type { saveShipment as contract } from '@marsa/model/express/shipments/shipment-endpoints.ts'
import type { ShipmentDraft, ShipmentForm } from '@marsa/model/express/shipments/shipment-form.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import type { ExpressParts } from '../parts.ts'
import { checkWhole, freezeChecked, insertChecked, type Checked } from './check-whole.ts'
import { endAttempt } from './end-attempt.ts'
import { changed, factsOf, lockOwn } from './own-shipment.ts'
import { priceView } from './shipment-view.ts'
import { insertShipment, keepForm, type ShipmentRow } from './shipments.store.ts'

type SaveCall = Call<typeof contract>

/** Drafts are small: a form that is larger is no form. */
const mostBytes = 64_000

type Kept = { form: ShipmentDraft; whole: Checked | undefined }

const begin = (tx: Tx, call: SaveCall, number: string, { form, whole }: Kept): Promise<ShipmentRow> => {
  const { companyId, userId } = signedIn(call)
  const owner = { number, companyId, userId }
  return whole ? insertChecked(tx, owner, whole) : insertShipment(tx, { ...owner, form })
}

const keep = async (tx: Tx, call: SaveCall, id: string, { form, whole }: Kept): Promise<ShipmentRow> => {
  const { version } = call.body
  const row = await lockOwn(tx, call, id)
  refuse(editRefusal(await factsOf(tx, row), 'customer'))
  if (version !== undefined && version !== row.version) throw new Problem('kit.moved-on')
  if (row.state === 'PENDING_PAYMENT') await endAttempt(tx, row, 'customer')
  const kept = await keepForm(tx, id, form, undefined)
  return whole ? freezeChecked(tx, id, whole, call.now) : kept
}

const words = (draft: ShipmentDraft): string[] => {
  const { description, contents } = draft as Partial<ShipmentForm>
  const said = [description, ...(Array.isArray(contents) ? contents.map((line) => line.description) : [])]
  return [...new Set(said.flatMap((text) => (typeof text === 'string' ? restrictedIn(text) : [])))]
}

export const saveShipment =
  (parts: ExpressParts) =>
  async (call: SaveCall): Promise<AnswerOf<typeof contract>> => {
    const { id, version: _version, toPay, terms, withPlan, ...form } = call.body
    if (JSON.stringify(form).length > mostBytes) throw new Problem('kit.invalid')
    if (toPay && !terms) throw new Problem('kit.invalid', {}, { terms: 'express.terms' })
    const whole = toPay ? await checkWhole(parts, call, form, { withPlan }) : undefined
    const number = id ? '' : await parts.numbers.next(call.now)
    return call.once(async (tx) => {
      const kept = { form, whole }
      const row = id ? await keep(tx, call, id, kept) : await begin(tx, call, number, kept)
      await changed(tx, row)
      return {
        id: row.id,
        shipmentId: row.number,
        awbNumber: row.waybill,
        status: row.state,
        version: row.version,
        amountDue: whole ? toWire(row.total_fils!) : null,
        price: whole ? priceView(row, call.language) : null,
        warnings: words(form),
        savedAt: toOffset(row.updated_at),
      }
    })
  }
