// The calls that give files to drafts: each file is uploaded once, to the first draft that takes it, and copied to the others.
import { copyDocument, uploadDocuments } from '@marsa/model/documents/endpoints.ts'
import type { DocCode } from '@marsa/model/documents/document-type.ts'
import { inPortions } from '@marsa/model/kit/portions.ts'
import type { Outcome } from '@marsa/model/kit/bulk-action.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { uploadDocument } from '../../documents/door.tsx'
import { call, isUncertain, type Refusal } from '../../kit/call.ts'
import type { Step } from '../../requests/door.tsx'

/** What stands against one draft; whatever else is refused is wrong with the file, and so for every draft. */
const ofTheDraft: readonly string[] = [
  'kit.not-found',
  'kit.moved-on',
  'kit.forbidden',
  'documents.quota',
  'documents.name-taken',
]

const refusedFor = (id: string, { code, params, fields }: Refusal): Outcome => ({
  id,
  code,
  params,
  fields: Object.entries(fields).map(([field, own]) => ({ field, code: own })),
})

/** Passing troubles stop the work, so that it goes on with the same keys. */
const isPassing = (problem: Refusal): boolean =>
  isUncertain(problem) || problem.status === 401 || problem.status === 429 || problem.code === 'kit.read-only'

const copySteps = (documentId: string, ids: readonly string[]): Step[] =>
  inPortions(ids).map((portion) => {
    const idempotencyKey = crypto.randomUUID()
    return () => call(copyDocument, { body: { documentId, ids: portion }, idempotencyKey })
  })

export const attachStep = (file: File, docCode: DocCode, ids: readonly string[], lang: Lang): Step => {
  const [first, ...others] = ids
  const key = crypto.randomUUID()
  return async () => {
    if (first === undefined) return { outcomes: [] }
    try {
      const [stored] = await uploadDocument(
        { contract: uploadDocuments, fields: { RequestId: first } },
        {
          docCode,
          file,
          lang,
          key,
          onShare: () => undefined,
          signal: new AbortController().signal,
        },
      )
      const given: Outcome = { id: first, code: null, params: {}, fields: [] }
      return { outcomes: [given], more: copySteps(stored!.documentId, others) }
    } catch (problem) {
      const refusal = problem as Refusal
      if (isPassing(refusal)) throw refusal
      if (ofTheDraft.includes(refusal.code))
        return { outcomes: [refusedFor(first, refusal)], more: [attachStep(file, docCode, others, lang)] }
      return { outcomes: ids.map((id) => refusedFor(id, refusal)) }
    }
  }
}
