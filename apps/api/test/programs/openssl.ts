// Stands in for openssl where the guide's examples run: `openssl dgst -sha256 -hmac KEY -r` over what comes in.
import { createHmac } from 'node:crypto'
import { buffer } from 'node:stream/consumers'

const [command, algorithm, , key, form, ...more] = process.argv.slice(2)
if (`${command} ${algorithm} ${process.argv[4]} ${form}` !== 'dgst -sha256 -hmac -r' || !key || more.length)
  throw new TypeError('only `dgst -sha256 -hmac KEY -r`, please')

const hex = createHmac('sha256', key)
  .update(await buffer(process.stdin))
  .digest('hex')
process.stdout.write(`${hex} *stdin\n`)
