// A report in a frame: asks the page around it for a ticket, opens the report with it, and renews it once when its time has passed.
import type { EmbedAnswer, EmbedWish } from '@marsa/model/finance/reports/embed-text.ts'
import { drawFailure, drawReport, drawWaiting, type Report } from './draw.ts'
import './embed.css'

const id = location.pathname.split('/')[4] ?? ''
const lang = document.documentElement.lang === 'ar' ? 'ar' : 'en'

/** Without an answer for so long, nobody gives a ticket. */
const patienceMs = 10_000

/** What opens further rows once the ticket is used. */
let session: string | undefined
let isRenewed = false
let waiting: ReturnType<typeof setTimeout> | undefined
let shown: Report | undefined

const tell = (wish: EmbedWish): void => parent.postMessage(wish, location.origin)

const fail = (sentence?: string): void => {
  clearTimeout(waiting)
  shown = undefined
  drawFailure(sentence, () => {
    isRenewed = false
    begin()
  })
}

const wantTicket = (): void => {
  // Nobody stands around it: there is no ticket to be had.
  if (parent === window) return fail()
  clearTimeout(waiting)
  waiting = setTimeout(fail, patienceMs)
  tell({ kind: 'marsa.ticket-wanted' })
}

const begin = (): void => {
  session = undefined
  drawWaiting()
  wantTicket()
}

/** Its time has passed, or somebody used it: another one is asked for, once. */
const renewable = new Set(['reporting.ticket-expired', 'reporting.ticket-used'])

type Refused = { code?: string; errorMessage?: string }

/** Asks with a ticket, or with the session that one has opened; the header alone carries it. */
const open = async (secret: string): Promise<void> => {
  const query = new URLSearchParams({ lang, ...(shown?.next && { next: shown.next }) })
  try {
    const response = await fetch(`/api/reporting/dashboard/${id}?${query.toString()}`, {
      headers: { authorization: `Ticket ${secret}`, accept: 'application/json', 'x-language': lang },
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    })
    const answer: unknown = await response.json()
    if (!response.ok) {
      const { code = '', errorMessage } = answer as Refused
      if (!isRenewed && renewable.has(code)) {
        isRenewed = true
        return wantTicket()
      }
      return fail(errorMessage)
    }
    const report = answer as Report & { session: { token: string } | null }
    session = report.session?.token ?? session
    isRenewed = false
    shown = shown ? { ...report, rows: [...shown.rows, ...report.rows] } : report
    drawReport(shown, lang, () => (session ? void open(session) : wantTicket()))
  } catch {
    fail()
  }
}

addEventListener('message', ({ origin, source, data }: MessageEvent<EmbedAnswer>) => {
  if (origin !== location.origin || source !== parent || waiting === undefined) return
  if (data.kind === 'marsa.ticket-refused') return fail(data.sentence)
  if (data.kind !== 'marsa.ticket') return
  clearTimeout(waiting)
  waiting = undefined
  void open(data.ticket)
})

new ResizeObserver(() =>
  tell({ kind: 'marsa.height', height: document.documentElement.scrollHeight }),
).observe(document.body)
begin()
