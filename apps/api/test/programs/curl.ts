// Stands in for curl where the guide's examples run, because not every machine has it: the flags that the guide uses.
import { parseArgs } from 'node:util'

const { values, positionals } = parseArgs({
  options: {
    silent: { type: 'boolean', short: 's' },
    'show-error': { type: 'boolean', short: 'S' },
    header: { type: 'string', short: 'H', multiple: true },
    data: { type: 'string', short: 'd' },
  },
  allowPositionals: true,
})
const [address, ...more] = positionals
if (!address || more.length > 0) throw new TypeError('one address, please')

const headers = (values.header ?? []).map((header): [string, string] => {
  const colon = header.indexOf(':')
  return [header.slice(0, colon), header.slice(colon + 1).trim()]
})
const answer = await fetch(address, {
  headers,
  ...(values.data !== undefined && { method: 'POST', body: values.data }),
})
process.stdout.write(await answer.text())
