// Background work of the chat: mails about unread answers, and what time does to conversations.
import { z } from 'zod'
import type { Clock } from '../../kit/clock.ts'
import type { Files } from '../../kit/files.ts'
import { job } from '../../kit/jobs.ts'
import { forgetReturns } from './chat-returns.store.ts'
import { keepChats } from './keep-chats.ts'
import { mailAnswer } from './mail-answer.ts'
import { mailAnswerJob } from './notify-chat.ts'

export const chatJobs = (files: Files, clock: Clock) => [
  job({
    name: mailAnswerJob,
    payload: z.strictObject({ id: z.uuid() }),
    run: ({ id }, { db }) => mailAnswer(db, id, clock.now()),
  }),
  job({
    name: 'chat.keep',
    payload: z.strictObject({}),
    everySeconds: 3_600,
    run: async (_, { db, log }) => {
      await forgetReturns(db, clock.now())
      const erased = await keepChats(db, files, clock.now())
      if (erased > 0) log.info({ erased }, 'conversations of visitors were erased')
    },
  }),
]
