// What a line whose requests go the usual way says of itself to its pages; see also `UsualSpec` of the API.
import type { ComponentType, ReactNode } from 'react'
import type { z } from 'zod'
import type { Fields } from '@marsa/model/kit/form-fields.ts'
import type { FieldProblems, ProblemRow } from '@marsa/model/kit/problem.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import type { CountedRow, TextRow } from '@marsa/model/kit/text.ts'
import type { QuotedLine } from '@marsa/model/lines.ts'
import type { ChargeCode } from '@marsa/model/requests/charges.ts'
import type { Pricing } from '@marsa/model/requests/charge-line.ts'
import type { OfferAsked } from '@marsa/model/requests/offer.ts'
import type { DraftCalls } from '@marsa/model/requests/draft-endpoints.ts'
import type { ReaderTabs } from '@marsa/model/requests/phase.ts'
import type { TurnWords } from '@marsa/model/requests/turn-text.ts'
import type { UsualDetail, UsualEndpoints, UsualListed } from '@marsa/model/requests/usual-endpoints.ts'
import type { ExtraRow } from '../parts/compare-props.ts'
import type { CompareFact } from '../parts/compare-rows.ts'

import type { DocumentCalls } from '../../documents/door.tsx'
import type { FormDocuments } from '../parts/use-form-documents.ts'
import type { usualCancelText, usualCompareText } from './text.ts'
import type { StatusReading } from './status-badge.tsx'

export type UsualView = UsualDetail<object>
export type UsualRow = UsualListed<object>

export type FormValues = Record<string, unknown>

/** Of a part of the form; `fix` is the change that mends it, with what its button counts. */
export type FormWarning = {
  part: string
  row: { en: string; ar: string }
  params: Readonly<Record<string, string | number>>
  fix?: { label: CountedRow; count: number; set: FormValues }
}

export type OwnControlProps = {
  label: string
  value: unknown
  /** All of the form. */
  values: FormValues
  onChange: (value: unknown) => void
  /** What is wrong with the field, or with a part of it by its path. */
  errorOf: (path?: string) => string | undefined
}

/** `side` is undefined for staff. */
export type CarriedProps = {
  view: UsualView
  side: 'customer' | 'agent' | undefined
  documents: DocumentCalls
}

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
  /** The tabs of its lists; the usual ones unless said. */
  tabs?: ReaderTabs
  /** What its lists are filtered by beside what every line's are. */
  movements?: { label: TextRow; choices: Readonly<Record<string, TextRow>> }
  /** What may be sent, and should be looked at. */
  formWarnings?(values: FormValues): readonly FormWarning[]
  /** What sentences of problems name of what stands in the form. */
  problemParams?(values: FormValues): Readonly<Record<string, string | number>>
  /** What a new form begins with beside what its table says. */
  begin?(now: Date): FormValues
  /** What changes with what somebody chose, such as a proposal that no longer fits. */
  follow?(values: FormValues, before: FormValues): FormValues | undefined
  /** Drafts on the server; without them a request is sent at once. */
  drafts?: DraftCalls
  /** Many may be uploaded at once: the name of that page, `bulk` below its name. */
  bulk?: TextRow
  /** Fields that no control of the kit fits, drawn by the line. */
  controls?: Readonly<Record<string, ComponentType<OwnControlProps>>>
  /** Documents that are chosen with the form, below a part of it. */
  files?: {
    part: string
    asked(values: FormValues): boolean
    Choose: ComponentType<{ documents: FormDocuments; request: UsualView | undefined }>
  }
  /** Refusals of sending that a person may answer by a yes: what is sent then. */
  confirms?: {
    codes: readonly string[]
    body: object
    Dialog: ComponentType<{ code: string; onSend: () => Promise<void>; onClose: () => void }>
  }
  /** Fields that are read in a way of the line, by their names. */
  shown?(form: Partial<Form>): Readonly<Record<string, ReactNode>>
  /** Facts that follow from the form, shown after it. */
  derived?(form: Partial<Form>): readonly { label: TextRow; value: ReactNode }[]
  /** What an agent weighs beside the title, in a line of its list. */
  brief?(form: Form): ReactNode
  /** Beside the form while it is written. */
  Aside?: ComponentType<{ values: FormValues }>
  /** What a request is about. */
  title(form: Form): { en: string; ar: string }
  /** The charges that an agent may enter, how they are taxed, and how often they are charged. */
  pricing(form: Form): Pricing & { codes: readonly ChargeCode[] }
  /** What it asks of a quotation beside its charges; left out, nothing. */
  offer?(form: Form): OfferAsked
  /** What its quotations are compared by in place of their offers, and the rows under the total. */
  compared?(form: Form): { facts: readonly CompareFact[]; extras: readonly ExtraRow[] }
  /** Nothing is paid by card: the whole is confirmed on credit. */
  creditOnly?: boolean
  /** What its agents are called on paper; agents unless said. */
  agentRole?: TextRow
  /** What is said otherwise where quotations are compared and one is accepted. */
  compareWords?: Partial<Record<keyof typeof usualCompareText, TextRow>>
  /** What is said otherwise where a booked one is cancelled, `ownBody` where either side may. */
  cancelWords?: Partial<
    Record<keyof typeof usualCancelText | 'ownBody' | 'agentBody' | 'agentWhyHint', TextRow>
  >
  /** The words of its turns; the usual ones unless said. */
  turnWords?: TurnWords
  /** Names of entries of the timeline that are its own, or read otherwise in it. */
  events?: Readonly<Record<string, TextRow>>
  /** How it is carried out, shown once it is booked; the card at which a step of the reader's is taken. */
  carried?: { Part: ComponentType<CarriedProps>; steps: Readonly<Record<string, string>> }
  /** Its tax invoice is issued with the completion: the agent uploads none. */
  invoicedBySystem?: true
  /** The stages of its refund rule. */
  stages: Readonly<Record<string, TextRow>>
  problems: Readonly<Record<string, ProblemRow>>
}
