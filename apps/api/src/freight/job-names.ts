// Names and clocks of freight's background work.
export const closeWindowJob = 'freight.close-window'
export const expireQuotesJob = 'freight.expire-quotes'
export const autoCompleteJob = 'freight.auto-complete'
/** Days after delivery until the shipment completes by itself (decisions 4.0). */
export const autoCompleteDays = 7
