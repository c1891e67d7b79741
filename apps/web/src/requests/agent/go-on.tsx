// Once a request is answered: the way to the next one of the list, or back to the list after the last.
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import type { Neighbours } from './list-order.ts'
import { agentPageText as words } from './text.ts'

export function GoOn({ near }: { near: Neighbours | undefined }) {
  const t = useT()
  const { lang } = useLang()
  if (!near?.list.startsWith(`/${lang}/`)) return null
  return (
    <Banner
      tone="success"
      title={t(near.next ? words.answered : words.answeredLast)}
      action={
        <LinkButton variant="primary" href={near.next ? `/${lang}/${near.next}` : near.list}>
          {t(near.next ? words.nextRequest : words.backToList)}
        </LinkButton>
      }
    />
  )
}
