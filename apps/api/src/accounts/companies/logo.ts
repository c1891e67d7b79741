// An agent's logo: drawn anew when it is uploaded, stored like a document, handed out as an attachment (C042, Z45).
import { createHash, randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import {
  logoUploadFields,
  type downloadLogo as downloadCall,
  type removeLogo as removeCall,
  type uploadLogo as uploadCall,
} from '@marsa/model/accounts/companies-endpoints.ts'
import { attachment } from '../../kit/attachment.ts'
import { parseInput } from '../../kit/read-input.ts'
import type { Call } from '../../kit/serve.ts'
import type { TakenFile } from '../../messages/chat/parts.ts'
import { logoOf, setLogo } from './companies.store.ts'
import { findAgent, findCompany } from './find-company.ts'
import type { CompaniesParts } from './parts.ts'
import { auditCompany } from './save-company.ts'

const keep = async (parts: CompaniesParts, call: Call<typeof uploadCall>, taken: TakenFile) => {
  const { companyId } = parseInput(logoUploadFields, taken.fields)
  const company = await findAgent(call.db, companyId)
  const key = `logos/${randomUUID()}`
  await taken.keep(key)
  let kept = false
  try {
    // A repeated call gets the first one's answer, and its own file is of no use.
    const stored = await call.once(async (tx) => {
      const before = await setLogo(tx, company.id, { key, mediaType: taken.mediaType, sha256: taken.sha256 })
      await auditCompany(tx, call, 'uploadLogo', company.id)
      return { key, before }
    })
    kept = stored.key === key
    if (kept && stored.before) await parts.files.remove(stored.before)
  } catch (error) {
    // Only a refusal is sure to have rolled back.
    kept = !(error instanceof Problem)
    throw error
  } finally {
    if (!kept) await parts.files.remove(key)
  }
  return succeeded
}

export const uploadLogo =
  (parts: CompaniesParts) =>
  async (call: Call<typeof uploadCall>): Promise<typeof succeeded> => {
    let taken: TakenFile | undefined
    try {
      taken = await parts.takePicture(call.request)
      return await keep(parts, call, taken)
    } catch (error) {
      // The rest of the body is not read any more.
      if (error instanceof Problem) void call.reply.header('connection', 'close')
      throw error
    } finally {
      await taken?.drop()
    }
  }

export const removeLogo =
  (parts: CompaniesParts) =>
  async (call: Call<typeof removeCall>): Promise<typeof succeeded> => {
    const before = await call.once(async (tx) => {
      const company = await findCompany(tx, call.query.companyId)
      const old = await setLogo(tx, company.id, null)
      await auditCompany(tx, call, 'removeLogo', company.id)
      return old
    })
    if (before) await parts.files.remove(before)
    return succeeded
  }

export const downloadLogo =
  (parts: CompaniesParts) =>
  async (call: Call<typeof downloadCall>): Promise<unknown> => {
    const logo = await logoOf(call.db, call.query.agentCode)
    if (!logo) throw new Problem('companies.no-logo')
    const content = await buffer(await parts.files.get(logo.logo_key))
    if (!createHash('sha256').update(content).digest().equals(logo.logo_sha256))
      throw new Error(`the logo ${logo.logo_key} is not what was stored`)
    const ending = logo.logo_media_type === 'image/png' ? 'png' : 'jpg'
    return attachment(call.reply, logo.logo_media_type, `${call.query.agentCode}.${ending}`).send(content)
  }
