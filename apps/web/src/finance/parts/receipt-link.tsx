// The receipt of a payment by its number: on the page the payer comes back to, and beside the step that tells of it.
import type { Prepared } from '../../kit/prepared.ts'
import { Ref } from '../../ui/values/ref.tsx'
import { IssuedDocumentButton, useReceiptDocument } from './issued-documents.tsx'
import type { PaidMoney } from './payments-card.tsx'

type Call = Prepared<string> | undefined

/** The number at once; the way to the document as soon as it is known how to fetch it. */
export function ReceiptLink({ call, number }: { call: Call; number: string }) {
  const document = useReceiptDocument(call, number)
  return document ? <IssuedDocumentButton {...document} /> : <Ref value={number} />
}

type Payments = PaidMoney['payments']
const paidBy: Readonly<Record<string, readonly Payments[number]['part'][]>> = {
  QS_PPA: ['down'],
  QS_PAI: ['full'],
  QS_FINAL_PAY_RECEIVED: ['final', 'full'],
}

export type StepReceiptProps = {
  payments: Payments | undefined
  step: { code: string; at: string }
  call: Call
}

/** Of the payment that a step of a timeline tells of, for who may fetch it. */
export function StepReceipt({ payments = [], step, call }: StepReceiptProps) {
  const since = ({ at }: { at: string }) => Math.abs(Date.parse(at) - Date.parse(step.at))
  const [payment] = payments
    .filter(({ part }) => paidBy[step.code]?.includes(part))
    .toSorted((one, other) => since(one) - since(other))
  const document = useReceiptDocument(call, payment?.receiptNumber ?? undefined)
  return document && <IssuedDocumentButton {...document} />
}
