// Names of finance's jobs, shared by those who enqueue and those who run them.

export const sweepSessionJob = 'finance.sweep-session'
export const runRefundJob = 'finance.run-refund'
export const sweepLostJob = 'finance.sweep-lost'
export const reconcileJob = 'finance.reconcile'
export const checkLedgerJob = 'finance.check-ledger'
export const checkCreditJob = 'finance.check-credit'
export const remindJob = 'finance.remind'
export const suspendOverdueJob = 'finance.suspend-overdue'
export const refuseIncompleteJob = 'finance.refuse-incomplete'
export const issueStatementsJob = 'finance.issue-statements'
export const draftRunsJob = 'finance.draft-settlements'
