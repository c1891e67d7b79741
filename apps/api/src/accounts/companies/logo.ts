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
import type { Db } from '../../kit/db.ts'
import { takeBack, type Files } from '../../kit/files.ts'
import { parseInput } from '../../kit/read-input.ts'
import type { Call } from '../../kit/serve.ts'
import type { TakenFile } from '../../messages/chat/parts.ts'
import { companyById, logoOf, setLogo } from './companies.store.ts'
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
    if (kept && stored.before) await takeBack(parts.files, [stored.before])
  } catch (error) {
    // Only a refusal is sure to have rolled back.
    kept = !(error instanceof Problem)
    throw error
  } finally {
    if (!kept) await takeBack(parts.files, [key])
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

type Stored = NonNullable<Awaited<ReturnType<typeof logoOf>>>

/** The bytes of a stored logo, which must be the ones that were stored. */
const contentOf = async (files: Files, logo: Stored): Promise<Buffer> => {
  const content = await buffer(await files.get(logo.logo_key))
  if (!createHash('sha256').update(content).digest().equals(logo.logo_sha256))
    throw new Error(`the logo ${logo.logo_key} is not what was stored`)
  return content
}
const fileName = (code: string, logo: Stored): string =>
  `${code}.${logo.logo_media_type === 'image/png' ? 'png' : 'jpg'}`

export const downloadLogo =
  (parts: CompaniesParts) =>
  async (call: Call<typeof downloadCall>): Promise<unknown> => {
    const { agentCode } = call.query
    const logo = await logoOf(call.db, agentCode)
    if (!logo) throw new Problem('companies.no-logo')
    const content = await contentOf(parts.files, logo)
    return attachment(call.reply, logo.logo_media_type, fileName(agentCode, logo)).send(content)
  }

/** The stored logo of a company by its id, for the lines; undefined where it has none. */
export const companyLogo = (files: Files) => async (db: Db, companyId: string) => {
  const code = (await companyById(db, companyId))?.agent_code
  const logo = code ? await logoOf(db, code) : undefined
  if (!code || !logo) return undefined
  return {
    mediaType: logo.logo_media_type,
    name: fileName(code, logo),
    content: await contentOf(files, logo),
  }
}
