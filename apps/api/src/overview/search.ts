// The header search over every line the person may see (C040).
import type { search as contract, SearchHit } from '@marsa/model/overview/endpoints.ts'
import { findFreight } from '../freight/door.ts'
import { signedIn, type Call } from '../kit/serve.ts'

export const search = async (call: Call<typeof contract>): Promise<{ items: SearchHit[] }> => ({
  items: await findFreight(call.db, signedIn(call), call.relation, call.query.text),
})
