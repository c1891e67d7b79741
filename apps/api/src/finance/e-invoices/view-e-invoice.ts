// The e-invoice of one document for finance: state, what is wrong and who can mend it, files, and what happened.
import { lastSendDay } from '@marsa/model/finance/e-invoice/checks.ts'
import { findingRows } from '@marsa/model/finance/e-invoice/findings.ts'
import type {
  downloadEInvoice as fileContract,
  ShownFinding,
  viewEInvoice as viewContract,
} from '@marsa/model/finance/e-invoice/e-invoice-endpoints.ts'
import type { StoredFinding } from '@marsa/model/finance/e-invoice/provider-reasons.ts'
import { isUnsent, replaceRefusal, resendMove } from '@marsa/model/finance/e-invoice/sending.ts'
import { dayOf, toOffset } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { parseMoney, sum } from '@marsa/model/kit/money.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { say, type TextRow } from '@marsa/model/kit/text.ts'
import { attachment } from '../../kit/attachment.ts'
import type { Db } from '../../kit/db.ts'
import type { Call } from '../../kit/serve.ts'
import {
  findInvoiceById,
  findPlatformId,
  listCreditedLines,
  type StoredTaxInvoice,
} from '../documents.store.ts'
import { findEInvoice, findXml, listEvents, listFiles, type EventRow } from './e-invoices.store.ts'

/** In both languages, with its line, amount or day. */
export const findingText = ({ id, n, x, day }: StoredFinding): { en: string; ar: string } => {
  const values = { n: String(n ?? ''), x: x ?? '', day: day ?? '' }
  const row: TextRow = findingRows[id]
  return { en: say('en', row, values), ar: say('ar', row, values) }
}

const shown = (finding: StoredFinding, of: { house: string; invoice: StoredTaxInvoice }): ShownFinding => {
  const { id, by, rule, message } = finding
  const company = {
    house: of.house,
    buyer: of.invoice.companyId,
    agent: of.invoice.supplierId,
    finance: null,
  }
  const { field } = findingRows[id]
  const text = findingText(finding)
  return { id, by, companyId: company[by], field, text, rule: rule ?? null, message: message ?? null }
}

const detailOf = ({ kind, detail }: EventRow): string | null => {
  const { submission, errors } = detail as {
    submission?: string
    errors?: { rule: string; message: string }[]
  }
  if (kind === 'rejected' && errors)
    return errors.map(({ rule, message }) => `${rule}: ${message}`).join('\n')
  return submission ?? null
}

/** Fils of a document that notes have left. */
export const leftOfDocument = async (db: Db, invoice: StoredTaxInvoice): Promise<bigint> => {
  const lines = await listCreditedLines(db, invoice.id)
  return invoice.totalFils - sum(lines.map(({ total }) => parseMoney(total)))
}

const at = (instant: Date | null): string | null => instant && toOffset(instant)

export const viewEInvoice = async ({
  db,
  query,
  settings,
  now,
}: Call<typeof viewContract>): Promise<AnswerOf<typeof viewContract>> => {
  const [row, invoice] = await Promise.all([findEInvoice(db, query.id), findInvoiceById(db, query.id)])
  if (!row || !invoice) return { eInvoice: null }
  const [events, files, house, leftFils] = await Promise.all([
    listEvents(db, row.id),
    listFiles(db, row.id),
    findPlatformId(db),
    leftOfDocument(db, invoice),
  ])
  const sendBy = isUnsent(row.state)
    ? lastSendDay(dayOf(invoice.issuedAt), settings['e-invoice.send-days'])
    : null
  return {
    eInvoice: {
      invoiceId: row.id,
      uuid: row.uuid,
      state: row.state,
      exemption: row.exemption,
      sendBy,
      isLate: sendBy !== null && dayOf(now) > sendBy,
      findings: row.findings.map((finding) => shown(finding, { house, invoice })),
      fault: row.fault,
      nextAt: at(row.next_at),
      authorityRef: row.authority_ref,
      files: files.map(({ revision, sha256, filed_at }) => ({
        revision,
        sha256,
        filedAt: toOffset(filed_at),
      })),
      events: events.map((event) => ({
        kind: event.kind,
        at: toOffset(event.at),
        revision: event.revision,
        detail: detailOf(event),
      })),
      canResend: resendMove(row.state) !== undefined,
      replaceRefusal:
        row.state === 'REJECTED' ? (replaceRefusal(row.state, leftFils) ?? null) : 'e-invoice.not-refused',
    },
  }
}

export const downloadEInvoice = async ({ db, query, reply }: Call<typeof fileContract>): Promise<Buffer> => {
  const [xml, invoice] = await Promise.all([
    findXml(db, query.id, query.revision),
    findInvoiceById(db, query.id),
  ])
  if (xml === undefined || !invoice) throw new Problem('e-invoice.file-none')
  attachment(reply, 'application/xml', `${invoice.number}-${query.revision}.xml`)
  return Buffer.from(xml, 'utf8')
}
