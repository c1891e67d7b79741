// Sends what waits, in the order of the taps and once: on open, when the network is back, and again after a while.
import {
  addDriverFile,
  addDriverNote,
  addDriverPositions,
  consentToPositions,
  reportDriverEvent,
  viewDriverJob,
} from '@marsa/model/trucks/driver/driver-endpoints.ts'
import { mostPhonePositions } from '@marsa/model/trucks/driver/driver-link.ts'
import { ask, type Refusal, type Reply } from '../../kit/phone/ask.ts'
import { inTurns } from '../../kit/phone/turns.ts'
import {
  changeWaiting,
  dropFixes,
  keepJob,
  keptFixes,
  keptJobs,
  takeOut,
  waiting,
  type KeptJob,
  type Waiting,
} from './store.ts'

/** These end the link for this phone; what waits is kept for the next link of the same truck. */
const ends = ['trucks.driver-link', 'trucks.driver-phone', 'trucks.driver-early', 'kit.cross-site']

type Sent = { kind: 'sent'; job?: KeptJob } | Refusal | { kind: 'away' }

export const offsetOf = (now: string): number => new Date(now).getTime() - Date.now()

const sendFiles = async (item: Waiting, link: string): Promise<Refusal | { kind: 'away' } | undefined> => {
  for (const file of item.files) {
    if (file.documentId) continue
    const form = new FormData()
    form.set('docCode', file.docCode)
    form.set('deviceFileId', file.id)
    form.set('file', file.blob, file.blob.type === 'image/png' ? 'signature.png' : 'photo.jpg')
    const reply = await ask(addDriverFile, { link, form })
    if (reply.kind !== 'answered') return reply
    file.documentId = reply.answer.documentId
    await changeWaiting(item)
  }
  return undefined
}

const plain = (reply: Reply<unknown>): Sent => (reply.kind === 'answered' ? { kind: 'sent' } : reply)

const sendOne = async (item: Waiting, kept: KeptJob): Promise<Sent> => {
  const { link } = kept.job
  if (item.kind === 'note') return plain(await ask(addDriverNote, { link, body: item.body }))
  if (item.kind === 'consent') {
    const said = plain(await ask(consentToPositions, { link, body: item.body }))
    const job = { ...kept.job, sharing: item.body.isGiven }
    return said.kind === 'sent' ? { kind: 'sent', job: { ...kept, job } } : said
  }
  const failed = await sendFiles(item, link)
  if (failed) return failed
  const files = item.files.map(({ documentId }) => documentId!)
  const reply = await ask(reportDriverEvent, { link, body: { ...item.body, files } })
  if (reply.kind !== 'answered') return reply
  const { answer: job } = reply
  return { kind: 'sent', job: { ...kept, job, offsetMs: offsetOf(job.now) } }
}

const sendPositions = async (kept: KeptJob): Promise<void> => {
  const fixes = (await keptFixes()).filter(({ slot }) => slot === kept.slot).slice(0, mostPhonePositions)
  const last = fixes.at(-1)
  if (!last) return
  const reply = await ask(addDriverPositions, {
    link: kept.job.link,
    body: { offsetMs: Math.round(kept.offsetMs), fixes: fixes.map(({ n: _, slot: __, ...fix }) => fix) },
  })
  // A refusal stays one: positions that nobody agreed to, or that a dead link sends, are of no use.
  if (reply.kind !== 'away') await dropFixes(last.n)
}

/** The truck is elsewhere than this phone thought. */
const renewed = async (kept: KeptJob): Promise<KeptJob> => {
  const reply = await ask(viewDriverJob, { link: kept.job.link })
  if (reply.kind !== 'answered') return kept
  const fresh = { ...kept, job: reply.answer, offsetMs: offsetOf(reply.answer.now) }
  await keepJob(fresh)
  return fresh
}

/** Answers whether everything of a truck went out that could. */
const sendTruck = async (kept: KeptJob, told: () => void): Promise<boolean> => {
  let current = kept
  for (const item of (await waiting()).filter(({ slot }) => slot === kept.slot)) {
    if (item.state === 'conflict') continue
    if (item.state === 'refused') return false
    const sent = await sendOne(item, current)
    if (sent.kind === 'away') return false
    if (sent.kind === 'sent') {
      current = sent.job ?? current
      await takeOut(item.n, sent.job)
    } else if (ends.includes(sent.code)) {
      await keepJob({ ...current, over: sent.code })
      return false
    } else {
      const state = sent.code === 'trucks.event-backward' ? 'conflict' : 'refused'
      await changeWaiting({ ...item, state, why: sent.sentence })
      current = await renewed(current)
      if (state === 'refused') return false
    }
    told()
  }
  await sendPositions(current)
  return true
}

/** Answers whether everything of every truck went out that could. */
const sendAll = async (told: () => void): Promise<boolean> => {
  let isWhole = true
  for (const kept of await keptJobs()) if (!kept.over) isWhole = (await sendTruck(kept, told)) && isWhole
  return isWhole
}

/** `told` hears of each that went out. */
export const sending = (told: () => void): (() => Promise<boolean>) =>
  inTurns('marsa-drive', () => sendAll(told))
