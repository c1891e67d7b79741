// What the application assembles of express: the versions of its tariff.
export { openTariffs, type Tariffs } from './pricing/tariffs.ts'
