// Takes a statement of the bank: read, added up, its lines taken once, matched where that is certain, and cases of the rest.
import { createHash } from 'node:crypto'
import type {
  importStatement as contract,
  previewStatement as previewContract,
  matchLine as matchContract,
} from '@marsa/model/finance/bank/bank-endpoints.ts'
import { automaticMatch, proposalsFor, type BankLine } from '@marsa/model/finance/bank/bank-match.ts'
import { nextBankDay } from '@marsa/model/finance/bank/bank-days.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { audit } from '../../kit/audit.ts'
import { nextNumber } from '../../kit/numbers.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import {
  insertLine,
  insertStatement,
  listOurs,
  lockMatching,
  findOpenLine,
  knownOf,
  type LineRow,
} from './bank.store.ts'
import { insertLineCase } from './cases.store.ts'
import { bankLineOf, makeMatch } from './match-lines.ts'
import { formatOf, parseStatement } from './parse-statement.ts'
import { offOf, type Statement } from './statement.ts'

const readOrRefuse = (content: string, account: string | null, today: string): Statement => {
  const read = parseStatement(content)
  if ('fault' in read)
    throw read.fault === 'row' ? new Problem('bank.row', { row: read.row }) : new Problem('bank.file')
  if (account !== null && read.account !== '' && read.account !== account) throw new Problem('bank.account')
  const off = offOf(read)
  if (off !== 0n) throw new Problem('bank.sum', { off: toWire(off < 0n ? -off : off) })
  if (read.to > today || read.lines.some(({ day }) => day > today)) throw new Problem('bank.ahead')
  return read
}

/** The same line in another file has the same; equal lines of a day are told apart by their order. */
const fingerprintOf = (line: BankLine, seen: Map<string, number>): Buffer => {
  const content = JSON.stringify([line.day, String(line.fils), line.reference, line.text, line.party])
  const before = seen.get(content) ?? 0
  seen.set(content, before + 1)
  return createHash('sha256').update(`${content} ${before}`).digest()
}

/** Each line with what tells it from every other of its account. */
const fingerprinted = ({ lines }: Statement): { line: BankLine; fingerprint: Buffer }[] => {
  const seen = new Map<string, number>()
  return lines.map((line) => ({ line, fingerprint: fingerprintOf(line, seen) }))
}

/** The account of the settings, or that of the file where none is set. */
const accountIn = (statement: Statement, own: string | null): string => own ?? (statement.account || 'AED')

const sampleSize = 10

/** Says which lines would be matched at once, without what matches of earlier lines would change for later ones. */
export const previewStatement = async ({
  db,
  now,
  settings,
  body,
}: Call<typeof previewContract>): Promise<AnswerOf<typeof previewContract>> => {
  const own = settings['express.payout-iban']
  const statement = readOrRefuse(body.content, own, dayOf(now))
  const marked = fingerprinted(statement)
  const known = await knownOf(
    db,
    accountIn(statement, own),
    marked.map(({ fingerprint }) => fingerprint),
  )
  const fresh = marked.filter(({ fingerprint }) => !known.has(fingerprint.toString('hex')))
  let ours = await listOurs(
    db,
    fresh.map(({ line }) => line.fils),
  )
  let matched = 0
  for (const { line } of fresh) {
    const sure = automaticMatch(proposalsFor(line, ours))
    if (!sure) continue
    matched++
    ours = ours.filter((each) => each !== sure.ours)
  }
  return {
    format: formatOf(body.content),
    account: statement.account,
    from: statement.from,
    to: statement.to,
    opening: toWire(statement.openingFils),
    closing: toWire(statement.closingFils),
    lines: statement.lines.length,
    known: statement.lines.length - fresh.length,
    matched,
    cases: fresh.length - matched,
    sample: statement.lines
      .slice(0, sampleSize)
      .map(({ fils, ...line }) => ({ ...line, amount: toWire(fils) })),
  }
}

export const importStatement = (call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => {
  const { now, settings, body } = call
  const { userId } = signedIn(call)
  const today = dayOf(now)
  const own = settings['express.payout-iban']
  const statement = readOrRefuse(body.content, own, today)
  const account = accountIn(statement, own)
  return call.once(async (tx) => {
    await lockMatching(tx)
    const none = { ...succeeded, lines: 0, known: statement.lines.length, matched: 0, cases: 0 }
    const sha256 = createHash('sha256').update(body.content).digest()
    const statementId = await insertStatement(tx, { ...statement, account, name: body.name, sha256, userId })
    if (statementId === undefined) return none
    const fresh: LineRow[] = []
    for (const { line, fingerprint } of fingerprinted(statement)) {
      const row = await insertLine(tx, { ...line, statementId, account, fingerprint })
      if (row) fresh.push(row)
    }
    let matched = 0
    const amounts = fresh.map((line) => line.amount_fils)
    let ours = await listOurs(tx, amounts)
    for (const line of fresh) {
      const sure = automaticMatch(proposalsFor(bankLineOf(line), ours))
      if (sure && (await makeMatch(tx, { line, ...sure, userId: null, now }))) {
        matched++
        // A run that was paid may come back on the same statement; nothing else changes what the next lines may be.
        ours =
          sure.ours.kind === 'posting'
            ? ours.filter(({ id }) => id !== sure.ours.id)
            : await listOurs(tx, amounts)
      } else
        await insertLineCase(tx, {
          id: line.id,
          amountFils: line.amount_fils,
          reference: await nextNumber(tx, 'CAS', now),
          dueOn: nextBankDay(today),
        })
    }
    await audit(tx, {
      kind: 'admin',
      action: 'importStatement',
      objectKind: 'bank-statement',
      objectId: statementId,
      reason: body.name,
    })
    const known = statement.lines.length - fresh.length
    return { ...succeeded, lines: fresh.length, known, matched, cases: fresh.length - matched }
  })
}

export const matchLine = (call: Call<typeof matchContract>): Promise<typeof succeeded> => {
  const { userId } = signedIn(call)
  const { lineId, kind, id } = call.body
  return call.once(async (tx) => {
    await lockMatching(tx)
    const line = await findOpenLine(tx, lineId)
    if (!line) throw new Problem('bank.line-none')
    const ours = (await listOurs(tx, [line.amount_fils])).find((each) => each.kind === kind && each.id === id)
    const rule = ours && (proposalsFor(bankLineOf(line), [ours])[0]?.rule ?? 'HAND')
    if (!ours || !rule || (ours.fils !== line.amount_fils && rule !== 'REF'))
      throw new Problem('bank.ours-none')
    const isMade = await makeMatch(tx, { line, ours, rule, userId, now: call.now })
    if (!isMade) throw new Problem('bank.ours-none')
    return succeeded
  })
}
