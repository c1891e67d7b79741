// What other areas may ask of accounts: who a person is, a fresh sign-in, sealed secrets, and a stranger's solved puzzle.
export { actorOf } from './authenticate.ts'
export { refuseStale } from './factors/check.ts'
export { seal, unseal } from './factors/seal.ts'
export { actorByPerson } from './sessions.store.ts'
export { spendPuzzle } from './spend-puzzle.ts'
export { companyLogo } from './companies/logo.ts'
