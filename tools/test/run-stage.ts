// Runs one command of a stage to its end and keeps what it said.
import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'

/** What the streams still bring after the end of the command. */
const streamsMs = 10_000

export type Said = { code: number; output: string }

/** Resolves with the exit code and both output streams as they came, without colours. */
export const runCommand = (
  program: string,
  args: readonly string[],
  options: { cwd: string; env: Record<string, string | undefined> },
): Promise<Said> =>
  new Promise((resolve) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('error', (problem) => resolve({ code: 1, output: output + problem.message }))
    const end = (code: number | null) =>
      resolve({ code: code ?? 1, output: stripVTControlCharacters(output) })
    child.once('close', end)
    // A process that a failed test has left behind may hold the streams open without end.
    child.once('exit', (code) => setTimeout(() => end(code), streamsMs).unref())
  })
