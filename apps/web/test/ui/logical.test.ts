// Nothing in the parts is tied to the left or the right side: mirroring comes from logical properties alone.
import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const folder = new URL('../../src/ui/', import.meta.url)
const files = (await readdir(folder, { recursive: true })).filter((name) => /\.(css|tsx)$/.test(name))

const inStyle =
  /(^|[;{\s])((margin|padding|border|inset)-(left|right)|(left|right)\s*:|(text-align|float|clear)\s*:\s*(left|right)|border-(top|bottom)-(left|right)-radius)/
const inMarkup =
  /\b(marginLeft|marginRight|paddingLeft|paddingRight|borderLeft|borderRight)\b|['"\s](-?(ml|mr|pl|pr|left|right|border-l|border-r|rounded-l|rounded-r)-[\w[])|text-(left|right)['"\s]/

test('the parts are found', () => expect(files.length).toBeGreaterThan(50))

test.each(files)('%s has no physical side', async (name) => {
  const lines = (await readFile(new URL(name, folder), 'utf8')).split('\n')
  const rule = name.endsWith('.css') ? inStyle : inMarkup
  expect(lines.filter((line) => rule.test(line) && !line.trimStart().startsWith('import'))).toEqual([])
})
