// A line whose requests go the usual way, as the shared pages of requests take it: made of what the line says of itself.
import { queryOptions } from '@tanstack/react-query'
import { say } from '@marsa/model/kit/text.ts'
import { requestsOf } from '@marsa/model/lines.ts'
import type { CancelBody } from '@marsa/model/requests/cancel-fields.ts'
import { listNeeds } from '@marsa/model/requests/endpoints.ts'
import { usualTurnWords } from '@marsa/model/requests/usual-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { prepare } from '../../kit/prepared.ts'
import { ask } from '../../kit/query.ts'
import { customerCalls, documentCallsOf, quoteCalls } from '../line-calls.ts'
import type { FinalQuoteContent } from '../parts/final-quote-form.tsx'
import type { QuoteFileCalls } from '../parts/quote-file.tsx'
import type { WebLine } from '../web-line.ts'
import type { UsualPagesSpec, UsualRow, UsualView } from './spec.ts'
import { badgesFor, usualReading } from './status-badge.tsx'
import { usualAskText, usualPageText } from './text.ts'

/** The form is the line's own where it says what it is about, and any object to the pages. */
export const usualWebLine = <Form extends object>(own: UsualPagesSpec<Form>) => {
  const spec: UsualPagesSpec = own

  const { calls, statuses: reading = usualReading } = spec
  const { list, archive, upload: add, file, remove, review } = calls.documents
  const { one, many, pages } = requestsOf[spec.line]
  const turn = spec.turnWords ?? usualTurnWords
  const reads = [listNeeds, calls.list, calls.view, calls.compare, calls.viewAgent, list, calls.cancelTerms]

  function Summary({ view }: { view: UsualView }) {
    const { lang } = useLang()
    return <p className="muted dense">{spec.title(view.form)[lang]}</p>
  }

  const files = (requestId: string): QuoteFileCalls => ({
    upload: { contract: add, fields: { requestId } },
    remove: prepare(remove, (documentId: string) => ({ query: { documentId } })),
  })

  const line: WebLine<UsualView, UsualRow> = {
    line: spec.line,
    keyOf: ({ id, number }) => ({ id, number }),
    phaseOf: reading.phaseOf,
    titles: {
      one,
      many,
      ask: usualAskText.title,
      agent: {
        en: `{company}, ${say('en', turn.who.agent)}`,
        ar: `{company}، ${say('ar', turn.who.agent)}`,
      },
      toRequest: usualPageText.toRequest,
    },
    turn,
    ...(spec.creditOnly && { creditOnly: true }),
    problems: async () => {
      const [{ quotesProblems }, { kitProblems }] = await Promise.all([
        import('@marsa/model/requests/problems.ts'),
        import('@marsa/model/kit/kit-problems.ts'),
      ])
      return { ...kitProblems, ...quotesProblems, ...spec.problems }
    },
    reads,
    calls: customerCalls(calls, reads),
    documents: documentCallsOf(
      { by: 'requestId', list, archive, add, file, remove, review },
      usualPageText.removeBody,
      [list, calls.view, calls.viewAgent],
    ),
    ...badgesFor(reading),
    Summary,
  }

  return {
    ...line,
    spec,
    reading,
    pages,
    /** The call that stores a document of a request. */
    uploadOf: (requestId: string) => ({ contract: add, fields: { requestId } }),
    queries: {
      view: (id: string) => ask(calls.view, { id }),
      viewAgent: (id: string) => ask(calls.viewAgent, { id }),
      compare: (id: string) => ask(calls.compare, { id }),
      /** Asked anew each time it is shown. */
      cancelTerms: (id: string) => queryOptions({ ...ask(calls.cancelTerms, { id }), staleTime: 0 }),
    },
    quoteCalls: (id: string) => quoteCalls(calls, id, files(id), reads),
    cancel: prepare(
      calls.cancel,
      ({ id, body }: { id: string; body: CancelBody }) => ({ query: { id }, body }),
      reads,
    ),
    complete: prepare(
      calls.complete,
      ({ id, version }: { id: string; version: number }) => ({ query: { id }, body: { version } }),
      reads,
    ),
    finalCalls: ({ id, version }: Pick<UsualView, 'id' | 'version'>) => ({
      ...files(id),
      post: prepare(
        calls.finalQuote,
        (content: FinalQuoteContent) => ({ query: { id }, body: { ...content, version } }),
        reads,
      ),
    }),
  }
}
export type UsualWebLine = ReturnType<typeof usualWebLine<object>>
export type UsualPageProps = { line: UsualWebLine }
