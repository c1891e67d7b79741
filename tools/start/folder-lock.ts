// Lets one launcher at a time use a data folder, and recognises the lock of one that was killed.
import fs from 'node:fs'
import path from 'node:path'

export type Holder = { pid: number; born: string; address: string }

// Process ids are used again, so a process is known by its id and the moment it began (Linux; elsewhere the id alone).
const birthOf = (pid: number): string | null => {
  try {
    process.kill(pid, 0)
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'EPERM') return null
  }
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

const fileOf = (dataDir: string) => path.join(dataDir, 'running.json')

/** Who runs in this folder now, or null. */
export const holderOf = (dataDir: string): Holder | null => {
  try {
    const holder = JSON.parse(fs.readFileSync(fileOf(dataDir), 'utf8')) as Holder
    return birthOf(holder.pid) === holder.born ? holder : null
  } catch {
    return null
  }
}

/** Takes the folder; answers the release, or the living holder when there is one. */
export const lockFolder = (dataDir: string, address: string): { release: () => void } | Holder => {
  const file = fileOf(dataDir)
  const mine: Holder = { pid: process.pid, born: birthOf(process.pid) ?? '', address }
  const draft = `${file}.${process.pid}`
  fs.writeFileSync(draft, JSON.stringify(mine))
  try {
    for (let attempt = 0; attempt < 3; attempt++) {
      try {
        // A hard link appears whole or not at all, and never replaces another one.
        fs.linkSync(draft, file)
        return { release: () => fs.rmSync(file, { force: true }) }
      } catch (problem) {
        if ((problem as NodeJS.ErrnoException).code !== 'EEXIST') throw problem
        const holder = holderOf(dataDir)
        if (holder) return holder
        fs.rmSync(file, { force: true })
      }
    }
    throw new Error(`another start is under way in ${dataDir}`)
  } finally {
    fs.rmSync(draft, { force: true })
  }
}
