// Photos that a warehouse names are condition photos that it has put in for the request.
import { Problem, type FieldProblems } from '@marsa/model/kit/problem.ts'
import { documentsOf } from '../../documents/door.ts'
import type { Tx } from '../../kit/db.ts'
import { usual } from '../usual.ts'

export const checkPhotos = async (
  tx: Tx,
  of: { requestId: string; companyId: string },
  photos: readonly string[],
  fields: FieldProblems = {},
): Promise<void> => {
  if (photos.length === 0) return
  const own = (await documentsOf(tx, usual.kind, of.requestId))
    .filter((document) => document.doc_code === 'CONDITION_PHOTO' && document.company_id === of.companyId)
    .map(({ id }) => id)
  if (!photos.every((id) => own.includes(id))) throw new Problem('documents.id', {}, fields)
}
