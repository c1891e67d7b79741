// What other folders may use of the chat.
export { writeToDesk } from './write-to-desk.ts'
export { waitsForDesk } from './chat-list.store.ts'
