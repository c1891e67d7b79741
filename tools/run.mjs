// Runs one script of the repository under Node 24, installing what is missing: `node tools/run.mjs SCRIPT [args]`.
import { ensureInstalled, fail, runUnderNode24 } from './ensure.mjs'

const [script, ...args] = process.argv.slice(2)
if (!script) fail('name the script to run')
await ensureInstalled()
runUnderNode24(script, args)
