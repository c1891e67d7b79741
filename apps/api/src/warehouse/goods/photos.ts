// Photos and signatures that a warehouse names are pictures that it has put in for the request.
import { Problem, type FieldProblems } from '@marsa/model/kit/problem.ts'
import { documentsOf } from '../../documents/door.ts'
import type { Tx } from '../../kit/db.ts'
import { usual } from '../usual.ts'

type Own = { requestId: string; companyId: string }

const picturesOf = async (
  tx: Tx,
  { requestId, companyId }: Own,
  code: 'CONDITION_PHOTO' | 'HAND_OVER_SIGNATURE',
): Promise<string[]> =>
  (await documentsOf(tx, usual.kind, requestId))
    .filter((document) => document.doc_code === code && document.company_id === companyId)
    .map(({ id }) => id)

export const checkPhotos = async (
  tx: Tx,
  of: Own,
  photos: readonly string[],
  fields: FieldProblems = {},
): Promise<void> => {
  if (photos.length === 0) return
  const own = await picturesOf(tx, of, 'CONDITION_PHOTO')
  if (!photos.every((id) => own.includes(id))) throw new Problem('documents.id', {}, fields)
}

/** A drawn signature of somebody who brought or fetched goods. */
export const checkSignature = async (tx: Tx, of: Own, signature: string): Promise<void> => {
  if (!(await picturesOf(tx, of, 'HAND_OVER_SIGNATURE')).includes(signature))
    throw new Problem('documents.id', {}, { signature: 'documents.id' })
}
