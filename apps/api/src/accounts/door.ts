// What other areas may ask of accounts: who a person is, a fresh sign-in, sealed secrets, and a stranger's solved puzzle.
export { spendPuzzle } from './spend-puzzle.ts'
