// Names of finance's jobs, shared by those who enqueue and those who run them.

export const sweepSessionJob = 'finance.sweep-session'
export const runRefundJob = 'finance.run-refund'
export const sweepLostJob = 'finance.sweep-lost'
export const reconcileJob = 'finance.reconcile'
export const checkLedgerJob = 'finance.check-ledger'
