// Text follows the size that readers have set in their browser: no size of text and no width of a window is in px.
import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const folder = new URL('../../src/', import.meta.url)
// Paper has no such setting.
const files = (await readdir(folder, { recursive: true })).filter(
  (name) => name.endsWith('.css') && !name.endsWith('print-sheet.css'),
)
/** Within a drawing px are its own units, which grow with it. */
const drawings = /^(\.map|\.chart|\.sample|\.ax)\b/
/** A name for two letters or a count in a circle that stays small grows only to a limit. */
const limited = /min\([^()]*rem, \d+px\)/g

const sizesInPx = (css: string): string[] => {
  let rule = ''
  return css.split('\n').filter((line) => {
    if (line.trimEnd().endsWith('{')) rule = line.trim()
    if (/@(media|container)\b.*\dpx/.test(line)) return true
    const size = /^\s*(font|font-size|line-height|--(h[123]|body|dense|caption|display)):(.*)/.exec(line)
    return size !== null && !drawings.test(rule) && /\dpx/.test(size[3]!.replaceAll(limited, ''))
  })
}

test('the sheets are found', () => expect(files.length).toBeGreaterThan(60))

test.each(files)('%s sizes text in rem and windows in em', async (name) =>
  expect(sizesInPx(await readFile(new URL(name, folder), 'utf8'))).toEqual([]),
)
