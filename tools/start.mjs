// `npm start`: installs what is missing, then hands over to the launcher under Node 24.
import { ensureInstalled, runUnderNode24 } from './ensure.mjs'

await ensureInstalled()
runUnderNode24('tools/start/main.ts', process.argv.slice(2))
