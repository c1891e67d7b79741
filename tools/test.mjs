// `npm test` and `npm run check`: installs what is missing, then runs all stages under Node 24.
import { ensureInstalled, runUnderNode24 } from './ensure.mjs'

await ensureInstalled()
runUnderNode24('tools/test/main.ts', process.argv.slice(2))
