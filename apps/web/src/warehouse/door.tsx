// What other folders may use of the storage line.
export { warehouseLiveKeys } from './live-keys.ts'
