// What other folders show of companies; apart from the door of accounts, which the shell goes through.
export { SuspendedBadge, SuspendedBanner, SuspendedInFile } from './suspended.tsx'
export { useLogo } from './use-logo.ts'
