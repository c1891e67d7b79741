// A storage request as an invited warehouse works on it, with its own quotation and answer clock (C105).
import { Problem } from '@marsa/model/kit/problem.ts'
import type { viewStorageQuoteAgent as contract } from '@marsa/model/warehouse/quote-endpoints.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { agentWork } from '../../requests/door.ts'
import { storageDetail } from '../detail.store.ts'
import { storageLine } from '../line.ts'
import { toDetail } from '../view-storage.ts'

export const viewStorageQuoteAgent = async (call: Call<typeof contract>) => {
  const actor = signedIn(call)
  const row = await storageDetail(call.db, actor, call.relation, call.query.RequestId)
  if (!row) throw new Problem('warehouse.not-found')
  return { storage: toDetail(actor, row, call), ...(await agentWork(storageLine, call, actor, row)) }
}
