// Sends an issue as it stands to the administrator's own address, exactly as a reader would get it.
import { succeeded } from '@marsa/model/kit/answer.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { tryIssue as contract } from '@marsa/model/help/issue-endpoints.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { sendIssueMails } from '../../messages/door.ts'
import { leaveToken } from '../newsletter-token.ts'
import { issueById } from './issues.store.ts'

export const tryIssue =
  (secret: string) =>
  (call: Call<typeof contract>): Promise<typeof succeeded> => {
    const { email } = signedIn(call)
    const { language } = call.body
    return call.once(async (tx) => {
      const issue = await issueById(tx, call.query.id)
      if (!issue) throw new Problem('kit.not-found')
      await sendIssueMails(tx, [
        {
          key: `try:${issue.id}:${email}:${call.now.toISOString()}`,
          recipient: email,
          language,
          subject: language === 'ar' ? issue.subject_ar : issue.subject_en,
          body: language === 'ar' ? issue.text_ar : issue.text_en,
          leaveToken: leaveToken(secret, email),
        },
      ])
      return succeeded
    })
  }
