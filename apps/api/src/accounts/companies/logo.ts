// A company's logo: drawn anew when it is uploaded, stored like a document, handed out as an attachment (C042, Z45).
import { createHash, randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import {
  logoUploadFields,
  type downloadLogo as downloadCall,
  type removeLogo as removeCall,
  type uploadLogo as uploadCall,
} from '@marsa/model/accounts/companies/companies-endpoints.ts'
import { logoRefusal } from '@marsa/model/accounts/companies/companies-rules.ts'
import { attachment } from '../../kit/attachment.ts'
import type { Db } from '../../kit/db.ts'
import type { Files } from '../../kit/files.ts'
import { parseInput } from '../../kit/read-input.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { keepTaken, withTakenFile, type TakenFile } from '../../kit/taken-file.ts'
import { logoOf, setLogo, type LogoRow } from './companies.store.ts'
import { findCompany } from './find-company.ts'
import type { CompaniesParts } from './parts.ts'
import { auditCompany } from './save-company.ts'

/** The company that is named, or one's own, whose logo the caller may choose. */
const chosen = async (db: Db, call: Pick<Call, 'actor'>, companyId: string | undefined) => {
  const actor = signedIn(call)
  const { id, kind } = await findCompany(db, companyId ?? actor.companyId)
  refuse(logoRefusal(actor, { companyId: id, kind }))
  return id
}

const keep = async (parts: CompaniesParts, call: Call<typeof uploadCall>, taken: TakenFile) => {
  const id = await chosen(call.db, call, parseInput(logoUploadFields, taken.fields).companyId)
  const key = `logos/${randomUUID()}`
  await keepTaken(parts.files, taken, key, () =>
    call.once(async (tx) => {
      const before = await setLogo(tx, id, { key, mediaType: taken.mediaType, sha256: taken.sha256 })
      await auditCompany(tx, call, 'uploadLogo', id)
      return { key, before }
    }),
  )
  return succeeded
}

export const uploadLogo =
  (parts: CompaniesParts) =>
  (call: Call<typeof uploadCall>): Promise<typeof succeeded> =>
    withTakenFile(call, parts.takePicture, (taken) => keep(parts, call, taken))

export const removeLogo =
  (parts: CompaniesParts) =>
  async (call: Call<typeof removeCall>): Promise<typeof succeeded> => {
    const before = await call.once(async (tx) => {
      const id = await chosen(tx, call, call.query.companyId)
      const old = await setLogo(tx, id, null)
      await auditCompany(tx, call, 'removeLogo', id)
      return old
    })
    if (before) await parts.files.remove(before)
    return succeeded
  }

/** What is asked for by code is an agent's, which everybody may see; by company, one's own or with the right to all. */
const asked = ({ query, relation, ...call }: Call<typeof downloadCall>) => {
  const { companyId: own } = signedIn(call)
  if (query.agentCode !== undefined) return { agentCode: query.agentCode }
  const companyId = query.companyId ?? own
  return companyId === own || relation === 'any' ? { companyId } : undefined
}

/** The bytes of a stored logo, which must be the ones that were stored. */
const contentOf = async (files: Files, logo: LogoRow) => {
  const content = await buffer(await files.get(logo.logo_key))
  if (!createHash('sha256').update(content).digest().equals(logo.logo_sha256))
    throw new Error(`the logo ${logo.logo_key} is not what was stored`)
  const ending = logo.logo_media_type === 'image/png' ? 'png' : 'jpg'
  return { mediaType: logo.logo_media_type, name: `${logo.agent_code ?? 'logo'}.${ending}`, content }
}

export const downloadLogo =
  (parts: CompaniesParts) =>
  async (call: Call<typeof downloadCall>): Promise<unknown> => {
    const of = asked(call)
    const logo = of && (await logoOf(call.db, of))
    if (!logo) throw new Problem('companies.no-logo')
    const { mediaType, name, content } = await contentOf(parts.files, logo)
    return attachment(call.reply, mediaType, name).send(content)
  }

/** The stored logo of a company by its id, for the lines; undefined where it has none. */
export const companyLogo = (files: Files) => async (db: Db, companyId: string) => {
  const logo = await logoOf(db, { companyId })
  return logo && contentOf(files, logo)
}
