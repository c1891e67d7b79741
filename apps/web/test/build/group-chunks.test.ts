// Which modules become one file: what is always loaded together, never what merely has the same name.
import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { groupChunks } from '../../build/group-chunks.ts'

type Made = { at: string; size?: number; imports?: string[]; dynamic?: string[]; entry?: 'app' | 'page' }
/** Files of a build, each with the one module it is named by. */
const build = (made: readonly Made[]) =>
  made.map(({ at, size = 1_000, imports = [], dynamic = [], entry }) => ({
    type: 'chunk',
    name: at,
    fileName: at,
    modules: { [at]: { renderedLength: size * 2 } },
    moduleIds: [at],
    imports,
    dynamicImports: dynamic,
    isEntry: entry === 'app',
    isDynamicEntry: entry === 'page',
    facadeModuleId: entry ? at : null,
  })) as unknown as Rolldown.OutputChunk[]

const big = 200_000
const pages = ['/a/shipments-page.tsx', '/a/settings-page.tsx']

test('parts of one name stay apart where they are not loaded together', () => {
  const group = groupChunks(
    build([
      { at: '/main.tsx', entry: 'app', dynamic: pages },
      { at: pages[0]!, entry: 'page', imports: ['/a/text.ts'], size: big },
      { at: pages[1]!, entry: 'page', imports: ['/b/text.ts'], size: big },
      { at: '/a/text.ts', size: big },
      { at: '/b/text.ts', size: big },
    ]),
  )
  expect(group('/a/text.ts')).toBe(group(pages[0]!))
  expect(group('/b/text.ts')).toBe(group(pages[1]!))
  const shared = groupChunks(
    build([
      { at: '/main.tsx', entry: 'app', dynamic: pages },
      { at: pages[0]!, entry: 'page' },
      { at: pages[1]!, entry: 'page' },
      ...['/a/text.ts', '/b/text.ts'].map((at, index) => ({
        at,
        size: big * (index + 1),
        entry: 'page' as const,
      })),
    ]),
  )
  expect(shared('/a/text.ts')).not.toBe(shared('/b/text.ts'))
})

test('what a page of every day asks for when it is shown is one file, and not in the way of its first', () => {
  const parts = ['/a/dialog.tsx', '/a/map.tsx', '/a/list.tsx']
  const group = groupChunks(
    build([
      { at: '/main.tsx', entry: 'app', dynamic: pages },
      { at: pages[0]!, entry: 'page', size: big, dynamic: parts },
      { at: pages[1]!, entry: 'page', size: big },
      ...parts.map((at) => ({ at, entry: 'page' as const, size: 3_000 })),
    ]),
  )
  expect(new Set(parts.map(group)).size).toBe(1)
  expect(group(parts[0]!)).not.toBe(group(pages[1]!))
})
