// Mail over SMTP; the library is loaded with the first message, and without a server there is no sender.
import type { Transporter } from 'nodemailer'
import { DeliveryRefused, type Sender } from './delivery.ts'

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  language: string
  /** A mail to many: where the receiver's mail program ends it with one click (RFC 2369, RFC 8058). */
  leaveAddress?: string
}

export type MailSettings = {
  smtpUrl: string | null
  mailFrom: string
  /** Time that one mail may take in all, whatever the server does; 20 seconds unless stated. */
  sendMs?: number
}

const limits = {
  connectionTimeout: 5_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  socketCloseTimeout: 1_000,
  maxConnections: 4,
  disableFileAccess: true,
  disableUrlAccess: true,
}

const domainOf = (from: string): string => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'

/** A server that answers 5xx to the envelope or the text refuses this message for good. */
const isFinal = (error: unknown): boolean => {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500
}

const leaveHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  Precedence: 'bulk',
})

export const openMail = ({ smtpUrl, mailFrom, sendMs = 20_000 }: MailSettings): Sender<Mail> | null => {
  if (!smtpUrl) return null
  let opened: Promise<Transporter> | undefined
  let transport: Transporter | undefined
  const connect = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer')
    transport = createTransport({ url: smtpUrl, pool: true, ...limits })
    return transport
  }
  return {
    send: async (id, { language, leaveAddress, ...mail }) => {
      const { sendMail } = await (opened ??= connect()).then((ready) => ({
        sendMail: ready.sendMail.bind(ready),
      }))
      // No limit of the socket ends a server that says a word now and then; this one closes its connection.
      const signal = AbortSignal.timeout(sendMs)
      const messageId = `<${id}@${domainOf(mailFrom)}>`
      try {
        await sendMail({
          ...mail,
          from: mailFrom,
          messageId,
          signal,
          headers: {
            'Auto-Submitted': 'auto-generated',
            'Content-Language': language,
            ...(leaveAddress && leaveHeaders(leaveAddress)),
          },
        })
      } catch (error) {
        if (signal.aborted) throw new Error('the mail server took too long', { cause: error })
        if (isFinal(error)) throw new DeliveryRefused((error as Error).message)
        throw error
      }
      return messageId
    },
    close: () => transport?.close(),
  }
}
