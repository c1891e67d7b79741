// How a message looks when it leaves: the text message, and the mail as plain text and as HTML that old clients show.
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { chatParts } from '@marsa/model/messages/chat/chat.ts'
import type { MailReason } from '@marsa/model/messages/message.ts'
import { leaveCallPath, leavePath } from '@marsa/model/messages/templates/newsletter-mails.ts'
import { paragraphsOf } from '@marsa/model/messages/paragraphs.ts'
import { messagesText } from '@marsa/model/messages/text.ts'

export type Outgoing = {
  language: Lang
  subject: string
  body: string
  button: string | null
  link: string | null
  reason: MailReason
  /** Of the newsletter: the value of the link that ends it. */
  leaveToken: string | null
}

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** Address of a message's page; `link` is a path of ours and carries no authority. */
export const addressOf = (publicUrl: string, link: string | null): string | null =>
  link ? `${publicUrl}${link}` : null

/** Outside the letters of the oldest alphabet a message holds 70 characters in place of 160. */
const plainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ')

/** Short on purpose: the heading, or a sentence of its own about money, and an address; no names. */
export const composeSms = (message: Outgoing, publicUrl: string): string => {
  const address = addressOf(publicUrl, message.link)
  return [
    `${say(message.language, messagesText.product)}: ${plainSpaces(message.subject)}`,
    ...(address ? [address] : []),
  ].join('\n')
}

const fonts = "'Readex Pro', 'Segoe UI', Tahoma, Arial, sans-serif"

/** Public numbers keep their direction inside an Arabic sentence. */
const prose = (text: string): string =>
  escapeHtml(text).replace(/\b[A-Z]{2,4}-\d{2}-\d{5,}\b/g, (number) => `<bdi dir="ltr">${number}</bdi>`)

/** Addresses in the newsletter are links; elsewhere a text may hold what strangers typed. */
const linked = (text: string): string =>
  chatParts(text)
    .map(({ text: part, href }) =>
      href ? `<a href="${escapeHtml(href)}" style="color:#0b5c5b">${escapeHtml(part)}</a>` : prose(part),
    )
    .join('')

const bodyHtml = (body: string, write: (text: string) => string): string =>
  paragraphsOf(body)
    .map(
      (paragraph, index) =>
        `<p style="margin:${index > 0 ? '16px' : '0'} 0 0;font-size:16px">${write(paragraph).replaceAll('\n', '<br>')}</p>`,
    )
    .join('\n          ')

const reasons = {
  account: messagesText.mailReason,
  newsletter: messagesText.newsletterReason,
  visitor: messagesText.visitorReason,
} as const

const buttonHtml = (label: string, address: string): string => `
          <table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin-top:24px"><tr>
            <td bgcolor="#0b5c5b" style="border-radius:8px">
              <a href="${escapeHtml(address)}" target="_blank" style="display:inline-block;padding:12px 24px;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a>
            </td></tr></table>`

/** `leaveAddress` is what mail programs end the newsletter by. */
export type ComposedMail = {
  subject: string
  text: string
  html: string
  language: Lang
  leaveAddress?: string
}

export const composeMail = (message: Outgoing, publicUrl: string): ComposedMail => {
  const { language, subject, body, button, leaveToken } = message
  const address = addressOf(publicUrl, message.link)
  const product = say(language, messagesText.product)
  const reason = say(language, reasons[message.reason])
  const leave = leaveToken ? `${publicUrl}${leavePath(language, leaveToken)}` : null
  const leaveWords = say(language, messagesText.leaveNewsletter)
  const [dir, start] = language === 'ar' ? ['rtl', 'right'] : ['ltr', 'left']
  const lineHeight = language === 'ar' ? '1.75' : '1.5'
  return {
    language,
    subject,
    ...(leaveToken && { leaveAddress: `${publicUrl}${leaveCallPath(language, leaveToken)}` }),
    text: [
      body,
      ...(address ? [`${button ?? product}: ${address}`] : []),
      [`-- \n${reason}`, ...(leave ? [`${leaveWords}: ${leave}`] : [])].join('\n'),
    ].join('\n\n'),
    html: `<!doctype html>
<html lang="${language}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background-color:#f6f8fa">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" dir="${dir}" bgcolor="#f6f8fa"><tr><td align="center" style="padding:24px 12px">
  <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" dir="${dir}" style="max-width:560px;text-align:${start};font-family:${fonts};line-height:${lineHeight};color:#0f1b2d">
    <tr><td bgcolor="#0b5c5b" style="padding:16px 24px;border-radius:12px 12px 0 0;color:#ffffff;font-size:20px;font-weight:600">${escapeHtml(product)}</td></tr>
    <tr><td bgcolor="#ffffff" style="padding:32px 24px;border:1px solid #dbe1e8;border-top:0;border-radius:0 0 12px 12px">
          <h1 style="margin:0 0 12px;font-size:22px;line-height:1.35;font-weight:600">${prose(subject)}</h1>
          ${bodyHtml(body, message.reason === 'newsletter' ? linked : prose)}${address ? buttonHtml(button ?? product, address) : ''}
    </td></tr>
    <tr><td style="padding:16px 24px;color:#4b5a6e;font-size:13px">${escapeHtml(reason)}${
      leave ? `<br><a href="${escapeHtml(leave)}" style="color:#4b5a6e">${escapeHtml(leaveWords)}</a>` : ''
    }</td></tr>
  </table>
</td></tr></table>
</body>
</html>
`,
  }
}
