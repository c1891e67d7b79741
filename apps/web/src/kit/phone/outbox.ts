// What waits on a phone until it can be sent: its files first, then itself, in its order; the server decides what comes of it.
import type { Reply } from './ask.ts'

/** Without a session nothing can be sent, and nothing is lost. */
export type Sent<Answer> = Reply<Answer> | { kind: 'signed-out' }
type Failed = Exclude<Sent<never>, { kind: 'answered' }>

/** A picture of what waits: `fileId` once the server has it. */
export type WaitingFile = { fileId: string | null }

/** Uploads what is not there yet; each is kept as sent before the next, so that nothing is uploaded twice. */
export const sendFiles = async <File extends WaitingFile>(
  files: readonly File[],
  upload: (file: File) => Promise<Sent<{ fileId: string }>>,
  keep: () => Promise<unknown>,
): Promise<Failed | undefined> => {
  for (const file of files) {
    if (file.fileId !== null) continue
    const reply = await upload(file)
    if (reply.kind !== 'answered') return reply
    file.fileId = reply.answer.fileId
    await keep()
  }
  return undefined
}

type Rules<Item, Answer> = {
  /** What was refused holds back the later ones of the same subject alone. */
  subjectOf: (item: Item) => string
  send: (item: Item) => Promise<Sent<Answer>>
  answered: (item: Item, answer: Answer) => Promise<unknown>
  /** Keeps why it was refused; false where nothing is held back by it. */
  refused: (item: Item, sentence: string) => Promise<boolean>
  /** Hears of each that went out. */
  told: () => void
}

/** Sends in order what is not refused; answers whether everything went out that could. */
export const sendInOrder = async <Item extends { state: 'waiting' | 'refused' }, Answer>(
  items: readonly Item[],
  { subjectOf, send, answered, refused, told }: Rules<Item, Answer>,
): Promise<boolean> => {
  const held = new Set<string>()
  for (const item of items) {
    const subject = subjectOf(item)
    if (item.state === 'refused') held.add(subject)
    if (held.has(subject)) continue
    const reply = await send(item)
    if (reply.kind === 'away' || reply.kind === 'signed-out') return false
    if (reply.kind === 'answered') await answered(item, reply.answer)
    else if (await refused(item, reply.sentence)) held.add(subject)
    told()
  }
  return true
}
