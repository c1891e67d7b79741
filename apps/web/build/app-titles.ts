// Writes the titles of the app's pages beside them, for the server.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { titlesFile } from '@marsa/model/site/page-title.ts'
import type { pageTitles } from '../src/app/page-titles.ts'
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

export const writeAppTitles = async (dist: string): Promise<void> => {
  const had = Object.keys(browser).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  )
  for (const [name, value] of Object.entries(browser))
    Object.defineProperty(globalThis, name, { value, configurable: true })
  try {
    await withModule<{ pageTitles: typeof pageTitles }, void>('/src/app/page-titles.ts', (module) =>
      writeFile(join(dist, titlesFile), JSON.stringify(module.pageTitles())),
    )
  } finally {
    for (const [name, before] of had) {
      if (before) Object.defineProperty(globalThis, name, before)
      else Reflect.deleteProperty(globalThis, name)
    }
  }
}
