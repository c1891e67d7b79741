// A process that takes one payment from opening to posting, stops where it is told, says so, and waits to be killed.
import { openDb, transaction } from '../src/kit/db.ts'
import { nGenius } from '../src/finance/n-genius.ts'
import { openSession } from '../src/finance/open-session.ts'
import type { FinanceParts } from '../src/finance/session.ts'
import type { NewSession } from '../src/finance/sessions.store.ts'
import { startPayment } from '../src/finance/start-payment.ts'
import { sweepSession } from '../src/finance/sweep-session.ts'
import { subjectReactions } from './finance-subject.ts'
import { choose } from './sandbox-gateway.ts'

export const stops = ['opened', 'ordered', 'charged', 'posted', 'committed'] as const
export type Stop = (typeof stops)[number]
export type KilledPayment = {
  databaseUrl: string
  sandbox: { url: string; apiKey: string; outlet: string }
  stop: Stop
  wanted: Omit<NewSession, 'amountFils'> & { amountFils: string }
}

const pay = async (input: KilledPayment): Promise<void> => {
  let sessionId = ''
  const halt = async (here: Stop): Promise<void> => {
    if (here !== input.stop) return
    console.log(JSON.stringify({ sessionId, stop: here }))
    await new Promise(() => setInterval(() => undefined, 60_000))
  }
  const gateway = nGenius(input.sandbox)
  const parts: FinanceParts = {
    db: openDb(input.databaseUrl),
    gateway: {
      ...gateway,
      isSet: true,
      open: async (request) => {
        const order = await gateway.open(request)
        await halt('ordered')
        return order
      },
    },
    reactions: {
      subject: {
        ...subjectReactions,
        paymentSucceeded: async (tx, session) => {
          await subjectReactions.paymentSucceeded(tx, session)
          await halt('posted')
        },
      },
    },
    publicUrl: 'http://marsa.invalid',
    alarm: () => undefined,
  }
  const { session } = await transaction(parts.db, (tx) =>
    openSession(tx, { ...input.wanted, amountFils: BigInt(input.wanted.amountFils) }),
  )
  sessionId = session.id
  await halt('opened')
  const { redirectUrl } = await startPayment(parts, session.id)
  await choose(redirectUrl, 'approve-silently')
  await halt('charged')
  await sweepSession(parts, session.id)
  await halt('committed')
}

if (process.argv[2]) await pay(JSON.parse(process.argv[2]) as KilledPayment)
