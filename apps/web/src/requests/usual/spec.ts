// What a line whose requests go the usual way says of itself to its pages; see also `UsualSpec` of the API.
import type { z } from 'zod'
import type { Fields } from '@marsa/model/kit/form-fields.ts'
import type { FieldProblems, ProblemRow } from '@marsa/model/kit/problem.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import type { TextRow } from '@marsa/model/kit/text.ts'
import type { QuotedLine } from '@marsa/model/lines.ts'
import type { ChargeCode, Pricing } from '@marsa/model/requests/charges.ts'
import type { OfferAsked } from '@marsa/model/requests/offer.ts'
import type { UsualDetail, UsualEndpoints, UsualListed } from '@marsa/model/requests/usual-endpoints.ts'
import type { ExtraRow } from '../parts/compare-props.ts'
import type { CompareFact } from '../parts/compare-rows.ts'

import type { StatusReading } from './status-badge.tsx'

export type UsualView = UsualDetail<object>
export type UsualRow = UsualListed<object>

/** Members are methods, so that its own form fits. */
export type UsualPagesSpec<Form extends object = object> = {
  line: QuotedLine
  calls: UsualEndpoints
  fields: Fields
  /** The parts of the form with their headings, in their order. */
  parts: Readonly<Record<string, TextRow>>
  schema: z.ZodType<Form>
  /** Field -> problem of what single fields cannot tell; `today` is a day of the UAE. */
  formProblems(form: Form, today: string, timing: { now: Date; settings: SettingsInForce }): FieldProblems
  /** How the codes of its answers read; those of the usual states unless said. */
  statuses?: StatusReading
  /** What a request is about. */
  title(form: Form): { en: string; ar: string }
  /** The charges that an agent may enter, how they are taxed, and how often they are charged. */
  pricing(form: Form): Pricing & { codes: readonly ChargeCode[] }
  /** What it asks of a quotation beside its charges; left out, nothing. */
  offer?(form: Form): OfferAsked
  /** What its quotations are compared by in place of their offers, and the rows under the total. */
  compared?(form: Form): { facts: readonly CompareFact[]; extras: readonly ExtraRow[] }
  /** The stages of its refund rule. */
  stages: Readonly<Record<string, TextRow>>
  problems: Readonly<Record<string, ProblemRow>>
}
