// What looks different after a line was matched or a case moved on.
import { listFinanceCases, viewReconciliation } from '@marsa/model/finance/bank/bank-endpoints.ts'
import { listCardPayouts, viewCardPayout } from '@marsa/model/finance/card-payouts/card-payout-endpoints.ts'
import { settlementReads } from '../settlements/run-parts.tsx'

export const bankReads = [
  viewReconciliation,
  listFinanceCases,
  listCardPayouts,
  viewCardPayout,
  ...settlementReads,
] as const
