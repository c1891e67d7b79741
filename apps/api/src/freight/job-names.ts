// Names of freight's background work.
export const autoCompleteJob = 'freight.auto-complete'
export const writeBatchJob = 'freight.write-batch'
export const forgetBatchesJob = 'freight.forget-batches'
export const removeDraftsJob = 'freight.remove-drafts'
