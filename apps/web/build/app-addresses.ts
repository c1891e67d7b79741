// Writes the addresses of the app beside its pages, for the server: the title of each and the files that it starts with.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { addressesFile } from '@marsa/model/site/page-title.ts'
import type { appAddresses } from '../src/app/addresses.ts'
import type { LazyComponent } from '../src/kit/router/lazy.ts'
import { withModule } from './with-module.ts'

/** What the modules of the routes look at when they are loaded; no page is shown. */
const browser = {
  sessionStorage: { getItem: () => null },
  localStorage: { getItem: () => null },
  document: { cookie: '' },
  // A real one would keep the build from ending.
  BroadcastChannel: class {
    postMessage(): void {}
  },
}

type Chunk = Rolldown.OutputChunk

/** Files of a page that are not there before it. */
const filesFrom = (root: string, chunks: readonly Chunk[]): ((page: LazyComponent) => string[]) => {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const reachOf = (file: string): Set<string> => {
    const reached = new Set([file])
    for (const each of reached) for (const next of byFile.get(each)?.imports ?? []) reached.add(next)
    return reached
  }
  const frame = reachOf(chunks.find(({ isEntry }) => isEntry)!.fileName)
  const bringing = (importer: () => Promise<unknown>): Chunk => {
    // As Vite writes it for a module that is loaded here.
    const module = /"(\/src\/[^"]+)"/.exec(String(importer))?.[1]
    const chunk = module && chunks.find(({ moduleIds }) => moduleIds.includes(join(root, module)))
    if (!chunk) throw new Error(`no file brings what ${String(importer)} asks for`)
    return chunk
  }
  return ({ importers }) => {
    const reached = importers.flatMap((importer) => [...reachOf(bringing(importer).fileName)])
    const scripts = reached.filter((file) => !frame.has(file))
    const styles = scripts.flatMap((file) => [...(byFile.get(file)!.viteMetadata?.importedCss ?? [])])
    return [...new Set([...scripts, ...styles])]
  }
}

export const writeAppAddresses = async (
  root: string,
  dist: string,
  chunks: readonly Chunk[],
): Promise<void> => {
  const had = Object.keys(browser).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  )
  for (const [name, value] of Object.entries(browser))
    Object.defineProperty(globalThis, name, { value, configurable: true })
  try {
    await withModule<{ appAddresses: typeof appAddresses }, void>('/src/app/addresses.ts', (module) =>
      writeFile(join(dist, addressesFile), JSON.stringify(module.appAddresses(filesFrom(root, chunks)))),
    )
  } finally {
    for (const [name, before] of had) {
      if (before) Object.defineProperty(globalThis, name, before)
      else Reflect.deleteProperty(globalThis, name)
    }
  }
}
