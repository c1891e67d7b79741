// Photos of a claim: the customer adds them while one can be filed or is looked into; the desk looks at them.
import { causeOf, photoDocCode } from '@marsa/model/express/claims/claim.ts'
import { kindOf, type Actor } from '@marsa/model/kit/access.ts'
import type { DocumentLine } from '../../documents/door.ts'
import type { Db } from '../../kit/db.ts'
import { changed } from '../shipments/own-shipment.ts'
import { findShipment, type ShipmentRow } from '../shipments/shipments.store.ts'
import { claimOf } from './claims.store.ts'

export const claimSubject = { kind: 'express-claim', idField: 'ShipmentId' } as const

/** Whether it can be filed in time is asked when it is. */
const addRefusal = async (db: Db, row: ShipmentRow): Promise<string | undefined> => {
  const claim = await claimOf(db, row.id)
  if (claim && claim.state !== 'WITHDRAWN') return claim.state === 'OPEN' ? undefined : 'claim.decided'
  return causeOf(row.state) ? undefined : 'claim.not-now'
}

const isOwn = (actor: Actor, row: ShipmentRow): boolean =>
  kindOf(actor) === 'customer' && actor.companyId === row.company_id

export const claimDocuments: DocumentLine = {
  rights: async (db, actor, id) => {
    const row = await findShipment(db, { id }, null)
    if (!row) return undefined
    if (!isOwn(actor, row))
      return ['desk', 'admin', 'admin-readonly'].includes(actor.role)
        ? (action) => (action === 'read' ? undefined : 'kit.forbidden')
        : undefined
    const refusal = await addRefusal(db, row)
    return (action, document) => {
      if (action === 'read') return undefined
      if (action !== 'add') return 'kit.forbidden'
      return document.docCode === photoDocCode ? refusal : 'documents.type'
    }
  },
  stored: async (tx, _, id) => {
    const row = await findShipment(tx, { id }, null)
    if (row) await changed(tx, row)
  },
}
