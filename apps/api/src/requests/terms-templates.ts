// Templates of terms: an agent's people keep them for their company, and nobody else sees them.
import {
  mostTemplates,
  type listTermsTemplates as listContract,
  type removeTermsTemplate as removeContract,
  type saveTermsTemplate as saveContract,
} from '@marsa/model/requests/terms-template-endpoints.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import {
  countTemplates,
  deleteTemplate,
  insertTemplate,
  isNameTaken,
  listTemplateRows,
  lockTemplatesOf,
  updateTemplate,
} from './terms-templates.store.ts'

export const listTermsTemplates = async (
  call: Call<typeof listContract>,
): Promise<AnswerOf<typeof listContract>> => ({
  templates: (await listTemplateRows(call.db, signedIn(call).companyId)).map((row) => ({
    templateId: row.id,
    name: row.name,
    remarks: row.remarks,
    terms: row.terms,
    changedBy: row.changed_by,
    changedAt: toOffset(row.changed_at),
  })),
})

export const saveTermsTemplate = (
  call: Call<typeof saveContract>,
): Promise<AnswerOf<typeof saveContract>> => {
  const actor = signedIn(call)
  const { templateId, ...content } = call.body
  return call.once(async (tx) => {
    await lockTemplatesOf(tx, actor.companyId)
    if (await isNameTaken(tx, actor.companyId, call.body))
      throw new Problem('quotes.template-taken', {}, { name: 'quotes.template-taken' })
    if (templateId !== undefined) {
      if (!(await updateTemplate(tx, actor, { ...content, templateId })))
        throw new Problem('quotes.template-none')
      return { ...succeeded, templateId }
    }
    if ((await countTemplates(tx, actor.companyId)) >= mostTemplates)
      throw new Problem('quotes.template-many', { limit: mostTemplates })
    return { ...succeeded, templateId: await insertTemplate(tx, actor, content) }
  })
}

export const removeTermsTemplate = (call: Call<typeof removeContract>): Promise<typeof succeeded> =>
  call.once(async (tx) => {
    if (!(await deleteTemplate(tx, signedIn(call).companyId, call.query.id)))
      throw new Problem('quotes.template-none')
    return succeeded
  })
