// Whose the papers of a shipment abroad are: its company adds and reads them; staff read what helps, and who sends it only those who act.
import {
  attachmentRefusal,
  attachmentTypeOf,
  attachmentTypes,
  heldCodes,
  mostAttachments,
} from '@marsa/model/express/attachments/attachments.ts'
import type { DocCode } from '@marsa/model/documents/document-type.ts'
import { kindOf, type Actor } from '@marsa/model/kit/access.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import {
  documentsOf,
  isIdentity,
  type DocumentLine,
  type DocumentRights,
  type DocumentSubject,
} from '../../documents/door.ts'
import type { Tx } from '../../kit/db.ts'
import { changed } from '../shipments/own-shipment.ts'
import { findShipment, subjectKind, type ShipmentRow } from '../shipments/shipments.store.ts'

export const attachmentSubject = {
  kind: subjectKind,
  idField: 'shipmentId',
  names: attachmentTypes,
} as const satisfies DocumentSubject

const senderRights =
  ({ state }: ShipmentRow): DocumentRights =>
  (action, { docCode }) => {
    if (action === 'read') return undefined
    if (action === 'review') return 'kit.forbidden'
    if (action === 'add' && !attachmentTypeOf(docCode)) return 'documents.type'
    return attachmentRefusal(action, state)
  }

/** The desk and administrators answer customs; whoever only looks has no use for somebody's identity. */
const staffRights =
  (actor: Actor): DocumentRights =>
  (action, { docCode }) =>
    action === 'read' && (actor.role !== 'admin-readonly' || !isIdentity(docCode))
      ? undefined
      : 'kit.forbidden'

export const shipmentAttachments: DocumentLine = {
  most: mostAttachments,
  rights: async (db, actor, id) => {
    const row = await findShipment(db, { id }, null)
    if (!row) return undefined
    if (kindOf(actor) === 'customer')
      return row.company_id === actor.companyId ? senderRights(row) : undefined
    const isStaff = actor.role === 'desk' || actor.role === 'admin' || actor.role === 'admin-readonly'
    return isStaff && row.state !== 'DRAFT' ? staffRights(actor) : undefined
  },
  stored: async (tx, { companyId }, id) => changed(tx, { id, company_id: companyId }),
}

/** The kinds of papers that a shipment holds and that are still valid. */
export const heldAttachments = async (tx: Tx, shipmentId: string, now: Date): Promise<DocCode[]> =>
  heldCodes(
    (await documentsOf(tx, subjectKind, shipmentId)).map((row) => ({
      docCode: row.doc_code,
      expiresOn: row.expires_on,
    })),
    dayOf(now),
  )
