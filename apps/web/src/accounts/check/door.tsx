// The fresh check for pages of other folders; a door of its own, so that the frame of the app does not carry the way to it.
export { useCheck } from './use-check.tsx'
export { useChecked } from './use-checked.tsx'
