// Recomputes the chain of one day and says what does not agree.
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type { checkAuditDay as contract } from '@marsa/model/overview/audit-endpoints.ts'
import { checkAuditChain, keptRoots } from '../../kit/audit-chain.ts'
import type { Call } from '../../kit/serve.ts'

const mostFaults = 100

/** `folder` holds the roots of the chains. */
export const checkAuditDay =
  (folder: string) =>
  async (call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => {
    const { day } = call.query
    const faults = await checkAuditChain(call.db, day, folder)
    return {
      day,
      faults: faults.slice(0, mostFaults),
      faultCount: faults.length,
      roots: await keptRoots(folder, day),
    }
  }
