// The events of a shipment in the words of carriers, for programs of its customer, its agent and staff.
import { Problem } from '@marsa/model/kit/problem.ts'
import type { listTransportEvents as contract } from '@marsa/model/freight/events/event-endpoints.ts'
import { writeDcsa, writeOneRecord } from '@marsa/model/freight/events/write-events.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { requestDetail } from '../detail.store.ts'
import { toDetail } from '../view-shipment.ts'

export const listTransportEvents =
  (secret: string) =>
  async (call: Call<typeof contract>): Promise<Record<string, unknown>[]> => {
    const actor = signedIn(call)
    const { id, format } = call.query
    const row = await requestDetail(call.db, actor, call.relation, id)
    if (!row) throw new Problem('freight.not-found')
    const shipment = toDetail(actor, row, call, secret)
    // Only those who have part in a booking read its money and its events.
    if (!shipment.money) throw new Problem('freight.not-booked')
    return format === 'dcsa' ? writeDcsa(shipment) : writeOneRecord(shipment)
  }
