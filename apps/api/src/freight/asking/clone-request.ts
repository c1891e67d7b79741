// Copies a request of any state into a new draft (F21): what was shipped, not its documents, numbers or days that have passed.
import { dayOf } from '@marsa/model/kit/day.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { RequestDraft } from '@marsa/model/freight/asking/request-form.ts'
import type { cloneRequest as contract } from '@marsa/model/freight/changes/change-endpoints.ts'
import { shapeNow } from '@marsa/model/freight/cargo/cargo-shape.ts'
import { audit } from '../../kit/audit.ts'
import { nextNumber } from '../../kit/numbers.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { findRequest, insertDraft } from '../requests.store.ts'
import { columnsOf } from './save-request.ts'

/** Belongs to the one shipment that was. */
const ofThatShipment = ['blNumber', 'awbNumber', 'containerNumber'] as const

const copyOf = (form: RequestDraft, now: Date): RequestDraft => {
  const copy = { ...form }
  for (const field of ofThatShipment) delete copy[field]
  if (Array.isArray(copy.vehicles))
    copy.vehicles = copy.vehicles.map(({ chassis: _, ...vehicle }: { chassis?: unknown }) => vehicle)
  // A copy is asked what is asked now.
  copy.shape = shapeNow
  const today = dayOf(now)
  if (typeof copy.readyFrom === 'string' && copy.readyFrom < today) delete copy.readyFrom
  if (typeof copy.deliverBy === 'string' && copy.deliverBy <= today) delete copy.deliverBy
  if (typeof copy.pickupAt === 'string' && Date.parse(copy.pickupAt) < now.getTime()) delete copy.pickupAt
  return copy
}

export const cloneRequest = (call: Call<typeof contract>) => {
  const { now } = call
  const actor = signedIn(call)
  return call.once(async (tx) => {
    const source = await findRequest(tx, actor, call.relation, call.query.id)
    if (!source) throw new Problem('freight.not-found')
    const draft = await insertDraft(tx, {
      ...columnsOf(copyOf(source.form, now)),
      number: await nextNumber(tx, 'FR', now),
      companyId: actor.companyId,
      userId: actor.userId,
    })
    await audit(tx, {
      kind: 'customer',
      action: 'cloneRequest',
      objectKind: 'freight-request',
      objectId: draft.id,
      companyId: actor.companyId,
      reason: source.number,
    })
    return { RequestId: draft.id, quoteNumber: draft.number }
  })
}
