// The caller's notifications, newest first, written out in both languages, and how many are unread (C041).
import { toOffset } from '@marsa/model/kit/day.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type { listNotifications as contract, Notification } from '@marsa/model/messages/endpoints.ts'
import { writeMessage } from '@marsa/model/messages/message.ts'
import { isTemplate, templates } from '@marsa/model/messages/templates/templates.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { notificationsOf, unreadCount, type NotificationRow } from './notifications.store.ts'

const toNotification = (row: NotificationRow, language: Lang): Notification[] => {
  if (!isTemplate(row.template)) return [] // written by a newer version
  const template = templates[row.template]
  const [en, ar] = (['en', 'ar'] as const).map((lang) =>
    writeMessage(template, lang, row.params, row.subject_id),
  )
  return [
    {
      id: row.id,
      type: row.template,
      subjectId: row.subject_id,
      titleEn: en!.title,
      titleAr: ar!.title,
      bodyEn: en!.body,
      bodyAr: ar!.body,
      at: toOffset(row.created_at),
      readAt: row.read_at && toOffset(row.read_at),
      link: (language === 'ar' ? ar! : en!).link,
      ...(row.more !== undefined && { group: { more: row.more, unread: row.unread! } }),
    },
  ]
}

export const listNotifications = async (call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => {
  const { userId } = signedIn(call)
  const [found, unread] = await Promise.all([
    notificationsOf(call.db, userId, call.query),
    unreadCount(call.db, userId),
  ])
  return { items: found.flatMap((row) => toNotification(row, call.language)), unread }
}
