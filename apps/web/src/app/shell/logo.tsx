// The logo of the header, a link to the home page in the language of the page.
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { appText } from '../text.ts'

export function Logo() {
  const t = useT()
  const { lang } = useLang()
  return (
    <a className="logo" href={`/${lang}/home`} aria-label={t(appText.marsaHome)}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="9" fill="var(--brand)" />
        <path
          d="M7.5 11.5v4.5a8.5 8.5 0 0 0 17 0v-4.5"
          fill="none"
          stroke="var(--on-brand)"
          strokeWidth="2.6"
          strokeLinecap="round"
        />
        <circle cx="16" cy="12.5" r="3.1" fill="var(--on-brand)" />
      </svg>
      <span>{t(appText.marsa)}</span>
    </a>
  )
}
