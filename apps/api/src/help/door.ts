// What other folders may use of help.
export { askCallback } from './ask-callback.ts'
