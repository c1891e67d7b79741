// The browser of our tests: the headless shell of a pinned package, with the libraries and the font that it brings.
// A build for speed, a quarter faster than Debian's, and the same on every machine.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createBrotliDecompress } from 'node:zlib'

const root = fileURLToPath(new URL('..', import.meta.url))
const packed = path.join(root, 'node_modules/@sparticuz/chromium')

const unpack = (name, write) =>
  pipeline(fs.createReadStream(path.join(packed, 'bin', `${name}.br`)), createBrotliDecompress(), write)

const unpackTar = async (name, folder) => {
  const archive = path.join(folder, name)
  await unpack(name, fs.createWriteStream(archive))
  if (spawnSync('tar', ['-xf', archive, '-C', folder, '--no-same-owner']).status !== 0)
    throw new Error(`${name} is no archive`)
  fs.rmSync(archive)
}

const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir></fontconfig>
`

const starter = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/lib" FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`

const fill = async (folder) => {
  await unpack('chromium', fs.createWriteStream(path.join(folder, 'chromium'), { mode: 0o755 }))
  for (const name of ['al2023.tar', 'fonts.tar']) await unpackTar(name, folder)
  fs.writeFileSync(path.join(folder, 'fonts.conf'), fonts)
  fs.writeFileSync(path.join(folder, 'headless-shell'), starter, { mode: 0o755 })
}

/** Fills a folder beside `home` and puts it in its place, unless somebody else was there first or it cannot be filled. */
const place = async (home) => {
  fs.mkdirSync(path.dirname(home), { recursive: true })
  const folder = fs.mkdtempSync(`${home}-`)
  try {
    await fill(folder)
    fs.renameSync(folder, home)
  } catch {
    fs.rmSync(folder, { recursive: true })
  }
}

/** Path of its starter, unpacked once into `.cache`; empty where it does not run. */
export const headlessShell = async () => {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !fs.existsSync(packed)) return ''
  const { version } = JSON.parse(fs.readFileSync(path.join(packed, 'package.json'), 'utf8'))
  const home = path.join(root, '.cache', `headless-shell-${version}`)
  const file = path.join(home, 'headless-shell')
  if (!fs.existsSync(file)) await place(home)
  return spawnSync(file, ['--version']).status === 0 ? file : ''
}
