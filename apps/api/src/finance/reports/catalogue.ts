// Which source each report is read from.
import type { ReportId } from '@marsa/model/finance/reports/report-list.ts'
import { agentVatPacks, journal, ledger, taxDocuments, trialBalance, vatBoxes } from './book-reports.ts'
import {
  bundleDeferred,
  cardPayouts,
  cashIn,
  codFloat,
  payablesAgeing,
  purchases,
  receivablesAgeing,
  refunds,
  settlementRuns,
  walletLiabilities,
} from './money-reports.ts'
import { sales } from './sales-report.ts'
import type { Source } from './source.ts'

/** The audit file has sections instead of rows: as a page it shows what it is made of, the journal. */
export const sources: Record<ReportId, Source> = {
  'cash-in': cashIn,
  'receivables-ageing': receivablesAgeing,
  'payables-ageing': payablesAgeing,
  'settlement-runs': settlementRuns,
  refunds,
  'card-payouts': cardPayouts,
  purchases,
  'tax-documents': taxDocuments(),
  'credit-notes': taxDocuments('credit-note'),
  'vat-201': vatBoxes,
  'agent-vat-pack': agentVatPacks,
  sales,
  'cod-float': codFloat,
  'wallet-liabilities': walletLiabilities,
  'bundle-deferred': bundleDeferred,
  'trial-balance': trialBalance,
  ledger,
  journal,
  'audit-file': journal,
}
