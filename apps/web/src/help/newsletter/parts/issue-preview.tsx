// An issue as its reader sees it: the same paragraphs and links as in the mail, everything else as text.
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { chatParts } from '@marsa/model/messages/chat/chat.ts'
import { paragraphsOf } from '@marsa/model/messages/paragraphs.ts'
import { messagesText } from '@marsa/model/messages/text.ts'
import { useT } from '../../../kit/t.ts'
import { issueText as words } from '../text.ts'

export type IssuePreviewProps = { language: Lang; subject: string; text: string }

export function IssuePreview({ language, subject, text }: IssuePreviewProps) {
  const t = useT()
  const named = t(words.previewOf, { language: t(language === 'ar' ? words.arabic : words.english) })
  return (
    <section
      className="issue-letter"
      aria-label={named}
      lang={language}
      dir={language === 'ar' ? 'rtl' : 'ltr'}
    >
      <header>{say(language, messagesText.product)}</header>
      <div>
        <h3>{subject}</h3>
        {paragraphsOf(text).map((paragraph, index) => (
          <p key={index}>
            {chatParts(paragraph).map(({ text: part, href }, at) =>
              href ? (
                <a key={at} href={href} target="_blank" rel="noopener noreferrer">
                  <bdi dir="ltr">{part}</bdi>
                </a>
              ) : (
                part
              ),
            )}
          </p>
        ))}
      </div>
      <footer>
        {say(language, messagesText.newsletterReason)}
        <br />
        {say(language, messagesText.leaveNewsletter)}
      </footer>
    </section>
  )
}
