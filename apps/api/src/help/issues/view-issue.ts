// One issue with its texts, and how far its sending is.
import type { Issue, viewIssue as contract } from '@marsa/model/help/issue-endpoints.ts'
import type { Call } from '../../kit/serve.ts'
import { issueView } from './issue-view.ts'

export const viewIssue = (call: Call<typeof contract>): Promise<Issue> => issueView(call.db, call.query.id)
