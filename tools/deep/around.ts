// What stands around a product under test, each where it can be taken away: file store, virus scanner, mail server, small disks.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { startFileStore } from '../../apps/api/test/file-store.ts'
import { startScanner } from '../../apps/api/test/outside-servers.ts'
import { openProxy, type Proxy } from '../../apps/api/test/proxy.ts'
import { startSlowServer } from '../../apps/api/test/slow-server.ts'

export type Around = {
  settings: Record<string, string>
  fileStore?: Proxy
  scanner?: Proxy
  /** Folders on disks of their own, of a few megabytes. */
  disks?: { files: string; logs: string }
  end: () => Promise<void>
}

/** A file store and a scanner behind proxies, and a mail server that takes connections and never says a word. */
export const outside = async (dataDir: string): Promise<Around> => {
  const store = await startFileStore(path.join(dataDir, 'bucket'))
  const clamd = await startScanner()
  const mail = await startSlowServer()
  const fileStore = await openProxy(`http://127.0.0.1:${store.port}`)
  const scanner = await openProxy(`http://127.0.0.1:${clamd.port}`)
  return {
    settings: {
      STORAGE_URL: store.address(new URL(fileStore.url).port),
      CLAMAV_URL: `tcp://127.0.0.1:${new URL(scanner.url).port}`,
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    },
    fileStore,
    scanner,
    end: async () => {
      await fileStore.close()
      await scanner.close()
      await mail.close()
      clamd.close()
      await store.close()
    },
  }
}

const mount = (folder: string, megabytes: number): void => {
  fs.mkdirSync(folder, { recursive: true })
  const { status, stderr } = spawnSync(
    'mount',
    ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'tmpfs', folder],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`small disks are mounted by root alone: ${stderr}`)
}

export const smallDisks = async (dataDir: string): Promise<Around> => {
  const disks = { files: path.join(dataDir, 'files'), logs: path.join(dataDir, 'logs') }
  mount(disks.files, 400)
  mount(disks.logs, 4)
  return {
    settings: { LOG_LEVEL: 'debug' },
    disks,
    end: async () => {
      for (const folder of Object.values(disks)) spawnSync('umount', ['-l', folder])
    },
  }
}

/** Fills a disk to its last byte; answers what makes room again. */
export const fill = (folder: string): (() => void) => {
  const file = path.join(folder, 'filler')
  const block = Buffer.alloc(64 * 1024)
  const fd = fs.openSync(file, 'w')
  try {
    for (let size = block.length; size >= 1; size = Math.floor(size / 2))
      try {
        for (;;) if (fs.writeSync(fd, block, 0, size) < size) break
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      }
  } finally {
    fs.closeSync(fd)
  }
  return () => fs.rmSync(file)
}
