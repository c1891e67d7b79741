// Prints a quotation of any line from what its agent entered, in both languages: for its customer, its agent and staff.
import { kindOf } from '@marsa/model/kit/access.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { requestsOf, type QuotedLine } from '@marsa/model/lines.ts'
import { charges } from '@marsa/model/requests/charges.ts'
import { netOf } from '@marsa/model/requests/charge-line.ts'
import type { printQuotation as contract } from '@marsa/model/requests/endpoints.ts'
import type { OfferAsked } from '@marsa/model/requests/offer.ts'
import { compareText } from '@marsa/model/requests/screen-text.ts'
import { unitFigures } from '@marsa/model/requests/unit-words.ts'
import { wayWords } from '@marsa/model/requests/way-text.ts'
import { groupedAmount, printedInstant } from '../documents/door.ts'
import { attachment } from '../kit/attachment.ts'
import { renderPdf } from '../kit/pdf.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { same, timeIn, writtenField } from './written-field.ts'
import type { ServerLine } from './line.ts'
import type { LetterheadOf } from './print-documents.ts'
import { unitView } from './quotation-view.ts'
import { pricedOf, unitOf, type QuotationWithCharges } from './quotation-rows.ts'
import { quotationWithCharges } from './quotations.store.ts'

/** What every line's quotation may say of the way. */
const wayRows = ({ transit_days, free_days, way, stops }: QuotationWithCharges) => [
  ...(transit_days === null ? [] : [{ label: compareText.transit, value: timeIn('day', transit_days) }]),
  ...(way || stops ? [{ label: compareText.stops, value: way ? wayWords(way) : same(stops!) }] : []),
  ...(free_days === null ? [] : [{ label: compareText.freeDays, value: timeIn('day', free_days) }]),
]

const offerRows = (asked: OfferAsked | null, { offer }: QuotationWithCharges) =>
  Object.entries(asked?.fields ?? {})
    .filter(([name]) => offer?.[name] !== undefined && offer[name] !== null)
    .map(([name, field]) => ({ label: field.label, value: writtenField(field, offer![name]) }))

const lineRows = (quotation: QuotationWithCharges) =>
  quotation.charges.map((charge) => {
    const { en, ar } = charges[charge.code]
    const { quantity, vat } = charge
    return {
      // What an agent named itself is in one language.
      ...(charge.label ? same(charge.label) : { en, ar }),
      ...(charge.unit && { times: unitFigures(unitView(unitOf(charge.unit))) }),
      ...(quantity > 1 && { times: `${quantity} × ${groupedAmount(toWire(BigInt(charge.selling)))}` }),
      net: groupedAmount(toWire(netOf(pricedOf(charge)))),
      vat: groupedAmount(toWire(BigInt(vat))),
      total: groupedAmount(toWire(netOf(pricedOf(charge)) + BigInt(vat))),
    }
  })

const lineOf = (lines: Readonly<Record<QuotedLine, ServerLine>>, kind: string): ServerLine | undefined =>
  Object.values(lines).find((line) => line.kind === kind)

export const printQuotation =
  (lines: Readonly<Record<QuotedLine, ServerLine>>, letterheadOf: LetterheadOf) =>
  async (call: Call<typeof contract>) => {
    const { db, query, relation, reply, settings } = call
    const actor = signedIn(call)
    const quotation = await quotationWithCharges(db, query.QuotationId)
    const isOwn = quotation?.company_id === actor.companyId
    // A draft is nobody's business but its agent's, and so is one that was never sent.
    const mayRead = kindOf(actor) === 'agent' ? isOwn : quotation?.submitted_at
    const line = quotation && mayRead ? lineOf(lines, quotation.subject_kind) : undefined
    const request = line && (await line.find(db, actor, relation, quotation!.subject_id))
    if (!quotation || !line || !request) throw new Problem('quotes.not-found')
    const madeAt = quotation.submitted_at ?? call.now
    const title = (await line.titles(db, actor, relation, [request.id])).get(request.id)
    const pdf = await renderPdf(
      'quotation',
      {
        number: quotation.number,
        version: quotation.revision,
        isDraft: quotation.submitted_at === null,
        request: { ...requestsOf[line.line].one, number: request.number },
        about: title ?? same(request.number),
        agent: { en: quotation.agent_en, ar: quotation.agent_ar },
        issuedAt: printedInstant(toOffset(madeAt)),
        validUntil: quotation.valid_until ? printedInstant(toOffset(quotation.valid_until)) : '–',
        lines: lineRows(quotation),
        net: groupedAmount(toWire(quotation.net_fils)),
        vat: groupedAmount(toWire(quotation.vat_fils)),
        total: groupedAmount(toWire(quotation.total_fils)),
        offer: [...wayRows(quotation), ...offerRows(line.offer(request), quotation)],
        remarks: quotation.remarks ?? '',
        terms: quotation.terms ?? '',
        ...letterheadOf(settings),
      },
      madeAt,
    )
    return attachment(reply, 'application/pdf', `${quotation.number}-${quotation.revision}.pdf`).send(pdf)
  }
