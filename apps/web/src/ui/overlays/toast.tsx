// Short messages at the end of the page, above the chat launcher; on a phone at the top.
import { Bell, CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast'
import { Button } from 'react-aria-components/Button'
import { Link } from 'react-aria-components/Link'
import { Text } from 'react-aria-components/Text'
import { ToastQueue } from 'react-stately/useToastState'
import { useT } from '../../kit/t.ts'
import { Icon } from '../values/icon.tsx'
import { Spinner } from '../states/spinner.tsx'
import { uiText } from '../text.ts'

export type ToastTone = 'default' | 'info' | 'success' | 'error' | 'warn' | 'wait'

export type Notice = {
  title: string
  body?: string
  tone?: ToastTone
  link?: { href: string; label: string }
  /** Stays until dismissed. */
  sticky?: boolean
}

const styles = {
  default: { icon: Bell, className: '' },
  info: { icon: Info, className: 't-info' },
  success: { icon: CircleCheck, className: 't-ok' },
  error: { icon: CircleAlert, className: 't-err' },
  warn: { icon: TriangleAlert, className: 't-att' },
  wait: { icon: undefined, className: 't-wait' },
} as const

const timeout = 4000
const queue = new ToastQueue<Notice>({ maxVisibleToasts: 100 })

/** Shows a message for four seconds (hover and focus hold it) and returns the key for `dismiss`; `wait` and `sticky` stay. */
export const notify = (notice: Notice): string =>
  queue.add(notice, notice.sticky || notice.tone === 'wait' ? undefined : { timeout })

/** Takes a message away before its time. */
export const dismiss = (key: string): void => queue.close(key)

/** Mounted once by the shell. */
export function ToastHost() {
  const t = useT()
  return (
    <ToastRegion queue={queue} className="toasts" aria-label={t(uiText.notifications)}>
      {({ toast }) => (
        <Toast toast={toast} className={`toast ${styles[toast.content.tone ?? 'default'].className}`}>
          <NoticeFace {...toast.content} />
          <Button slot="close" className="icon-btn" aria-label={t(uiText.dismiss)}>
            <Icon of={X} size="s" />
          </Button>
        </Toast>
      )}
    </ToastRegion>
  )
}

function NoticeFace({ title, body, tone = 'default', link }: Notice) {
  const { icon } = styles[tone]
  return (
    <>
      {icon ? <Icon of={icon} /> : <Spinner />}
      <ToastContent className="grow">
        <Text slot="title" className="strong">
          {title}
        </Text>
        {body && (
          <Text slot="description" className="sub">
            {body}
          </Text>
        )}
        {link && (
          <Link href={link.href} className="med">
            {link.label}
          </Link>
        )}
      </ToastContent>
    </>
  )
}
