// What other folders may use of integrations: telling a company's own systems what happened.
export { emit } from './deliveries.store.ts'
