// Names of freight's background work.
export const autoCompleteJob = 'freight.auto-complete'
export const removeDraftsJob = 'freight.remove-drafts'
