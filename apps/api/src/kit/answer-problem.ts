// Turns anything a verb throws into the answer of the wire contract; what is not a refusal answers no detail.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { asLang, type Lang, type TextParams } from '@marsa/model/kit/text.ts'
import { Problem, rowOf, sentence, type FieldProblems, type ProblemRow } from '@marsa/model/kit/problem.ts'
import type { Warning } from '@marsa/model/kit/warning.ts'
import { codeOf, isDatabaseAway } from './db.ts'
import { FilesAway, isDiskFull } from './files.ts'

/** Conflicts that the database finds: a state guard, a lock that was waited for too long, a unique race. */
const databaseCodes: Record<string, string> = {
  MA001: 'kit.moved-on',
  '22003': 'kit.malformed', // a number that its column cannot hold
  '22021': 'kit.malformed', // a sign that text cannot hold
  '22P05': 'kit.malformed', // the same inside JSON
  '55P03': 'kit.busy',
  '57014': 'kit.busy',
}

const fastifyCodes: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'kit.too-large',
  FST_REQ_FILE_TOO_LARGE: 'kit.too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'kit.malformed',
  FST_ERR_CTP_INVALID_JSON_BODY: 'kit.malformed',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'kit.malformed',
}

/** The language of a caller: the one their page is in, else the person's own, else the browser's. */
export const languageOf = (request: FastifyRequest, own?: Lang): Lang => {
  const shown = request.headers['x-language']
  if (shown === undefined && own) return own
  return asLang(
    String(shown ?? request.headers['accept-language'] ?? '')
      .slice(0, 2)
      .toLowerCase(),
  )
}

// The reader of uploads gives these no code: the sender went away, or sent no form.
const cutOff = /\bmultipart\b/i

/** What was thrown as a refusal, or undefined where it is none of ours. */
export const problemOf = (error: unknown): Problem | undefined => {
  if (error instanceof Problem) return error
  if (error instanceof FilesAway) return new Problem('kit.files-away', {}, {}, { cause: error })
  if (isDiskFull(error)) return new Problem('kit.storage-full', {}, {}, { cause: error })
  const code = codeOf(error)
  const known = databaseCodes[code ?? ''] ?? fastifyCodes[code ?? '']
  if (known) return new Problem(known)
  // Before the database: a client that hangs up has the same code as a database that does.
  if (error instanceof Error && cutOff.test(error.message)) return new Problem('kit.malformed')
  const status = (error as { statusCode?: number }).statusCode
  if (status !== undefined && status >= 400 && status < 500) return new Problem('kit.malformed')
  return isDatabaseAway(error) ? new Problem('kit.unavailable') : undefined
}

/** Nothing about what was asked: asked again, it may well be done. */
export const isPassing = (error: unknown): boolean =>
  ['kit.busy', 'kit.unavailable'].includes(problemOf(error)?.code ?? '')

/** What is wrong with each field, with its sentence. */
export const fieldSentences = (
  table: Record<string, ProblemRow>,
  lang: Lang,
  fields: FieldProblems,
  params: TextParams,
): Warning[] =>
  Object.entries(fields).map(([field, code]) => ({
    field,
    code: rowOf(code),
    message: sentence(table, lang, code, params),
  }))

/**
 * The answer body of a problem: `{status, errorMessage, code, fieldErrors}` as spec/calls rule 4 words it. `settingValues` are
 * those of the settings in force.
 */
const problemAnswer = (
  table: Record<string, ProblemRow>,
  lang: Lang,
  problem: Problem,
  settingValues: TextParams,
) => ({
  status: problem.code === 'accounts.locked' ? 'LOCKED' : 'FAILED',
  errorMessage: sentence(table, lang, problem.code, { ...settingValues, ...problem.params }),
  code: problem.code,
  params: problem.params,
  fieldErrors: fieldSentences(table, lang, problem.fields, { ...settingValues, ...problem.params }),
})

export const answerProblem =
  (table: Record<string, ProblemRow>, settingValues: () => TextParams = () => ({})) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const problem = problemOf(error)
    if (!problem) request.log.error({ err: error }, 'unexpected error')
    else if (problem.cause !== undefined)
      request.log.error({ err: problem.cause, code: problem.code }, 'something outside failed')
    const answered = problem ?? new Problem('kit.unknown', { requestId: request.id })
    const seconds = answered.params['seconds'] ?? table[answered.code]?.retryAfter
    if (typeof seconds === 'number') void reply.header('retry-after', seconds)
    return reply
      .status(table[answered.code]?.status ?? 500)
      .header('cache-control', 'no-store')
      .send(problemAnswer(table, languageOf(request), answered, settingValues()))
  }
