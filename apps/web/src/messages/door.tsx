// What the frame of the app and the public pages take from the chat.
export { chatLiveKeys } from './queries.ts'
export { ChatWidget } from './parts/chat-widget.tsx'
