// The issues of the newsletter, newest first, and who would read the next one.
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type { listIssues as contract } from '@marsa/model/help/issue-endpoints.ts'
import type { Call } from '../../kit/serve.ts'
import { issueRowView } from './issue-view.ts'
import { issuePage, issuesBefore } from './issues.store.ts'
import { readerCounts } from './readers.store.ts'

export const listIssues = async (call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => {
  const [found, { unconfirmed, ...readers }] = await Promise.all([
    issuesBefore(call.db, call.query.before),
    readerCounts(call.db),
  ])
  return {
    items: found.slice(0, issuePage).map(issueRowView),
    hasMore: found.length > issuePage,
    readers,
    unconfirmed,
  }
}
