// The quotations of a shipment side by side, with the way of each and what it would emit.
import { freightStatus } from '@marsa/model/freight/status.ts'
import type { compareQuotes as contract } from '@marsa/model/freight/quoting/customer-quote-endpoints.ts'
import type { ComparedQuotation } from '@marsa/model/freight/quoting/comparison-endpoints.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import type { Db } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { comparedAround, comparedViews, findCompared } from '../../requests/door.ts'
import { waysFor } from './compare-emissions.ts'
import { freightLine } from '../line.ts'
import type { RequestRow } from '../requests.store.ts'

export const comparedQuotations = async (
  db: Db,
  request: RequestRow,
  { now, settings }: { now: Date; settings: SettingsInForce },
): Promise<{ quotations: ComparedQuotation[]; lead: bigint | undefined }> => {
  const { views, lead } = await comparedViews(freightLine, db, request, { now, settings })
  const ways = await waysFor(db, request, views, settings)
  const unknownWay = { emissions: null, stopPlaces: null }
  return { quotations: views.map((view) => ({ ...view, ...(ways.get(view) ?? unknownWay) })), lead }
}

export const compareQuotes = async (call: Call<typeof contract>) => {
  const request = await findCompared(freightLine, call, call.query.RequestId)
  const { quotations, lead } = await comparedQuotations(call.db, request, call)
  return {
    RequestId: request.id,
    quoteNumber: request.number,
    status: freightStatus({ state: request.state, balanceState: 'NOT_DUE', latest: request.latest }),
    ...(await comparedAround(freightLine, call, signedIn(call), request, lead)),
    quotations,
  }
}
