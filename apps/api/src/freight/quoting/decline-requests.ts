// An agent declines to quote for many requests, each in a transaction of its own (Q2).
import type { declineRequests as contract } from '@marsa/model/freight/bulk/bulk-action-endpoints.ts'
import { eachOf } from '../../kit/each-of.ts'
import type { Call } from '../../kit/serve.ts'
import { declineRequest } from '../../requests/door.ts'
import { freightLine } from '../line.ts'

export const declineRequests = async (call: Call<typeof contract>) => {
  const { ids, reason } = call.body
  return {
    outcomes: await eachOf(ids, (id) =>
      call.onceFor(id, (tx) => declineRequest(freightLine, tx, call, id, reason)),
    ),
  }
}
