// The papers that its sender adds to a shipment abroad: which are taken, which are needed, and until when.
import type { DocCode } from '../../documents/document-type.ts'
import { hasExpired } from '../../documents/expiry.ts'
import type { FieldProblems } from '../../kit/problem.ts'
import { isOver, type ShipmentState } from '../shipments/shipment-machine.ts'
import { legOfForm } from '../shipments/shipment-rules.ts'
import type { ShipmentForm } from '../shipments/shipment-form.ts'

/** The documented names of what is added, and the kind of document that each is. */
export const attachmentTypes = {
  INVOICE: 'COMMERCIAL_INVOICE',
  IDFRONTSIDE: 'IDFRONTSIDE',
  IDBACKSIDE: 'IDBACKSIDE',
} as const satisfies Record<string, DocCode>
export type AttachmentType = keyof typeof attachmentTypes
export const attachmentTypeNames = Object.keys(attachmentTypes) as [AttachmentType, ...AttachmentType[]]

/** Files that a shipment holds, in however many uploads they came. */
export const mostAttachments = 5

export const attachmentTypeOf = (code: DocCode): AttachmentType | undefined =>
  attachmentTypeNames.find((name) => attachmentTypes[name] === code)

export type AttachmentNeed = { code: DocCode; required: boolean; by: 'customer' }

type Sent = Pick<ShipmentForm, 'from' | 'to' | 'shipmentType' | 'identity'>

/**
 * Who is no company shows who they are: both sides of the Emirates ID, or the page of the passport. The invoice of goods is made
 * of what was entered for customs; one's own may travel beside it.
 */
export const attachmentNeeds = (
  form: Sent,
  { isIndividual }: { isIndividual: boolean },
): readonly AttachmentNeed[] => {
  if (legOfForm(form) === 'domestic') return []
  const need = (code: DocCode, required: boolean): AttachmentNeed => ({ code, required, by: 'customer' })
  return [
    ...(isIndividual ? [need('IDFRONTSIDE', true)] : []),
    ...(isIndividual && form.identity !== 'PASSPORT' ? [need('IDBACKSIDE', true)] : []),
    ...(form.shipmentType === 'GOODS' ? [need('COMMERCIAL_INVOICE', false)] : []),
  ]
}

const missing: Partial<Record<DocCode, string>> = {
  IDFRONTSIDE: 'express.identity-front',
  IDBACKSIDE: 'express.identity-back',
}

/** The kinds of papers that are there and have not expired. */
export const heldCodes = (
  papers: readonly { docCode: DocCode; expiresOn: string | null }[],
  today: string,
): DocCode[] => papers.filter(({ expiresOn }) => !hasExpired(expiresOn, today)).map(({ docCode }) => docCode)

/** What keeps a shipment from its payment; `held` are `heldCodes`. */
export const attachmentFaults = (
  form: Sent,
  who: { isIndividual: boolean },
  held: readonly DocCode[],
): FieldProblems => {
  const [first] = attachmentNeeds(form, who).filter(({ code, required }) => required && !held.includes(code))
  return first ? { identity: missing[first.code]! } : {}
}

/** Customs may ask for another paper as long as the shipment is on its way; what it was paid with stays with it. */
export const attachmentRefusal = (action: 'add' | 'delete', state: ShipmentState): string | undefined =>
  (action === 'add' ? !isOver(state) : state === 'DRAFT') ? undefined : 'express.cannot-now'
