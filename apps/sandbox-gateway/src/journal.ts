// An append-only file of JSON lines, flushed before anybody is answered, so that a killed process has forgotten nothing.
import fs from 'node:fs'
import path from 'node:path'

export type Journal<Entry> = {
  /** What earlier processes wrote, oldest first. */
  entries: Entry[]
  append: (entry: Entry) => void
  close: () => void
}

/** Opens or creates the file. A last line that was cut by a crash was never acknowledged and is removed. */
export const openJournal = <Entry>(file: string): Journal<Entry> => {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const descriptor = fs.openSync(
    file,
    fs.constants.O_RDWR | fs.constants.O_CREAT | fs.constants.O_APPEND,
    0o600,
  )
  const bytes = fs.readFileSync(descriptor)
  const whole = bytes.lastIndexOf(0x0a) + 1
  if (whole < bytes.length) fs.ftruncateSync(descriptor, whole)
  const entries = bytes
    .subarray(0, whole)
    .toString('utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Entry)
  return {
    entries,
    append: (entry) => {
      fs.writeSync(descriptor, `${JSON.stringify(entry)}\n`)
      fs.fdatasyncSync(descriptor)
    },
    close: () => fs.closeSync(descriptor),
  }
}
