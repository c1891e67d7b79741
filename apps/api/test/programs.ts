// A folder of programs for a shell: stand-ins for those that a machine need not have, each run by the Node of the test.
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

const standIns = ['curl', 'openssl']

/** Makes the folder below `parent` and answers it; put first in PATH it comes before what the machine has. */
export const programsFolder = async (parent: string): Promise<string> => {
  const folder = path.join(parent, 'programs')
  await mkdir(folder)
  for (const name of standIns) {
    const script = path.join(import.meta.dirname, 'programs', `${name}.ts`)
    await writeFile(path.join(folder, name), `#!/bin/sh\nexec '${process.execPath}' '${script}' "$@"\n`, {
      mode: 0o755,
    })
  }
  return folder
}
