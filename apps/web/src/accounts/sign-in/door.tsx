// The code of a text message for other folders; apart from the door of accounts, which the shell goes through.
export { CodeField, ResendButton } from './code-field.tsx'
