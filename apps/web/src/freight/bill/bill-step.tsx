// The dialog of each step of a bill of lading; fetched after the card, since few who look at it take one.
import type { BillMove } from '@marsa/model/freight/bill/bill-machine.ts'
import {
  ApproveBill,
  ChangeBill,
  IssueBill,
  SurrenderBill,
  VoidBill,
  type BillDialogProps,
} from './bill-dialogs.tsx'
import { BillForm } from './bill-form.tsx'

const dialogs = {
  approve: ApproveBill,
  askChanges: ChangeBill,
  issue: IssueBill,
  surrender: SurrenderBill,
  void: VoidBill,
}

export function BillStepDialog({ move, ...props }: BillDialogProps & { move: BillMove }) {
  if (move === 'instruct' || move === 'correct' || move === 'draft')
    return <BillForm {...props} move={move} />
  const Dialog = dialogs[move]
  return <Dialog {...props} />
}
