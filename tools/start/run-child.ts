// Runs one script to its end, quietly; a failure carries the last lines that it wrote.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { LaunchError } from './progress.ts'

const follow = path.join(import.meta.dirname, 'follow-parent.mjs')
const running = new Set<ReturnType<typeof spawn>>()

type RunOptions = { cwd: string; env: Record<string, string | undefined>; show?: boolean }

/** Resolves when the script ends with 0. `show` gives it the terminal. */
export const runChild = (script: string, args: readonly string[], options: RunOptions): Promise<void> =>
  new Promise((resolve, reject) => {
    const io = options.show ? 'inherit' : 'pipe'
    const child = spawn(process.execPath, ['--import', follow, script, ...args], {
      cwd: options.cwd,
      env: options.env,
      stdio: [options.show ? 'inherit' : 'ignore', io, io, 'ipc'],
      detached: !options.show,
    })
    running.add(child)
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-20_000)))
    child.once('error', reject)
    child.once('close', (code, signal) => {
      running.delete(child)
      if (code === 0) resolve()
      else {
        const name = path.relative(options.cwd, script)
        const lines = said.trim().split('\n').slice(-15).join('\n')
        reject(new LaunchError(`${name} ended with ${signal ?? `code ${code}`}${lines && `:\n\n${lines}`}`))
      }
    })
  })

/** Ends what `runChild` has under way, when the launcher is asked to stop meanwhile. */
export const stopRunningChildren = async (): Promise<void> => {
  await Promise.all(
    [...running].map(
      (child) =>
        new Promise<void>((resolve) => {
          child.once('close', () => resolve())
          child.kill('SIGTERM')
          setTimeout(() => child.kill('SIGKILL'), 5000).unref()
        }),
    ),
  )
}
