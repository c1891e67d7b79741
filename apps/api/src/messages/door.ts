// What other folders may ask of messages: notify people, once, if the transaction commits.
import {
  writeMessage,
  type Channel,
  type MailReason,
  type MessageParams,
  type Template,
} from '@marsa/model/messages/message.ts'
import { afterQuiet } from '@marsa/model/messages/quiet-hours.ts'
import { isSent } from '@marsa/model/messages/templates/template-kinds.ts'
import {
  mailTemplates,
  type MailTemplate,
  type MailParams,
} from '@marsa/model/messages/templates/mail-templates.ts'
import {
  templates,
  type TemplateName,
  type TemplateParams,
} from '@marsa/model/messages/templates/templates.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import type { Tx } from '../kit/db.ts'
import { insertIssueMails, insertMail, type IssueMail } from './mails.store.ts'
import {
  recipientsOf,
  writeNotice,
  type Audience,
  type OutgoingRow,
  type Recipient,
} from './notifications.store.ts'

export type Notice<Name extends TemplateName> = {
  to: Audience
  template: Name
  params: TemplateParams<Name>
  /** What the message is about; also fills the link. */
  subjectId: string | null
  /** Distinguishes occasions of the same subject, a quotation's id or a round; the same occasion is notified once. */
  version?: string | number
}

const addressOf = (person: Recipient, channel: Channel): string | null =>
  channel === 'mail' ? person.email : person.mobile

/**
 * Tells people: a notification in the product, and mail and text message where the template has them, each in the
 * person's language. Idempotent by template, subject, version and person.
 */
export const notify = async <Name extends TemplateName>(tx: Tx, notice: Notice<Name>): Promise<void> => {
  const people = await recipientsOf(tx, notice.to)
  if (people.length === 0) return
  const row: Template = templates[notice.template]
  const params = notice.params as MessageParams
  const occasion = `${notice.subjectId ?? ''}:${notice.version ?? ''}`
  const outgoing = people.flatMap((person): OutgoingRow[] => {
    const written = writeMessage(row, person.language, params, notice.subjectId)
    return row.channels.flatMap((channel) => {
      const recipient = addressOf(person, channel)
      if (!recipient || !isSent(notice.template, channel, person.refused)) return []
      return {
        userId: person.id,
        channel,
        key: `${occasion}:${person.id}:${channel}`,
        recipient,
        language: person.language,
        body: written.body,
        button: written.button,
        ...(channel === 'sms' ? written.sms : { subject: written.title, link: written.link }),
      }
    })
  })
  await writeNotice(tx, {
    template: notice.template,
    params,
    subjectId: notice.subjectId,
    key: `${notice.template}:${occasion}`,
    people: people.map(({ id, company_id }) => ({ id, company_id })),
    outgoing,
    textsFrom: (row.quiet && afterQuiet(new Date())) || null,
  })
}

export type Mail<Name extends MailTemplate> = {
  mail: Name
  to: { channel: Channel; address: string; language: Lang }
  params: MailParams<Name>
  /** The same mail of the same key is sent once. */
  key: string
  /** It holds a code or a link with authority: its words are wiped once it has left. */
  isSecret: boolean
  /** Said below it; who has an account unless stated. */
  reason?: MailReason
  /** Of the newsletter: the value of the link that ends it. */
  leaveToken?: string
  /** A text message does not leave before then. */
  textsFrom?: Date | undefined
}

/** Writes to a bare address or number, once, if the transaction commits; nobody needs to know its owner. */
export const sendMail = async <Name extends MailTemplate>(tx: Tx, mail: Mail<Name>): Promise<void> => {
  const row: Template = mailTemplates[mail.mail]
  const written = writeMessage(row, mail.to.language, mail.params, null)
  await insertMail(tx, {
    topic: mail.mail,
    key: mail.key,
    channel: mail.to.channel,
    recipient: mail.to.address,
    language: mail.to.language,
    subject: written.title,
    body: written.body,
    button: written.button || null,
    link: written.link || null,
    isSecret: mail.isSecret,
    reason: mail.reason ?? 'account',
    leaveToken: mail.leaveToken ?? null,
    textsFrom: mail.textsFrom ?? null,
  })
}

/** Writes an issue of the newsletter to many readers, each in one mail, once for its key. */
export const sendIssueMails = (tx: Tx, mailTemplates: readonly IssueMail[]): Promise<void> =>
  insertIssueMails(tx, 'newsletter-issue', mailTemplates)
