// One built site, one server and one browser for a test file.
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser } from 'playwright'
import { compressFolder } from '../../build/compress.ts'
import { chromiumTestOptions, findChromium } from '../../../../tools/chromium.mjs'
import { buildPublic } from '../../build/public.ts'
import { serveDist, type StaticServer } from './static-server.ts'

export interface Site extends StaticServer {
  dist: string
  browser: Browser
}

const builtDist = async (): Promise<string | undefined> => {
  const builder = new URL('../../../../tools/build.ts', import.meta.url)
  if (!existsSync(builder)) return undefined
  const { webIsStale } = (await import(builder.href)) as { webIsStale: () => boolean }
  return webIsStale() ? undefined : fileURLToPath(new URL('../../dist', import.meta.url))
}

/** The build that is there if it is of these sources, else one in a folder of its own: a running server's files stay. */
export const openSite = async (): Promise<Site> => {
  const built = await builtDist()
  const dist = built ?? (await mkdtemp(join(tmpdir(), 'marsa-public-')))
  if (!built) {
    // As users get it: the test runner's own NODE_ENV would bundle what is for development.
    process.env['NODE_ENV'] = 'production'
    await buildPublic(dist)
    await compressFolder(dist)
  }
  const server = await serveDist(dist)
  const browser = await chromium.launch({ executablePath: await findChromium(), ...chromiumTestOptions })
  const close = async () => {
    await browser.close()
    await server.close()
    if (!built) await rm(dist, { recursive: true })
  }
  return { ...server, dist, browser, close }
}
