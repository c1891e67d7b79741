// The logo of the warehouse that has won a request (C108): stored pictures only, as they were drawn anew (Z45).
import { Problem } from '@marsa/model/kit/problem.ts'
import type { downloadStorageLogo as contract } from '@marsa/model/warehouse/request-endpoints.ts'
import { attachment } from '../../kit/attachment.ts'
import type { Db } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { findStorage } from '../usual.ts'

/** The stored logo of a company; undefined where it has none. */
export type LogoOf = (
  db: Db,
  companyId: string,
) => Promise<{ mediaType: string; name: string; content: Buffer } | undefined>

export const downloadStorageLogo =
  (logoOf: LogoOf) =>
  async (call: Call<typeof contract>): Promise<unknown> => {
    const request = await findStorage(call.db, signedIn(call), call.relation, call.body.storageRequestID)
    if (!request) throw new Problem('warehouse.not-found')
    const logo = request.agent_id ? await logoOf(call.db, request.agent_id) : undefined
    if (!logo) throw new Problem('warehouse.no-logo')
    return attachment(call.reply, logo.mediaType, logo.name).send(logo.content)
  }
