// The file of a quotation: a document of its subject that the agent's own company has put in.
import type { Actor } from '@marsa/model/kit/access.ts'
import { documentsOf, quoteFile } from '../documents/door.ts'
import type { Db } from '../kit/db.ts'

export { quoteFile }

/** Whether a document is a quote file of this subject that the actor's own company uploaded. */
export const hasOwnQuoteFile = async (
  db: Db,
  actor: Pick<Actor, 'companyId'>,
  subjectKind: string,
  subjectId: string,
  fileId: string,
): Promise<boolean> =>
  (await documentsOf(db, subjectKind, subjectId)).some(
    (row) => row.id === fileId && row.doc_code === quoteFile && row.company_id === actor.companyId,
  )
