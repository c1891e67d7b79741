// The search of the header: leads to the list with what was typed.
import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Icon } from '../../ui/icon.tsx'
import { appText } from '../text.ts'

/** `className` is the look: the header's own, or a field's in the menu of a phone. */
export function HeadSearch({
  className = 'head-search',
  onDone,
}: {
  className?: string
  onDone?: () => void
}) {
  const t = useT()
  const { lang } = useLang()
  const navigate = useNavigate()
  return (
    <search>
      <form
        className={className}
        onSubmit={(event) => {
          event.preventDefault()
          const typed = new FormData(event.currentTarget).get('reference')
          const reference = typeof typed === 'string' ? typed.trim() : ''
          void navigate({
            href: `/${lang}/freight/shipments?${new URLSearchParams(reference ? { reference } : {}).toString()}`,
          })
          onDone?.()
        }}
      >
        <Icon of={Search} size="s" />
        <input
          name="reference"
          aria-label={t(appText.find)}
          placeholder={t(appText.find)}
          maxLength={60}
          autoComplete="off"
          enterKeyHint="search"
        />
      </form>
    </search>
  )
}
