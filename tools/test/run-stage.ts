// Runs one command of a stage to its end and keeps what it said.
import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'

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
    child.once('close', (code) => resolve({ code: code ?? 1, output: stripVTControlCharacters(output) }))
  })
