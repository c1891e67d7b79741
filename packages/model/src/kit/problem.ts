// Refusals as values: one row a code gives the HTTP status, the toast, the disabled-button sentence and the mail text.
import { say, type Lang, type TextParams } from './text.ts'

export type ProblemRow = {
  status: number
  /** Seconds after which another try makes sense, where they are always the same. */
  retryAfter?: number
  en: string
  ar: string
}

/** Declares a table of problems, code -> status and both sentences. */
export const problems = <const Table extends Record<string, ProblemRow>>(table: Table): Table => table

export type FieldProblems = Record<string, string>

/**
 * A refusal on its way to the caller. `code` names a row of a problems table, `params` fill its placeholders,
 * `fields` maps a field path to the code of what is wrong there, and `cause` is for the log alone.
 */
export class Problem extends Error {
  readonly code: string
  readonly params: TextParams
  readonly fields: FieldProblems
  constructor(code: string, params: TextParams = {}, fields: FieldProblems = {}, options?: ErrorOptions) {
    super(code, options)
    this.name = 'Problem'
    this.code = code
    this.params = params
    this.fields = fields
  }
}

/** What a code names, and the limit that it may carry behind a colon (`kit.field.too-long:60`). */
const limitIn = (code: string): [name: string, params: TextParams] => {
  const [name = code, most] = code.split(':')
  return [name, most === undefined ? {} : { most }]
}

/** Whether a schema's message is a code: zod has words of its own where a contract gives none. */
export const isCode = (message: string): boolean => /^[a-z-]+(\.[a-z-]+)+(:\d+)?$/.test(message)

/** The problems of a schema that found fault: the path of each field, with its code. */
export const codesOf = (
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
): FieldProblems =>
  Object.fromEntries(
    issues.map(({ path, message }) => [path.join('.'), isCode(message) ? message : 'kit.field.required']),
  )

/** A code without the limit that it carries: the name of its row, and what answers tell. */
export const rowOf = (code: string): string => limitIn(code)[0]

/** Throws when a refusal function names a reason: `refuse(acceptRefusal(quote, actor, now))`. */
export const refuse = (code: string | undefined, params?: TextParams): void => {
  if (code) throw new Problem(code, params)
}

/** The table with these placeholders in place; others stay as they are. */
export const filled = (table: Record<string, ProblemRow>, params: TextParams): Record<string, ProblemRow> =>
  Object.fromEntries(
    Object.entries(table).map(([code, row]) => [
      code,
      { ...row, en: say('en', row, params), ar: say('ar', row, params) },
    ]),
  )

/** The sentence of a problem in a language, from the gathered table. */
export const sentence = (
  table: Record<string, ProblemRow>,
  lang: Lang,
  code: string,
  params?: TextParams,
): string => {
  const [name, limit] = limitIn(code)
  const row = table[name]
  return row ? say(lang, row, { ...params, ...limit }) : name
}

/** The sentence of a problem in both languages; a code that the table does not know is an invalid field. */
export const bothMessages = (
  table: Record<string, ProblemRow>,
  code: string,
  params?: TextParams,
): { messageEn: string; messageAr: string } => {
  const known = Object.hasOwn(table, rowOf(code)) ? code : 'kit.field.invalid'
  return {
    messageEn: sentence(table, 'en', known, params),
    messageAr: sentence(table, 'ar', known, params),
  }
}
