// What must work before anything is installed: plain JavaScript without dependencies, on Node 20 or newer.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')

const major = (version) => Number(/^v?(\d+)/.exec(version)?.[1] ?? 0)

/** One clear line and a non-zero exit. */
export const fail = (message) => {
  process.stderr.write(`\n  Marsa cannot start: ${message}\n\n`)
  process.exit(1)
}

const at = (...parts) => path.join(root, ...parts)
const read = (file) => (fs.existsSync(file) ? fs.readFileSync(file) : null)
const modified = (file) => (fs.existsSync(file) ? fs.statSync(file).mtimeMs : 0)
const stampFile = at('node_modules', '.marsa-installed')

const lockHash = () =>
  createHash('sha256')
    .update(read(at('package-lock.json')))
    .digest('hex')

// npm writes its hidden lockfile last, so a folder without it is an interrupted install.
const isInstalled = () => {
  const hidden = modified(at('node_modules', '.package-lock.json'))
  if (!hidden || !fs.existsSync(at('node_modules', 'node', 'bin', 'node'))) return false
  return read(stampFile)?.toString() === lockHash() || hidden >= modified(at('package-lock.json'))
}

const npmCommand = () => {
  const script = process.env.npm_execpath
  return script && /npm-cli\.c?js$/.test(script) ? [process.execPath, script] : ['npm']
}

const runNpm = async (command) => {
  const [program, ...first] = npmCommand()
  const flags = ['--no-audit', '--no-fund', '--loglevel=error', '--include=dev', '--include=optional']
  const env = { ...process.env, NODE_ENV: '' }
  const npm = spawn(program, [...first, ...command, ...flags], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  })
  let said = ''
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk) => (said += chunk))
  return new Promise((resolve) => {
    npm.on('error', (problem) => resolve({ code: 1, said: problem.message }))
    npm.on('close', (code) => resolve({ code, said }))
  })
}

/** Installs exactly what the lockfile names when it is missing or older; says so, because it takes a while. */
export const ensureInstalled = async () => {
  if (major(process.version) < 20) fail(`Node.js 20 or newer is needed, this is ${process.version}`)
  if (isInstalled()) return
  const started = Date.now()
  process.stdout.write('  Installing packages (about a minute) ...')
  const { code, said } = await runNpm(['ci'])
  process.stdout.write(code === 0 ? ` ${((Date.now() - started) / 1000).toFixed(1)} s\n` : ' failed\n')
  if (code !== 0) {
    const lines = said
      .trim()
      .split('\n')
      .filter((line) => !/complete log|debug-\d+\.log|^npm error A /.test(line))
    fail(`the packages could not be installed.\n\n${lines.slice(0, 12).join('\n')}`)
  }
  fs.writeFileSync(stampFile, lockHash())
}

/**
 * Runs a script of ours under the Node 24 that the packages bring along, in a child that shares the terminal and ends with
 * us. Always a child: a script that is imported takes itself for a part of something else and does nothing.
 */
export const runUnderNode24 = (script, args) => {
  const file = at(script)
  if (!fs.existsSync(file)) fail(`${script} does not exist`)
  const bin = at('node_modules', '.bin')
  if (!process.env.PATH?.split(path.delimiter).includes(bin))
    process.env.PATH = `${bin}${path.delimiter}${process.env.PATH ?? ''}`
  const node = at('node_modules', 'node', 'bin', 'node')
  const child = spawn(node, [file, ...args], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (problem) => fail(`Node 24 could not be started: ${problem.message}`))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
}
