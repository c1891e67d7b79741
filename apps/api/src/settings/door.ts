// What other folders may ask of the settings.
export { openSettings, settingsInForce } from './in-force.ts'
