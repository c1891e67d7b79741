// Asking for storage and comparing what is offered, under the documented names of storage (C094).
import { answerMinutesIn } from '@marsa/model/requests/validity.ts'
import type { compareStorageQuotes as compareContract } from '@marsa/model/warehouse/quote-endpoints.ts'
import type { saveStorage as saveContract } from '@marsa/model/warehouse/request-endpoints.ts'
import type { Call } from '../kit/serve.ts'
import { compareFor, saveFor } from '../requests/door.ts'
import { storageLine } from './line.ts'

export const saveStorage = async (call: Call<typeof saveContract>) => {
  const { storageRequestID, ...body } = call.body
  const saved = await saveFor(storageLine)({ ...call, body: { ...body, id: storageRequestID } })
  const { id, number, ...invited } = saved
  return {
    status: 'SUCCESS' as const,
    errorMessage: null,
    storageRequestID: id,
    shipmentReferenceNumber: number,
    ...invited,
    answerMinutes: answerMinutesIn(call.settings).warehouse,
  }
}

export const compareStorageQuotes = async (call: Call<typeof compareContract>) => {
  const asked = { ...call, query: { id: call.query.storageRequestID } }
  const { id, number, ...compared } = await compareFor(storageLine)(asked)
  return {
    storageRequestID: id,
    shipmentReferenceNumber: number,
    ...compared,
    downPercent: call.settings['payments.warehouse-down-percent'],
  }
}
