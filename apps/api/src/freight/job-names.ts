// Names of freight's background work.
export const applyWaitingJob = 'freight.apply-waiting'
export const autoCompleteJob = 'freight.auto-complete'
export const freeTimeJob = 'freight.free-time'
export const holdQuotesJob = 'freight.hold-quotes'
export const billReminderJob = 'freight.bill-reminder'
export const consentOverJob = 'freight.consent-over'
export const sendHeldJob = 'freight.send-held'
export const removeDraftsJob = 'freight.remove-drafts'
