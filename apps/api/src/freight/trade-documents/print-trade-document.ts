// Prints a document of the trade from a shipment as its reader sees it.
import type { Actor } from '@marsa/model/kit/access.ts'
import { dayOf, toOffset } from '@marsa/model/kit/day.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import type { printTradeDocument as contract } from '@marsa/model/freight/trade-documents/trade-document-endpoints.ts'
import { tradeDocumentRefusal, tradeDocuments } from '@marsa/model/freight/trade-documents/trade-documents.ts'
import { printedInstant } from '../../documents/door.ts'
import { attachment } from '../../kit/attachment.ts'
import { renderPdf } from '../../kit/pdf.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import type { LetterheadOf } from '../../requests/door.ts'
import { requestDetail } from '../detail.store.ts'
import { factsOf } from '../execution/facts.ts'
import { toDetail } from '../view-shipment.ts'
import { tradeSheet, type SheetSource } from './trade-sheet.ts'

const winnerOf = ({ agent }: ShipmentDetail, actor: Actor): SheetSource['agent'] =>
  agent
    ? {
        name: { en: agent.nameEn, ar: agent.nameAr },
        lines: [agent.contactName, agent.contactNumber].filter((line) => line !== null),
      }
    : { name: actor.companyName, lines: [`${actor.firstName} ${actor.lastName}`] }

export const printTradeDocument =
  (secret: string, letterheadOf: LetterheadOf) => async (call: Call<typeof contract>) => {
    const { db, query, relation, reply, settings, now } = call
    const actor = signedIn(call)
    const row = await requestDetail(db, actor, relation, query.RequestId)
    if (!row) throw new Problem('freight.not-found')
    const shipment = toDetail(actor, row, call, secret)
    const { kind } = query
    refuse(tradeDocumentRefusal(kind, shipment))
    const source = {
      shipment,
      form: row.form,
      agent: winnerOf(shipment, actor),
      missing: factsOf(row).customsDocumentsMissing,
      today: dayOf(now),
    }
    const data = {
      title: tradeDocuments[kind],
      number: row.number,
      printedAt: printedInstant(toOffset(now)),
      ...tradeSheet(kind, source),
      ...letterheadOf(settings),
    }
    const pdf = await renderPdf('trade-document', data, now)
    return attachment(reply, 'application/pdf', `${row.number}-${kind}.pdf`).send(pdf)
  }
