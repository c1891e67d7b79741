// The language switch: the same page in the other language, or the home of the project where a setting says so (A 2).
import { switchedAddress } from '@marsa/model/site/layout.ts'
import { rememberLanguage } from '../../accounts/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { useRouterState } from '../../kit/router/hooks.ts'
import { useSettings } from '../../kit/settings.ts'
import { markSwitch } from '../../kit/switched.ts'

const names = { en: 'English', ar: 'العربية' }

export const otherLanguageOf = (lang: 'en' | 'ar') => (lang === 'en' ? 'ar' : 'en')

/**
 * A full page load, so that language, direction and font are right from the start. Forms keep what was typed as a draft,
 * and those that cannot warn first.
 */
export function LanguageLink({ className = 'navlink' }: { className?: string }) {
  const { lang } = useLang()
  const address = useRouterState({ select: (state) => state.location.href })
  const leadsHome = useSettings()['site.switch-leads-home']
  const other = otherLanguageOf(lang)
  const href = switchedAddress(address, other, leadsHome)
  return (
    <a
      className={className}
      href={href}
      lang={other}
      hrefLang={other}
      data-full=""
      onClick={() => {
        document.cookie = `marsa_lang=${other}; path=/; max-age=31536000; samesite=lax`
        markSwitch(href)
        void rememberLanguage(other)
      }}
    >
      {names[other]}
    </a>
  )
}
