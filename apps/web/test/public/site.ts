// One built site, one server and one browser for a test file.
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { compressFolder } from '../../build/compress.ts'
import { buildPublic } from '../../build/public.ts'
import { serveDist, type StaticServer } from './static-server.ts'

export interface Site extends StaticServer {
  dist: string
  browser: Browser
}

const chromiumPath = async (): Promise<string> => {
  const finder = new URL('../../../../tools/chromium.mjs', import.meta.url)
  if (!existsSync(finder)) return '/usr/bin/chromium'
  const tool = (await import(finder.href)) as { findChromium: () => string | Promise<string> }
  return tool.findChromium()
}

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Builds into a folder of its own, so that a running server's files stay untouched. */
export const openSite = async (): Promise<Site> => {
  const dist = await mkdtemp(join(tmpdir(), 'marsa-public-'))
  await buildPublic(dist)
  await compressFolder(dist)
  const server = await serveDist(dist)
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: flags })
  const close = async () => {
    await browser.close()
    await server.close()
    await rm(dist, { recursive: true })
  }
  return { ...server, dist, browser, close }
}
