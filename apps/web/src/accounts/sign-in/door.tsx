// The code of a text message for other folders; apart from the door of accounts, which the shell goes through.
export { CodeStep } from '../registration/register-code.tsx'
export { CaptchaNote } from './captcha-note.tsx'
export { CodeField, ResendButton } from './code-field.tsx'
export { useCaptcha } from './use-captcha.ts'
export { useSmsCode } from './use-sms-code.ts'

/** What may be wrong with a name, a mobile, an e-mail or a code. */
export const codeProblems = async () =>
  (await import('../registration/register-problems.ts')).registerProblems
