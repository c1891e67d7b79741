// Writes the mails of an issue, a batch in one transaction, until everybody has one; run twice it writes nothing twice.
import { issueBatch, issueMachine } from '@marsa/model/help/issue.ts'
import { systemTransaction, type Db, type Tx } from '../../kit/db.ts'
import { enqueue } from '../../kit/jobs.ts'
import { move } from '../../kit/move.ts'
import { sendIssueMails } from '../../messages/door.ts'
import { newToken, tokenHash } from '../newsletter-token.ts'
import { lockIssue, type IssueLock } from './issues.store.ts'
import { dueReaders, noteReaders } from './readers.store.ts'

export const writeIssueMailsJob = 'help.write-letters'

export const enqueueIssueMails = (tx: Tx, id: string): Promise<void> =>
  enqueue(tx, writeIssueMailsJob, { id }, { key: `${writeIssueMailsJob}:${id}` })

/** Writes to the next readers; answers how many they were. */
const writeBatch = async (tx: Tx, issue: IssueLock, sentAt: Date, now: Date): Promise<number> => {
  const due = await dueReaders(tx, issue.id, sentAt, issueBatch)
  const readers = due.map((reader) => ({ ...reader, leaveToken: newToken() }))
  await noteReaders(
    tx,
    issue.id,
    readers.map((reader) => ({ ...reader, leaveHash: tokenHash(reader.leaveToken) })),
    now,
  )
  await sendIssueMails(
    tx,
    readers.map(({ id, email, language, leaveToken }) => ({
      key: `${issue.id}:${id}`,
      recipient: email,
      language,
      subject: language === 'ar' ? issue.subject_ar : issue.subject_en,
      body: language === 'ar' ? issue.text_ar : issue.text_en,
      leaveToken,
    })),
  )
  return readers.length
}

export const writeIssueMails = (db: Db, id: string, now: Date): Promise<void> =>
  systemTransaction(db, async (tx) => {
    const issue = await lockIssue(tx, id)
    if (issue?.state !== 'SENDING' || !issue.sent_at) return
    if ((await writeBatch(tx, issue, issue.sent_at, now)) === issueBatch) return enqueueIssueMails(tx, id)
    await move(tx, {
      table: 'newsletter_issues',
      machine: issueMachine,
      move: 'finishIssue',
      id,
      as: 'system',
      set: { finished_at: now },
    })
  })
