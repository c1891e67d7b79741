// What other folders may use of the freight line.
export { freightLiveKeys } from './queries.ts'
