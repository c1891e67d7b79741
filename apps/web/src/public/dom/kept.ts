// Names under which the worker keeps what can be read without a connection; the offline page reads the same.

export const keptCache = 'kept-1'
export const keptTracking = '/kept/tracking'
export const keptDraftPrefix = '/kept/draft/'
/** Drafts kept at most, the ones last opened. */
export const keptDrafts = 10
