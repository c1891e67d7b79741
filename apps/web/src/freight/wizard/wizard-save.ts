// Keeps a draft on the server while it is typed: one save at a time, the newest last, the same intention sent again after a lost answer.

export type SaveState =
  | { status: 'empty' }
  | { status: 'pending' }
  | { status: 'saved'; at: string }
  | { status: 'offline' }
  | { status: 'refused'; sentence: string }

export type Saved = { RequestId: string; savedAt: string }
type Sent<Form> = { RequestId?: string; form: Form }

export type DraftSaverParts<Form> = {
  save: (draft: Sent<Form>, key: string) => Promise<Saved>
  /** True when the outcome is unknown and the same may be sent again. */
  isUncertain: (problem: unknown) => boolean
  /** The sentence of a refusal. */
  sentenceOf: (problem: unknown) => string
  makeKey?: () => string
  typingPauseMs?: number
  retryMs?: number
}

export const makeDraftSaver = <Form>(parts: DraftSaverParts<Form>, opened?: Saved) => {
  const { typingPauseMs = 800, retryMs = 5000, makeKey = () => crypto.randomUUID() } = parts
  let id = opened?.RequestId
  let state: SaveState = opened ? { status: 'saved', at: opened.savedAt } : { status: 'empty' }
  let latest: Form | undefined
  /** What was sent with an unknown outcome: repeated with its key before anything newer, so that no second draft arises. */
  let unknown: { draft: Sent<Form>; key: string } | undefined
  let running: Promise<boolean> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let quiet = false
  const listeners = new Set<() => void>()

  const become = (next: SaveState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const schedule = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), ms)
  }

  const sendOne = async (): Promise<boolean> => {
    const form = latest
    const sent = unknown ?? { draft: { ...(id && { RequestId: id }), form: form! }, key: makeKey() }
    try {
      const saved = await parts.save(sent.draft, sent.key)
      unknown = undefined
      if (id !== saved.RequestId) {
        id = saved.RequestId
        become(state)
      }
      if (sent.draft.form === latest) {
        latest = undefined
        become({ status: 'saved', at: saved.savedAt })
      }
      return true
    } catch (problem) {
      if (parts.isUncertain(problem)) {
        unknown = sent
        become({ status: 'offline' })
        schedule(retryMs)
      } else {
        unknown = undefined
        become({ status: 'refused', sentence: parts.sentenceOf(problem) })
      }
      return false
    }
  }

  const sendAll = async (): Promise<boolean> => {
    while (latest !== undefined) if (!(await sendOne())) return false
    return true
  }

  /** Saves what is open now; true when nothing is left unsaved. */
  const flush = (): Promise<boolean> => {
    clearTimeout(timer)
    running ??= sendAll().finally(() => {
      running = undefined
    })
    return running
  }

  return {
    /** What changes meanwhile nobody has typed: by itself it makes no draft, and goes along with the next change. */
    quietly: (work: () => void) => {
      quiet = true
      work()
      quiet = false
    },
    put: (form: Form) => {
      if (quiet) return
      latest = form
      if (state.status !== 'offline') become({ status: 'pending' })
      schedule(typingPauseMs)
    },
    flush,
    state: () => state,
    id: () => id,
    /** True while something typed is not on the server. */
    unsaved: () => latest !== undefined,
    stop: () => clearTimeout(timer),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type DraftSaver<Form> = ReturnType<typeof makeDraftSaver<Form>>
