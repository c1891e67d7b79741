// The quotations of a storage request side by side, with the share that is paid at acceptance.
import type { compareStorageQuotes as contract } from '@marsa/model/warehouse/quote-endpoints.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { comparedAround, comparedViews, findCompared } from '../../requests/door.ts'
import { storageLine } from '../line.ts'

export const compareStorageQuotes = async (call: Call<typeof contract>) => {
  const request = await findCompared(storageLine, call, call.query.storageRequestID)
  const { views, lead } = await comparedViews(storageLine, call.db, request, call)
  return {
    storageRequestID: request.id,
    shipmentReferenceNumber: request.number,
    status: request.state,
    ...(await comparedAround(storageLine, call, signedIn(call), request, lead)),
    downPercent: call.settings['payments.warehouse-down-percent'],
    quotations: views,
  }
}
